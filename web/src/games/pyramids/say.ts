/** The log of Pyramids as sentences, and what it tells of the marks made last. */
import type { SeenEvent, Sentence, View } from '../../lib/game.ts'
import { nameOf } from '../../lib/people.ts'
import type { Person } from '../../lib/wire.ts'
import { listOf } from '../../lib/words.svelte.ts'
import { patternName } from './names.ts'

/** An event as a message and its variables; null for what is not worth telling. */
export function sentence(event: SeenEvent, people: Person[]): Sentence | null {
  const [verb, ...words] = event.do.split(' ')
  const named = (seat: number) => nameOf(people[seat], seat)
  if (event.who === '-') return ofChance(verb!, words, named)
  const who = named(event.who)
  const [card = '', ...spaces] = words
  switch (verb) {
    case 'keep':
      return { id: 'pyramids-say-keep', args: { who, cards: listOf(words) } }
    case 'mark':
      return { id: 'pyramids-say-mark', args: { who, card, spaces: listOf(spaces), count: spaces.length } }
    case 'extra':
      return { id: 'pyramids-say-extra', args: { who, card, space: spaces[0]! } }
    case 'take':
      return card === 'deck' ? { id: 'pyramids-say-take-deck', args: { who } } : { id: 'pyramids-say-take', args: { who, card } }
    default:
      return { id: 'pyramids-say-pass', args: { who } }
  }
}

function ofChance(verb: string, words: string[], named: (seat: number) => string): Sentence | null {
  const who = named(Number(words[0]))
  switch (verb) {
    case 'deal':
      if (words.includes('?')) return { id: 'pyramids-say-dealt', args: { who } }
      return { id: 'pyramids-say-deal', args: { who, cards: listOf(words.slice(1)) } }
    case 'display':
      return { id: 'pyramids-say-display', args: { cards: listOf(words) } }
    case 'reveal':
      return { id: 'pyramids-say-reveal', args: { pattern: patternName(words[0]!) } }
    case 'refill':
      return { id: 'pyramids-say-refill', args: { cards: listOf(words), count: words.length } }
    case 'draw':
      return { id: 'pyramids-say-draw', args: { who, card: words[1]! } }
    default:
      return null
  }
}

/** Only the four cards that were dealt are for one seat alone: of marks that others do not see yet nobody needs to know (P-M1). */
export function hides(view: View): boolean {
  return view.phase === 'keep'
}

/** By card: the spaces marked since the expedition card before the one that is up. */
export function markedLast(events: SeenEvent[]): Record<number, string[]> {
  const found: Record<number, string[]> = {}
  let reveals = 0
  for (const event of [...events].reverse()) {
    const [verb, card, ...spaces] = event.do.split(' ')
    if (verb === 'reveal' && ++reveals === 2) break
    if (verb === 'mark' || verb === 'extra') found[Number(card)] = [...(found[Number(card)] ?? []), ...spaces]
  }
  return found
}
