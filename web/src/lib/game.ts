/** What a board is given, and how the parts of a game are found. A game is a folder in `games/`; nothing registers it. */
import type { Component } from 'svelte'
import type { Person } from './wire.ts'

export type { Person }

/** One action that is allowed now: its notation, and what it is about (`kind` and more, by game). */
export interface Legal {
  do: string
  kind: string
}

export interface ScoreLine {
  source: string
  points: number
  rule: string
}

/** What every view holds, whatever the game. A game's `view.ts` extends it. */
export interface View {
  game: string
  seat: number | null
  seats: number
  acting: number[]
  phase: string
  over: boolean
  legal: Legal[]
  shortened: boolean
  players: { seat: number; score: ScoreLine[]; total: number }[]
}

/** A line of the log as this seat may read it; `who` is a seat or '-' for chance. */
export interface SeenEvent {
  n: number
  who: number | '-'
  do: string
  at?: number
  scores?: number[]
  winners?: number[]
}

/** A hint of the guided first match: a message, and the `data-point` of what it points at. */
export interface Coach {
  say: string
  args?: Record<string, string | number>
  point?: string
  do?: string // the action that is proposed
}

export interface BoardProps<V extends View = View> {
  view: V
  seat: number | null // whose board is in front; null for spectators and shared screens
  people: Person[]
  events: SeenEvent[]
  act: (action: string) => Promise<boolean> // true when done; false when refused (the page has said why)
  undo: () => Promise<boolean>
  canUndo: boolean
  busy: boolean // an action is on its way, or the connection is lost
  coach: Coach | null
  quiet: boolean // replay, shared screen: nothing can be done here
}

/** A sentence of the log: a message of the game's .ftl files with its variables. */
export interface Sentence {
  id: string
  args?: Record<string, string | number>
}

/** `games/<game>/say.ts` */
export interface Saying {
  sentence: (event: SeenEvent, people: Person[]) => Sentence | null // null: not worth telling
  hides?: (view: View) => boolean // what one seat sees others must not: people at one device hand it over; if left out, yes
}

/** `games/<game>/coach.ts` */
export interface Coaching {
  seats: number
  lesson: number // the deal of the guided match, always the same
  coach: (view: any, events: SeenEvent[]) => Coach | null
}

/** `games/<game>/Picture.svelte`: what a rule is about, drawn with the components that the server ships. */
export interface Picturing {
  default: Component<{ rule: string; components: any }>
  RULES: string[] // those that have a picture; `<game>-picture-<rule>` is the sentence under it
}

type Loaders<T> = Record<string, () => Promise<T>>
const boards = import.meta.glob('../games/*/Board.svelte') as Loaders<{ default: Component<BoardProps<any>> }>
const sayings = import.meta.glob('../games/*/say.ts') as Loaders<Saying>
const coachings = import.meta.glob('../games/*/coach.ts') as Loaders<Coaching>
const picturings = import.meta.glob('../games/*/Picture.svelte') as Loaders<Picturing>
const icons = import.meta.glob('../games/*/icon.svelte', { eager: true }) as Record<string, { default: Component }>

const at = (game: string, file: string) => `../games/${game}/${file}`

/** The games that have a board, in alphabetical order. */
export const GAMES = Object.keys(boards).map((path) => path.split('/')[2]!).sort()

export async function loadBoard(game: string): Promise<Component<BoardProps<any>> | null> {
  return (await boards[at(game, 'Board.svelte')]?.())?.default ?? null
}

export async function loadSaying(game: string): Promise<Saying | null> {
  return (await sayings[at(game, 'say.ts')]?.()) ?? null
}

export async function loadCoaching(game: string): Promise<Coaching | null> {
  return (await coachings[at(game, 'coach.ts')]?.()) ?? null
}

export async function loadPictures(game: string): Promise<Picturing | null> {
  return (await picturings[at(game, 'Picture.svelte')]?.()) ?? null
}

/** A drawing that stands for a game. */
export function iconOf(game: string): Component | null {
  return icons[at(game, 'icon.svelte')]?.default ?? null
}
