/** The view of Anubix, as src/benben/games/anubix/view.py makes it. */
import type { Legal, ScoreLine, View } from '$lib/game.ts'

export type Colour = 'red' | 'yellow' | 'blue' | 'orange' | 'green' | 'purple'
export type Building = 'pyramid' | 'arch' | 'relief'
export const COLOURS: Colour[] = ['red', 'yellow', 'blue', 'orange', 'green', 'purple']

/** A turn that is allowed: stones with their payments (`die`, `gem` or a quarry stone), its cost and what it brings. */
export interface Turn extends Legal {
  kind: 'build' | 'pass'
  fields: string[]
  payments: string[]
  cost: { dice: Colour[]; gems: number; stones: string[]; lost: string[] }
  brings: {
    points: Record<string, number>
    total: number
    bonuses: string[]
    finishes: Building[]
    second_building: boolean
  }
  strands: string[] // relief fields that are left without a partner
}

export interface QuarryStone {
  stone: string
  colour: Colour
  state: 'open' | 'used' | 'lost'
}

export interface Bonus {
  name: string
  fields: string[]
  open: boolean
  seats: number[]
}

export interface Player {
  seat: number
  sheet: string | null
  colours: Record<string, Colour>
  marked: string[]
  open: string[]
  quarry: QuarryStone[]
  gems: number
  bonuses: string[]
  second_building: boolean
  reach: { name: string; missing: string[] }[]
  buildings: Record<Building, { marked: number; fields: number; finished: boolean }>
  decided: boolean
  decision: string | null
  score: ScoreLine[]
  total: number
}

export interface Scales {
  pyramid: number[]
  arch: number[]
  keystone: number
  relief: Record<string, number>
  bonus: number
  gem: number
}

export interface AnubixView extends View {
  phase: 'start' | 'sheets' | 'roll' | 'build' | 'together' | 'over'
  round: number
  max_rounds: number | null
  speed: boolean
  active: number | null
  last_round: boolean
  dice: { colour: Colour; free: boolean }[]
  symbols: Bonus[]
  points: Scales
  players: Player[]
  legal: Turn[]
}
