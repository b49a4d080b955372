/** Ways through a chamber. */
import { CELLS, signAt, type Card } from './view.ts'

/** The spaces beside one, without walls. */
function beside(card: Card, cell: string): string[] {
  const [column, row] = [cell.charCodeAt(0), Number(cell[1])]
  const near = [[0, 1], [0, -1], [1, 0], [-1, 0]].map(([right, down]) => String.fromCharCode(column + right!) + (row + down!))
  return near.filter((other) => CELLS.includes(other) && signAt(card, other) !== '#')
}

/** What is still to be marked on a shortest way to the tomb, from the entrance or from what is marked; null: no way. */
export function wayToTomb(card: Card): string[] | null {
  const entrance = CELLS.filter((cell) => signAt(card, cell) === 'E')
  let ways = card.marked.length ? card.marked.map((cell) => ({ at: cell, way: [] as string[] })) : entrance.map((cell) => ({ at: cell, way: [cell] }))
  const seen = new Set(ways.map(({ at }) => at))
  while (ways.length) {
    const found = ways.find(({ at }) => signAt(card, at) === 'T')
    if (found) return found.way
    ways = ways.flatMap(({ at, way }) => beside(card, at).filter((cell) => !seen.has(cell) && seen.add(cell)).map((cell) => ({ at: cell, way: [...way, cell] })))
  }
  return null
}
