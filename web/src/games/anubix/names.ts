/** What things are called, and what there is to say about each. */
import { currentLocale, has, t } from '$lib/words.svelte.ts'
import type { AnubixView, Bonus, Colour, Player, Turn } from './view.ts'

export const colourName = (colour: Colour): string => t('anubix-colour', { colour })
export const stoneName = (colour: Colour): string => t('anubix-stone', { colour })
export const dieName = (colour: Colour): string => t('anubix-die', { colour })

const PARTS: Record<string, string> = { p: 'pyramid', l: 'left', r: 'right', k: 'keystone', g: 'relief', q: 'quarry' }

/** The place of a field or quarry stone in words: "pyramid, level 2, stone 1". */
export function placeName(field: string): string {
  const part = PARTS[field[0]!]!
  const level = part === 'quarry' ? Number(field.slice(1)) : Number(field[1] ?? 0)
  return t('anubix-place', { part, level, at: Number(field[2] ?? 0) })
}

export function bonusName(bonus: string): string {
  const id = [`anubix-bonus-${bonus}`, `figure-${bonus}`].find(has) // other editions have other symbols
  return id ? t(id) : bonus
}

/** What pays for a stone: a die, a gem, or a stone of the quarry. */
export function paymentName(payment: string, colour: Colour): string {
  if (payment === 'die') return dieName(colour)
  return payment === 'gem' ? t('anubix-gem') : t('anubix-place', { part: 'quarry', level: Number(payment.slice(1)), at: 0 })
}

/** The quarry stones that are lost by taking one, as its share of a turn: those since the one taken before it. */
function lostBy(turn: Turn, payment: string): number {
  const number = (stone: string) => Number(stone.slice(1))
  const before = Math.max(0, ...turn.cost.stones.map(number).filter((one) => one < number(payment)))
  return turn.cost.lost.map(number).filter((one) => before < one && one < number(payment)).length
}

/** The points that a payment takes, as its share of what the turn does. */
export function priceOf(turn: Turn, payment: string): number {
  if (payment === 'die') return 0
  const { gems, stones, lost } = turn.cost
  if (payment === 'gem') return (turn.brings.points['gems'] ?? 0) / gems
  return ((turn.brings.points['quarry'] ?? 0) / (stones.length + lost.length)) * (1 + lostBy(turn, payment))
}

/** What a payment costs: a gem, or quarry stones with those that are jumped over. */
export function costName(turn: Turn, payment: string): string {
  if (payment === 'die') return t('anubix-cost-none')
  return payment === 'gem' ? t('anubix-cost-gem') : t('anubix-cost-quarry', { lost: lostBy(turn, payment) })
}

/** Points with their sign, and a real minus. */
export function signed(points: number): string {
  return new Intl.NumberFormat(currentLocale(), { signDisplay: 'exceptZero' }).format(points).replace('-', '−')
}

/** The bonuses whose symbol is on a field. */
export function bonusesOn(view: AnubixView, field: string): Bonus[] {
  return view.symbols.filter((bonus) => bonus.fields.includes(field))
}

/** Whether a field stands, can be next by its place, waits for others, or never can. */
export function stateOf(player: Player, field: string): 'built' | 'next' | 'waits' | 'stranded' {
  if (player.marked.includes(field)) return 'built'
  if (player.open.includes(field)) return 'next'
  return field.startsWith('g') ? 'stranded' : 'waits'
}

/** A field in a sentence, for whoever does not see it. `can` is what may be done with it now. */
export function fieldSentence(view: AnubixView, player: Player, field: string, can: string | null): string {
  const state = stateOf(player, field)
  const said = [placeName(field), stoneName(player.colours[field]!), t(can ?? `anubix-state-${state}`)]
  for (const bonus of bonusesOn(view, field)) said.push(t('anubix-bears', { bonus: bonusName(bonus.name) }))
  return said.join(', ')
}

export function quarrySentence(player: Player, at: number): string {
  const { stone, colour, state } = player.quarry[at]!
  return [placeName(stone), stoneName(colour), t(`anubix-quarry-${state}`)].join(', ')
}

/** How an explanation and its rule are found for a thing on the table: a field, `q3`, `gem`, `die`, `bonus scarab`. */
export function aboutThing(view: AnubixView, thing: string): { id: string; rule: string } {
  if (thing === 'gem') return { id: 'anubix-about-gem', rule: 'A-P4' }
  if (thing === 'die') return { id: 'anubix-about-die', rule: 'A-P6' }
  if (thing === 'bonus second') return { id: 'anubix-about-second', rule: 'A-F1' }
  if (thing.startsWith('bonus ')) {
    const bonus = view.symbols.find((one) => `bonus ${one.name}` === thing)
    return { id: bonus && bonus.fields.length > 1 ? 'anubix-about-group' : 'anubix-about-single', rule: 'A-N2' }
  }
  if (thing === 'k') return { id: 'anubix-about-keystone', rule: 'A-B5' }
  if (thing.startsWith('q')) return { id: 'anubix-about-quarry', rule: 'A-P2' }
  if (thing.startsWith('g')) return { id: 'anubix-about-relief', rule: 'A-B3' }
  return thing.startsWith('p') ? { id: 'anubix-about-pyramid', rule: 'A-B4' } : { id: 'anubix-about-arch', rule: 'A-B5' }
}
