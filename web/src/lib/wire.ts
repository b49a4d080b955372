// Written by tools/write_wire_types.py from src/benben/server/wire.py: change that, and run it again.

/** An event as the shown seat may know it; hidden words are "?". `who` is a seat, or "-" for chance. */
export interface Told {
  n: number
  who: number | '-'
  do: string
  at?: number // milliseconds since the start, in a match with a clock
  scores?: number[] // with "over"
  winners?: number[]
}

/** All that the shown seat may know, as its game has it: docs/games. */
export type View = Record<string, any>

/** The faces that people may show each other. */
export type Reactions = 'hello' | 'well_done' | 'oh_no' | 'thinking' | 'hurry' | 'thanks' | 'good_game' | 'one_moment'

// From the client

/** Show a seat of one's own, or with null what a spectator sees. `mark` came with the last event seen. */
export interface Hello {
  type: 'hello'
  seat?: number | null
  seen?: number
  mark?: string
}

/** Do something, as event `n`. Sent again with the same `cid` it is the same action. */
export interface Act {
  type: 'act'
  cid: string
  n: number
  do: string
}

/** Take back one's own event `n`. */
export interface Undo {
  type: 'undo'
  cid: string
  n: number
}

/** Show the others one of a few faces. */
export interface React {
  type: 'react'
  which: Reactions
}

/** Is anybody there? */
export interface Ping {
  type: 'ping'
}

/** From the client: `type` says which. */
export type Request = Hello | Act | Undo | React | Ping

/** Who sits at a seat: a guest, a bot, or a bot beside a guest who is away. */
export interface Person {
  seat: number
  name: string | null
  figure: string | null
  bot: string | null
  yours: boolean
}

// From the server

/** What does not change during a match, and who plays. */
export interface Welcome {
  type: 'welcome'
  match: string
  table: string | null
  seat: number | null
  header: Record<string, any>
  people: Person[]
}

/** Somebody came, left, or has another name. */
export interface People {
  type: 'people'
  people: Person[]
}

/** Events from number `first` on, in place of all that the client has from there; and the whole view after them. */
export interface News {
  type: 'news'
  first: number
  events: Told[]
  mark: string
  view: View
  can_undo: boolean
  clock: number[] | null
}

/** An action, or its taking back, is kept for good. It is, or was, event `n`. */
export interface Done {
  type: 'done'
  cid: string
  n: number
}

/** Nothing has changed. `error` is for programs, `text` for people, `rule` the rule that forbids it. */
export interface Refused {
  type: 'refused'
  cid: string
  error: string
  text: string
  rule: string | null
}

/** The seats whose people are looking, and how many others are. */
export interface Presence {
  type: 'presence'
  seats: number[]
  watchers: number
}

/** A face that somebody made; null is a spectator. */
export interface Reaction {
  type: 'reaction'
  seat: number | null
  which: Reactions
}

/** Somebody is. */
export interface Pong {
  type: 'pong'
}

/** The server closes this socket; `why` is for programs, `text` for people. */
export interface Bye {
  type: 'bye'
  why: string
  text: string
}

/** From the server: `type` says which. */
export type Answer = Welcome | People | News | Done | Refused | Presence | Reaction | Pong | Bye
