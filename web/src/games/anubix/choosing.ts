/** Choosing a turn from those that are allowed: stones first, in any order, then what pays for each. */
import type { Turn } from './view.ts'

/** A stone that is chosen; `payment` is null while the cheapest one will do. */
export interface Pick {
  field: string
  payment: string | null
}

/** Whether a turn has all these stones, with the payments that are settled. */
function holds(turn: Turn, picks: Pick[]): boolean {
  return picks.every(({ field, payment }) => {
    const at = turn.fields.indexOf(field)
    return at >= 0 && (payment === null || turn.payments[at] === payment)
  })
}

/** What a turn leaves to regret: points that go, and then gems, which are good for any colour. */
function price(turn: Turn): number {
  return -turn.brings.total * 10 + turn.cost.gems
}

function cheapest(turns: Turn[]): Turn | null {
  return turns.reduce<Turn | null>((best, turn) => (best === null || price(turn) < price(best) ? turn : best), null)
}

/** The turn that is chosen, if the stones are a whole one. */
export function chosenTurn(legal: Turn[], picks: Pick[]): Turn | null {
  return cheapest(legal.filter((turn) => turn.fields.length === picks.length && picks.length > 0 && holds(turn, picks)))
}

/** The fields that a turn can begin with. */
export function beginnings(legal: Turn[]): Set<string> {
  const alone = legal.filter((turn) => turn.fields.length === 1).flatMap((turn) => turn.fields)
  return new Set([...alone, ...legal.filter(isPair).flatMap((turn) => turn.fields)])
}

/** The fields that can be built with the one that is chosen. */
export function companions(legal: Turn[], picks: Pick[]): Set<string> {
  const first = picks[0]
  if (picks.length !== 1 || !first) return new Set()
  const both = legal.filter((turn) => turn.fields.length === 2 && holds(turn, [first]))
  return new Set(both.flatMap((turn) => turn.fields).filter((field) => field !== first.field))
}

/** Two stones of the relief, which go together or not at all. */
export function isPair(turn: Turn): boolean {
  return turn.fields.length === 2 && turn.fields.every((field) => field.startsWith('g'))
}

/** The stones after one has been pointed at: added, taken away, or the beginning of another turn. */
export function point(legal: Turn[], picks: Pick[], field: string): Pick[] {
  if (picks.some((pick) => pick.field === field)) {
    return valid(legal, picks.filter((pick) => pick.field !== field))
  }
  const added = { field, payment: null }
  const [first] = picks
  if (first && companions(legal, [first]).has(field)) return [first, added]
  const loose = first && { ...first, payment: null }
  if (loose && companions(legal, [loose]).has(field)) return [loose, added]
  return beginnings(legal).has(field) ? [added] : picks
}

/** Picks as far as the turns that are allowed still hold them. */
export function valid(legal: Turn[], picks: Pick[]): Pick[] {
  const [first] = picks
  if (picks.length === 2) return chosenTurn(legal, picks) ? picks : valid(legal, picks.slice(0, 1))
  return first && beginnings(legal).has(first.field) && legal.some((turn) => holds(turn, picks)) ? picks : []
}

/** What can pay for a stone, each with the turn that it leads to; the cheapest first. */
export function payments(legal: Turn[], picks: Pick[], field: string): { payment: string; turn: Turn }[] {
  const others = picks.map((pick) => (pick.field === field ? { field, payment: null } : pick))
  const found = offered(legal, others, field)
  // Where the other stone's payment leaves no choice, it may change along.
  const free = offered(legal, picks.map((pick) => ({ field: pick.field, payment: null })), field)
  const known = new Set(found.map((one) => one.payment))
  return [...found, ...free.filter((one) => !known.has(one.payment))].sort((a, b) => rank(a.payment) - rank(b.payment))
}

function offered(legal: Turn[], picks: Pick[], field: string): { payment: string; turn: Turn }[] {
  const turns = legal.filter((turn) => turn.fields.length === picks.length && holds(turn, picks))
  const names = new Set(turns.map((turn) => payment(turn, field)))
  return [...names].map((name) => ({ payment: name, turn: cheapest(turns.filter((turn) => payment(turn, field) === name))! }))
}

/** What pays for a field in a turn. */
export function payment(turn: Turn, field: string): string {
  return turn.payments[turn.fields.indexOf(field)]!
}

/** Picks with another payment for one stone; the other stone's is given up where they do not go together. */
export function pay(legal: Turn[], picks: Pick[], field: string, payment: string): Pick[] {
  const paid = picks.map((pick) => (pick.field === field ? { field, payment } : pick))
  if (chosenTurn(legal, paid)) return paid
  return paid.map((pick) => (pick.field === field ? pick : { ...pick, payment: null }))
}

/** Die, gem, then the quarry from the left. */
function rank(payment: string): number {
  return payment === 'die' ? 0 : payment === 'gem' ? 1 : 1 + Number(payment.slice(1))
}
