/** Events as sentences. */
import type { Saying, SeenEvent, Sentence, View } from '$lib/game.ts'
import { nameOf } from '$lib/people.ts'
import type { Person } from '$lib/wire.ts'
import { listOf, t } from '$lib/words.svelte.ts'
import { colourName } from './names.ts'
import type { Colour } from './view.ts'

const PARTS: Record<string, string> = { p: 'pyramid', l: 'left', r: 'right', k: 'keystone', g: 'relief' }

/** Where a stone is built, as it stands after "builds": "stone 1 in level 2 of the pyramid". */
function where(field: string): string {
  return t('anubix-built-at', { part: PARTS[field[0]!]!, level: Number(field[1] ?? 0), at: Number(field[2] ?? 0) })
}

function means(payments: string[]): string {
  if (payments.length === 2 && payments[0] === payments[1]) return t('anubix-paid-two', { payment: payments[0]! })
  return listOf(payments.map((payment) => {
    const quarry = payment.startsWith('q')
    return t('anubix-paid', { payment: quarry ? 'quarry' : payment, number: quarry ? Number(payment.slice(1)) : 0 })
  }))
}

function built(who: string, words: string[]): Sentence {
  const fields = words.filter((_, at) => at % 2 === 0)
  const paid = means(words.filter((_, at) => at % 2 === 1))
  if (fields[0]!.startsWith('g')) return { id: 'anubix-say-relief', args: { who, paid } }
  return { id: 'anubix-say-build', args: { who, paid, what: listOf(fields.map(where)), count: fields.length } }
}

export const sentence: Saying['sentence'] = (event: SeenEvent, people: Person[]): Sentence | null => {
  const [verb, ...words] = event.do.split(' ')
  const name = (seat: number) => nameOf(people[seat], seat)
  if (event.who !== '-') {
    return verb === 'build' ? built(name(event.who), words) : { id: 'anubix-say-pass', args: { who: name(event.who) } }
  }
  switch (verb) {
    case 'start':
      return { id: 'anubix-say-start', args: { who: name(Number(words[0])) } }
    case 'sheets':
      return { id: 'anubix-say-sheets', args: { sheets: listOf(words.map((letter, seat) => t('anubix-say-sheet', { who: name(seat), letter }))) } }
    case 'roll':
      return { id: 'anubix-say-roll', args: { dice: listOf(words.map((colour) => colourName(colour as Colour))) } }
    default:
      return null
  }
}

/** Only what waits for others is told to nobody else (A-O1). */
export function hides(view: View): boolean {
  return view.phase === 'together'
}
