/** The log of Stregati in sentences. */
import type { Saying, SeenEvent, Sentence } from '../../lib/game.ts'
import { nameOf } from '../../lib/people.ts'
import type { Person } from '../../lib/wire.ts'
import { listOf } from '../../lib/words.svelte.ts'
import { cardList, cardName, theTool, toolOf } from './cards.ts'
import { ADVENTURES } from './view.ts'

const HIDDEN = '?'

export const sentence: Saying['sentence'] = (event, people) => {
  const [verb = '', ...rest] = event.do.split(' ')
  if (event.who === '-') return ofChance(verb, rest, people)
  return ofSeat(event, verb, rest, people)
}

function ofChance(verb: string, rest: string[], people: Person[]): Sentence | null {
  const who = nameOf(people[Number(rest[0])], Number(rest[0]))
  switch (verb) {
    case 'start':
      return { id: 'stregati-say-start', args: { who } }
    case 'row':
      return { id: 'stregati-say-row', args: { values: listOf(rest.slice(0, ADVENTURES)) } }
    case 'deal':
    case 'draw': {
      const cards = rest.slice(1)
      if (!cards.length || cards.includes(HIDDEN)) return null // the number was told with the action, hands are equal
      return { id: 'stregati-say-get', args: { who, cards: cardList(cards) } }
    }
    case 'shuffle':
      return { id: 'stregati-say-shuffle' }
    default:
      return null
  }
}

function ofSeat(event: SeenEvent, verb: string, rest: string[], people: Person[]): Sentence | null {
  const seat = Number(event.who)
  const who = nameOf(people[seat], seat)
  const person = (text: string | undefined) => nameOf(people[Number(text)], Number(text))
  const [first = '', second] = rest
  switch (verb) {
    case 'draw':
      return { id: 'stregati-say-draw', args: { who, count: Number(first) } }
    case 'swap':
      if (first === HIDDEN) return { id: 'stregati-say-swap', args: { who, count: rest.length } }
      return { id: 'stregati-say-swap-cards', args: { who, cards: cardList(rest) } }
    case 'play':
      if (first === 'magic') return { id: 'stregati-say-magic', args: { who, tool: theTool(second ?? '') } }
      if (first === 'mummy') return { id: 'stregati-say-mummy', args: { who, other: person(second) } }
      if (toolOf(first)) return { id: 'stregati-say-play', args: { who, card: cardName(first) } }
      return { id: `stregati-say-${first}`, args: { who } }
    case 'drop':
    case 'back':
      return { id: `stregati-say-${verb}`, args: { who, card: cardName(first) } }
    case 'move':
    case 'stay':
      return { id: `stregati-say-${verb}`, args: { who } }
    case 'give':
      return { id: 'stregati-say-give', args: { who, other: person(first) } }
    case 'pay':
      return { id: 'stregati-say-pay', args: { who, cards: cardList(rest.slice(0, -2)), other: person(rest.at(-1)) } }
    case 'turn':
      return { id: 'stregati-say-turn', args: { who, tool: theTool(first) } }
    default:
      return null // the end of a turn is seen by who comes next
  }
}

/** Hands are secret, so people at one device hand it over. */
export const hides: NonNullable<Saying['hides']> = (view) => !view.over
