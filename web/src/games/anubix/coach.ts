/** The guided first match: a lesson a turn as long as there are new ones, then advice. */
import type { Coach, SeenEvent } from '$lib/game.ts'
import type { AnubixView, Turn } from './view.ts'

export const seats = 2
export const lesson = 1

interface Lesson {
  say: string
  fits: (turn: Turn) => boolean // the turns that show what the lesson is about
}

const dice = (turn: Turn) => turn.payments.every((payment) => payment === 'die')
const inside = (turn: Turn, parts: string) => turn.fields.length > 0 && turn.fields.every((field) => parts.includes(field[0]!))
const quarry = (turn: Turn) => turn.cost.stones.length === 1 && turn.cost.lost.length < 3 && turn.cost.gems === 0

/** In the order in which they are told; each waits for a turn that fits. */
const LESSONS: Lesson[] = [
  { say: 'anubix-coach-first', fits: (turn) => inside(turn, 'plr') && dice(turn) && turn.fields.length === 1 },
  { say: 'anubix-coach-two', fits: (turn) => inside(turn, 'plr') && dice(turn) && turn.fields.length === 2 },
  { say: 'anubix-coach-relief', fits: (turn) => inside(turn, 'g') && dice(turn) },
  { say: 'anubix-coach-quarry', fits: (turn) => turn.fields.length > 0 && quarry(turn) },
  { say: 'anubix-coach-arch', fits: (turn) => turn.fields.some((field) => 'lr'.includes(field[0]!)) && turn.cost.gems === 0 && turn.cost.lost.length < 3 },
  { say: 'anubix-coach-gem', fits: (turn) => turn.cost.gems === 1 && turn.cost.stones.length === 0 && turn.fields.length === 2 },
  { say: 'anubix-coach-bonuses', fits: (turn) => turn.kind === 'build' && dice(turn) },
]

/** How good a turn looks: points now, and a little for every stone that leads on. */
function worth(turn: Turn): number {
  const pillars = turn.fields.filter((field) => field[0] !== 'g').length
  return turn.brings.total + turn.fields.length * 1.2 + pillars * 0.3 - turn.strands.length - turn.cost.gems * 0.5
}

function best(turns: Turn[]): Turn | null {
  return turns.reduce<Turn | null>((found, turn) => (found === null || worth(turn) > worth(found) ? turn : found), null)
}

function pointAt(turn: Turn): string {
  return turn.fields[0] ? `field-${turn.fields[0]}` : 'pass'
}

/** Advice once the lessons are told. */
function advice(view: AnubixView, turn: Turn): Coach {
  const found = { do: turn.do, point: pointAt(turn) }
  if (turn.kind === 'pass') return { say: 'anubix-coach-pass', ...found }
  if (turn.brings.second_building) return { say: 'anubix-coach-second', ...found }
  if (turn.brings.bonuses.length) return { say: 'anubix-coach-bonus', ...found }
  if (view.last_round) return { say: 'anubix-coach-last', ...found }
  if (turn.strands.length) return { say: 'anubix-coach-strands', ...found }
  return { say: dice(turn) ? 'anubix-coach-free' : 'anubix-coach-dear', ...found }
}

export function coach(view: AnubixView, events: SeenEvent[]): Coach | null {
  if (view.over) return { say: 'anubix-coach-over', point: 'scores' }
  if (view.seat === null) return null
  const turns = events.filter((event) => event.who === view.seat).length
  if (!view.legal.length) return { say: turns === 0 ? 'anubix-coach-wait-first' : turns % 2 ? 'anubix-coach-wait-dice' : 'anubix-coach-wait-bonus', point: 'dice' }
  const lesson = LESSONS[turns]
  const shown = lesson ? best(view.legal.filter(lesson.fits)) : null
  if (lesson && shown) return { say: lesson.say, do: shown.do, point: pointAt(shown) }
  return advice(view, best(view.legal)!)
}
