/** The view of Pyramids, as src/benben/games/pyramids/view.py makes it. */
import type { Legal, View } from '../../lib/game.ts'

export const COLOURS = ['green', 'orange', 'purple'] as const
export type Colour = (typeof COLOURS)[number]
export const AWARDS = [10, 6, 3]

export interface Card {
  number: number
  colour: Colour
  rows: string[]
  marked: string[]
}

export interface Pattern {
  name: string
  rows: string[]
}

export interface Expedition extends Pattern {
  copies: number
  used: number
}

export interface Player {
  seat: number
  cards: (Card | null)[]
  kept: boolean
  extra: number
  completed: { number: number; colour: Colour }[]
  finished: number[]
  red: number
  green: number
  skulls: number
  worst: number
  torches: boolean[]
  awards: Record<Colour, number[]>
  score: { source: string; points: number; rule: string }[]
  total: number
}

export type Brings = Partial<Record<'cross' | 'red' | 'green' | 'torch' | 'skull' | 'potion' | 'entrance' | 'tomb', number>>

/** What would stand on the score card, where it changes; `award` are pyramid points in sight. */
export interface After {
  points: number
  red?: number
  green?: number
  skulls?: number
  torches?: number
  award?: number
}

export interface Mark extends Legal {
  kind: 'mark' | 'single' | 'extra'
  card: number
  cells: string[]
  brings: Brings
  after: After
}

export interface Keep extends Legal {
  kind: 'keep'
  cards: number[]
}

export interface Take extends Legal {
  kind: 'take'
  card: number | null
}

export interface PyramidsView extends View {
  phase: 'deal' | 'keep' | 'display' | 'reveal' | 'mark' | 'take' | 'draw' | 'refill' | 'over'
  round: number
  flip: number
  pattern: Pattern | null
  expedition: Expedition[]
  awards: Record<Colour, number[]>
  track: number[]
  dealt: Card[]
  display: Card[]
  deck: number
  unseen: number[]
  players: Player[]
  legal: (Mark | Keep | Take | Legal)[]
}

export const isMark = (legal: Legal): legal is Mark => ['mark', 'single', 'extra'].includes(legal.kind)
export const isKeep = (legal: Legal): legal is Keep => legal.kind === 'keep'
export const isTake = (legal: Legal): legal is Take => legal.kind === 'take'

export const CELLS = [...'12345'].flatMap((row) => [...'abcde'].map((column) => column + row))

/** The sign of a chamber at a space, such as `r` for a red gem. */
export function signAt(card: Card, cell: string): string {
  return card.rows[Number(cell[1]) - 1]![cell.charCodeAt(0) - 97]!
}
