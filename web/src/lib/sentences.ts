/** The log as sentences in the language that is shown. */
import type { Saying, SeenEvent } from './game.ts'
import { nameOf } from './people.ts'
import type { Person } from './wire.ts'
import { listOf, t } from './words.svelte.ts'

/** What an event says; '' for what is not worth telling. */
export function sentenceOfEvent(saying: Saying | null, event: SeenEvent, people: Person[]): string {
  if (event.do === 'over') return t('log-over')
  const sentence = saying?.sentence(event, people)
  if (sentence) return t(sentence.id, sentence.args)
  if (sentence === null) return ''
  return event.who === '-' ? event.do : t('log-plain', { who: nameOf(people[event.who], event.who), do: event.do })
}

/** All that there is to tell, each with the number of its event. */
export function tell(saying: Saying | null, events: SeenEvent[], people: Person[]): { n: number; text: string }[] {
  return events.map((event) => ({ n: event.n, text: sentenceOfEvent(saying, event, people) })).filter((one) => one.text)
}

/** How a match has ended, as whoever is at this page takes it. */
export function whoWon({ people, winners }: { people: Person[]; winners: number[] }): string {
  const yours = people.filter((person) => person.yours).map((person) => person.seat)
  if (winners.length === 1 && yours.length === 1 && winners[0] === yours[0]) return t('end-you-won')
  return t('end-won', { names: listOf(winners.map((seat) => nameOf(people[seat], seat))), count: winners.length })
}
