/** What can be done now, sorted by what somebody would touch for it. All of it comes from `view.legal`. */
import { keyed, sorted, sumOf } from './cards.ts'
import type { StregatiLegal, StregatiView } from './view.ts'

export const PAYMENT = 3 // S-U2: what the mummy costs at least

export interface Choices {
  plays: Map<string, StregatiLegal[]> // by card of the hand; several where a tool or a seat is to be named
  drops: Map<string, StregatiLegal>
  backs: Map<string, StregatiLegal>
  draws: StregatiLegal[]
  gives: Map<number, StregatiLegal>
  turns: Map<string, StregatiLegal>
  move: StregatiLegal | null
  stay: StregatiLegal | null
  end: StregatiLegal | null
  swaps: number // how many cards can be exchanged at most
  payees: number[] // who can get the mummy for a payment
}

export type Step = 'choose' | 'more' | 'move' | 'after'

export function choicesOf(view: StregatiView): Choices {
  const of = (kind: StregatiLegal['kind']) => view.legal.filter((one) => one.kind === kind)
  const plays = new Map<string, StregatiLegal[]>()
  for (const one of of('play')) plays.set(one.cards![0]!, [...(plays.get(one.cards![0]!) ?? []), one])
  return {
    plays,
    drops: new Map(of('drop').map((one) => [one.cards![0]!, one])),
    backs: new Map(of('back').map((one) => [one.cards![0]!, one])),
    draws: of('draw'),
    gives: new Map(of('give').map((one) => [one.seat!, one])),
    turns: new Map(of('turn').map((one) => [one.tool!, one])),
    move: of('move')[0] ?? null,
    stay: of('stay')[0] ?? null,
    end: of('end')[0] ?? null,
    swaps: Math.max(0, ...of('swap').map((one) => one.cards!.length)),
    payees: [...new Set(of('pay').map((one) => one.seat!))].sort((one, other) => one - other),
  }
}

/** The cards that were chosen by their keys, as notation has them. */
export function chosenCards(all: string[], keys: ReadonlySet<string>): string[] {
  return sorted(keyed(all).filter(({ key }) => keys.has(key)).map(({ card }) => card))
}

export function swapText(cards: string[]): string {
  return ['swap', ...sorted(cards)].join(' ')
}

export function payText(cards: string[], seat: number): string {
  return ['pay', ...sorted(cards), 'give', seat].join(' ')
}

/** Whether an action is offered; where the list is shortened, the server has the last word. */
export function offered(view: StregatiView, text: string): boolean {
  return view.shortened || view.legal.some((one) => one.do === text)
}

export function paysEnough(cards: string[]): boolean {
  return sumOf(cards) >= PAYMENT
}

/** Where in a turn somebody is; null between games. */
export function stepOf(view: StregatiView): Step | null {
  switch (view.phase) {
    case 'choose':
    case 'swap':
      return 'choose'
    case 'drop':
      return 'more'
    case 'list':
      return stepOfList(view)
    case 'close':
    case 'pay':
    case 'give':
    case 'turn':
      return 'after'
    default:
      return null
  }
}

/** A seat that is asked sees which step it is by what it may do; everybody else only that it goes on. */
function stepOfList(view: StregatiView): Step {
  const may = (...kinds: StregatiLegal['kind'][]) => view.legal.some((one) => kinds.includes(one.kind))
  if (!view.legal.length || may('play', 'back')) return 'more'
  return may('pay') ? 'after' : 'move'
}
