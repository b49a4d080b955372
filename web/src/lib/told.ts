/** What the server tells over HTTP; src/benben/server/http says what it means. */
import type { Person } from './wire.ts'

export interface Me {
  id: string
  name: string
  figure: string
  program: boolean
  created: number
}

export interface Move {
  code: string
  link: string
  qr: string
  expires: number
}

export type OptionValue = boolean | number | string | null

export interface Option {
  name: string
  kind: 'flag' | 'choice' | 'number' | 'seat'
  choices: string[]
  defaults: Record<string, OptionValue>
  rule: string
  about: string
}

export interface Game {
  id: string
  title: string
  rules: number
  seats: number[]
  options: Option[]
  editions: string[]
  bots: string[]
  credits: string
}

export interface Games {
  games: Game[]
  figures: string[]
}

export interface Rules {
  game: string
  version: number
  language: string // of the text: English where there is no translation
  markdown: string
}

export interface Edition {
  game: string
  name: string
  digest: string
  components: any // as the game's edition has them
}

export interface Place {
  seat: number
  name: string | null
  figure: string | null
  bot: string | null
  ready: boolean
  yours: boolean
}

export interface Table {
  code: string
  link: string
  phase: 'open' | 'playing' | 'over' | 'closed'
  match: string | null
  game: string
  seats: number
  edition: string | null
  options: Record<string, OptionValue>
  clock: { base: number; bonus: number } | null
  public: boolean
  duplicate: boolean
  stand_in: string
  patience: number | null
  host: boolean
  created: number
  touched: number
  places: Place[]
}

export interface Started {
  match: string
  table: string
  seat: number
}

export interface Line {
  match: string
  table: string
  game: string
  seats: number[]
  people: Place[]
  phase: 'playing' | 'over'
  touched: number
}

export interface Mine {
  waiting: Line[]
  running: Line[]
  finished: Line[]
  more: string | null
}

export interface MatchTold {
  match: string
  phase: 'running' | 'over'
  game: string
  header: Record<string, unknown>
  people: Person[]
  yours: number[]
  table: string | null
  sealed: boolean
  scores: number[] | null
  winners: number[] | null
}

export interface ReplayTold {
  match: string
  steps: { n: number; event: import('./game.ts').SeenEvent | null; views: import('./game.ts').View[] }[]
  events: number
  more: number | null
}
