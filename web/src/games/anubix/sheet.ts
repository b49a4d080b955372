/** The sheets of an edition, and what a drawn one looks at: a player who has built nothing. */
import type { AnubixView, Colour, Player, QuarryStone, Scales } from './view.ts'

export interface Sheet {
  pyramid: Colour[][]
  left: Colour[]
  right: Colour[]
  key: Colour
  relief: Colour[][]
  quarry: Colour[]
}

export interface Components {
  sheets: Record<string, Sheet>
  points: Omit<Scales, 'bonus' | 'gem'>
  symbols: Record<string, string[]>
  gems: Record<string, number>
  rounds?: number
}

/** The colours of all fields by their names. */
export function coloursOf(sheet: Sheet): Record<string, Colour> {
  return {
    ...Object.fromEntries(sheet.pyramid.flatMap((row, level) => row.map((colour, at) => [`p${level + 1}${at + 1}`, colour]))),
    ...Object.fromEntries((['left', 'right'] as const).flatMap((side) => sheet[side].map((colour, at) => [side[0]! + (at + 1), colour]))),
    k: sheet.key,
    ...Object.fromEntries(sheet.relief.flatMap((row, level) => row.map((colour, at) => [`g${level + 1}${at + 1}`, colour]))),
  }
}

/** The sheet with another colour at a field or quarry stone. */
export function recoloured(sheet: Sheet, name: string, colour: Colour): Sheet {
  const [a, b] = [Number(name[1]) - 1, Number(name[2]) - 1]
  const put = (row: Colour[], place: number) => row.map((one, at) => (at === place ? colour : one))
  const level = (rows: Colour[][]) => rows.map((row, at) => (at === a ? put(row, b) : row))
  switch (name[0]) {
    case 'p':
      return { ...sheet, pyramid: level(sheet.pyramid) }
    case 'g':
      return { ...sheet, relief: level(sheet.relief) }
    case 'l':
      return { ...sheet, left: put(sheet.left, a) }
    case 'r':
      return { ...sheet, right: put(sheet.right, a) }
    case 'k':
      return { ...sheet, key: colour }
    default:
      return { ...sheet, quarry: put(sheet.quarry, Number(name.slice(1)) - 1) }
  }
}

/** Somebody with this sheet; `marked` are fields that are built, `struck` quarry stones that were used. */
export function playerWith(letter: string, sheet: Sheet, gems: number, marked: string[] = [], struck: number[] = []): Player {
  const none = { marked: 0, fields: 0, finished: false }
  const colours = coloursOf(sheet)
  const quarry = sheet.quarry.map((colour, at): QuarryStone => {
    const state = struck.includes(at) ? 'used' : at < Math.max(-1, ...struck) ? 'lost' : 'open'
    return { stone: `q${at + 1}`, colour, state }
  })
  return {
    seat: 0, sheet: letter, colours, marked, open: Object.keys(colours), quarry, gems,
    bonuses: [], second_building: false, reach: [], decided: false, decision: null, score: [], total: 0,
    buildings: { pyramid: none, arch: none, relief: { ...none, marked: marked.filter((field) => field[0] === 'g').length } },
  }
}

/** All of a view that a sheet looks at. */
export function viewOf({ symbols, points }: Components): AnubixView {
  const drawn = Object.entries(symbols).map(([name, fields]) => ({ name, fields, open: true, seats: [] }))
  return { symbols: drawn, points } as unknown as AnubixView
}
