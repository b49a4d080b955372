/** The view of Stregati, as src/benben/games/stregati/view.py makes it. */
import type { Legal, ScoreLine, View } from '../../lib/game.ts'

export type Tool = 'L' | 'P' | 'R' | 'T'
export type Phase =
  | 'start' | 'row' | 'deal' | 'draw' | 'shuffle' | 'choose' | 'swap' | 'drop' | 'list' | 'close' | 'pay' | 'give' | 'turn' | 'over'

/** What a card that comes or goes makes of a sum. */
export interface Sum {
  have: number
  need: number | null
  missing: number | null
  exact: boolean
  beyond: boolean
}

export interface StregatiLegal extends Legal, Partial<Sum> {
  kind: 'draw' | 'swap' | 'play' | 'drop' | 'back' | 'move' | 'stay' | 'end' | 'pay' | 'give' | 'turn'
  cards?: string[]
  count?: number
  tool?: Tool
  seat?: number
  victims?: number[]
}

export interface Player extends Sum {
  seat: number
  place: number // 0 to 3 an adventure, 4 the chamber, 5 inside
  passed: number
  beside_chamber: boolean
  inside: boolean
  cards: number
  known: string[]
  either: string[]
  lacks: Record<string, number>
  swapped: number
  played: string[]
  mummy: boolean
  before: number
  score: ScoreLine[]
  total: number
}

export interface StregatiView extends View {
  phase: Phase
  turn: number
  first: number
  extra: boolean
  more: '0' | '1' | 'any'
  round: number
  match: { game: number; games: number | null; limit: number | null; max_rounds: number | null }
  options: { expert: boolean; extra_draw: 'one' | 'full' }
  row: number[]
  chamber: number
  arrow: Tool
  mummy: number | null
  hand: string[]
  draw: number
  discard: { count: number; known: string[]; yours: string[]; hidden: number }
  unseen: string[]
  taken: { seat: number; do: string }[]
  legal: StregatiLegal[]
  players: Player[]
}

export const ADVENTURES = 4 // of a row; the place after them is the chamber
export const INSIDE = ADVENTURES + 1
