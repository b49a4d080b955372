/** Shapes turned and mirrored: how a pattern lies in the hand, and which of the allowed marks lie that way. */
import type { Mark } from './view.ts'

type Square = [row: number, column: number]

/** How a pattern is held: so many quarters to the right, after it was mirrored or not. */
export interface Way {
  turns: number
  mirrored: boolean
}

export const WAYS: Way[] = [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((turns) => ({ turns, mirrored })))

/** A drawn pattern as squares. */
export function squaresOf(rows: string[]): Square[] {
  return rows.flatMap((text, row) => [...text].flatMap((sign, column): Square[] => (sign === 'X' ? [[row, column]] : [])))
}

/** A pattern as it is held, pushed to the top left corner. */
export function held(rows: string[], way: Way): Square[] {
  let squares = squaresOf(rows)
  if (way.mirrored) squares = squares.map(([row, column]) => [row, -column])
  for (let turn = 0; turn < way.turns; turn++) squares = squares.map(([row, column]) => [column, -row])
  return pushed(squares)
}

function pushed(squares: Square[]): Square[] {
  const top = Math.min(...squares.map(([row]) => row))
  const left = Math.min(...squares.map(([, column]) => column))
  return squares.map(([row, column]): Square => [row - top, column - left]).sort((one, other) => one[0] - other[0] || one[1] - other[1])
}

const keyOf = (squares: Square[]) => squares.map(([row, column]) => `${row}${column}`).join(' ')

const squareOf = (cell: string): Square => [Number(cell[1]) - 1, cell.charCodeAt(0) - 97]

/** Two ways that look the same have the same key. */
export const keyOfWay = (rows: string[], way: Way) => keyOf(held(rows, way))

const keyOfMark = (mark: Mark) => keyOf(pushed(mark.cells.map(squareOf)))

/** Marks of a card over a space that lie in a way, those around the space first. */
export function lying(marks: Mark[], card: number, cell: string, key: string): Mark[] {
  const found = marks.filter((mark) => mark.card === card && mark.cells.includes(cell) && keyOfMark(mark) === key)
  return found.sort((one, other) => farFrom(cell, one) - farFrom(cell, other))
}

function farFrom(cell: string, mark: Mark): number {
  const [row, column] = squareOf(cell)
  return mark.cells.map(squareOf).reduce((sum, [r, c]) => sum + (r - row) ** 2 + (c - column) ** 2, 0)
}

/** The way in which a mark lies; of several that look the same the one that `near` is turned into first. */
export function wayOf(rows: string[], mark: Mark, near: Way): Way {
  const key = keyOfMark(mark)
  return turning(near).find((way) => keyOfWay(rows, way) === key) ?? near
}

/** All ways, beginning with one, then turned on, then mirrored. */
export function turning(from: Way): Way[] {
  const on = (mirrored: boolean) => [0, 1, 2, 3].map((more) => ({ turns: (from.turns + more) % 4, mirrored }))
  return [...on(from.mirrored), ...on(!from.mirrored)]
}

/** Every mark over a space, in the order in which the hand turns. */
export function allOver(rows: string[], marks: Mark[], card: number, cell: string, from: Way): Mark[] {
  const seen = new Set<string>()
  return turning(from).flatMap((way) => {
    const key = keyOfWay(rows, way)
    if (seen.has(key)) return []
    seen.add(key)
    return lying(marks, card, cell, key)
  })
}

/** The outer line of spaces, as a path in squares of a size. */
export function outline(cells: string[], size: number): string {
  const inside = new Set(cells)
  const name = (row: number, column: number) => String.fromCharCode(97 + column) + (row + 1)
  return cells
    .map((cell) => {
      const [row, column] = squareOf(cell)
      const [top, left] = [row * size, column * size]
      let path = ''
      if (!inside.has(name(row - 1, column))) path += `M${left} ${top}h${size}`
      if (!inside.has(name(row + 1, column))) path += `M${left} ${top + size}h${size}`
      if (!inside.has(name(row, column - 1))) path += `M${left} ${top}v${size}`
      if (!inside.has(name(row, column + 1))) path += `M${left + size} ${top}v${size}`
      return path
    })
    .join('')
}
