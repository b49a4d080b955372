// The messages between a browser and the server; src/benben/server/wire.py says what they mean.

export type Reactions =
  | 'hello' | 'well_done' | 'oh_no' | 'thinking' | 'hurry' | 'thanks' | 'good_game' | 'one_moment'

export interface Hello { type: 'hello'; seat?: number | null; seen?: number; mark?: string }
export interface Act { type: 'act'; cid: string; n: number; do: string }
export interface Undo { type: 'undo'; cid: string; n: number }
export interface React { type: 'react'; which: Reactions }
export interface Ping { type: 'ping' }
export type Request = Hello | Act | Undo | React | Ping

export interface Person { seat: number; name: string | null; figure: string | null; bot: string | null; yours: boolean }
export interface Welcome {
  type: 'welcome'; match: string; table: string | null; seat: number | null; header: Record<string, any>
  people: Person[]
}
export interface People { type: 'people'; people: Person[] }
export interface News {
  type: 'news'; first: number; events: any[]; mark: string; view: any; can_undo: boolean; clock: number[] | null
}
export interface Done { type: 'done'; cid: string; n: number }
export interface Refused { type: 'refused'; cid: string; error: string; text: string; rule: string | null }
export interface Presence { type: 'presence'; seats: number[]; watchers: number }
export interface Reaction { type: 'reaction'; seat: number | null; which: string }
export interface Pong { type: 'pong' }
export interface Bye { type: 'bye'; why: string; text: string }
export type Answer = Welcome | People | News | Done | Refused | Presence | Reaction | Pong | Bye
