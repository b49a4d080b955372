/** Sentences about now: what may be done, what a card would bring, what others are doing. */
import { nameOf } from '../../lib/people.ts'
import type { Person } from '../../lib/wire.ts'
import { listOf, t } from '../../lib/words.svelte.ts'
import { cardName, ruleOf, theTool, toolOf } from './cards.ts'
import type { Choices } from './choices.ts'
import type { Phase, StregatiLegal, StregatiView, Sum } from './view.ts'

export interface About {
  text: string
  rule: string
  warn?: boolean
}

const WAITS: Partial<Record<Phase, string>> = { drop: 'drop', list: 'list', close: 'close', pay: 'close', give: 'give', turn: 'turn' }

const names = (people: Person[], seats: number[]) => listOf(seats.map((seat) => nameOf(people[seat], seat)))

export function stateOf(sum: Partial<Sum>): 'exact' | 'beyond' | 'missing' | 'enough' {
  return sum.exact ? 'exact' : sum.beyond ? 'beyond' : (sum.missing ?? 0) > 0 ? 'missing' : 'enough'
}

/** What a card of the hand would bring, or why it cannot be played now. */
export function aboutCard(view: StregatiView, choices: Choices, people: Person[], card: string): About {
  const play = choices.plays.get(card)?.[0]
  const rule = ruleOf(card)
  if (!toolOf(card)) return { text: `${t(`stregati-about-${card}`)}${play ? aboutHex(people, play) : ''}`, rule }
  if (play) return { text: aboutSum('stregati-look-play', card, play), rule: play.beyond ? 'S-V6' : play.exact ? 'S-V4' : rule, warn: play.beyond ?? false }
  if (toolOf(card) !== view.arrow) return { text: t('stregati-look-arrow', { card: cardName(card), tool: theTool(view.arrow) }), rule }
  return { text: t('stregati-look-later', { card: cardName(card) }), rule }
}

function aboutHex(people: Person[], play: StregatiLegal): string {
  if (!play.victims) return ''
  return ` ${play.victims.length ? t('stregati-look-hex', { names: names(people, play.victims), count: play.victims.length }) : t('stregati-look-hex-none')}`
}

/** What a card makes of the sum: played, given up to a hex, or taken back. */
export function aboutSum(id: string, card: string, sum: Partial<Sum>): string {
  return t(id, { card: cardName(card), have: sum.have ?? 0, need: sum.need ?? 0, missing: sum.missing ?? 0, state: stateOf(sum) })
}

/** What may be done now, in one or two sentences. */
export function promptOf(view: StregatiView, choices: Choices, people: Person[]): string {
  if (view.over) return t('stregati-now-over')
  if (view.seat === null || !view.acting.includes(view.seat)) return waiting(view, people)
  const mine = view.players[view.seat]!
  switch (view.phase) {
    case 'choose':
      if (!view.extra) return t('stregati-now-choose')
      return t(choices.swaps ? 'stregati-now-extra-full' : 'stregati-now-extra')
    case 'drop':
      return t('stregati-now-drop', { who: nameOf(people[view.turn], view.turn) })
    case 'give':
      return t('stregati-now-give')
    case 'turn':
      return t('stregati-now-turn')
    case 'close':
      return t('stregati-now-pay')
    default:
      return inList(view, choices, mine)
  }
}

function inList(view: StregatiView, choices: Choices, mine: Sum & { beside_chamber: boolean }): string {
  const said: string[] = []
  const args = { have: mine.have, need: mine.need ?? 0 }
  if (choices.move) said.push(t(mine.beside_chamber ? 'stregati-now-enter' : choices.move.exact ? 'stregati-now-exact' : 'stregati-now-move', args))
  if (choices.plays.size) said.push(t(view.more === 'any' ? 'stregati-now-any' : 'stregati-now-more'))
  if (choices.backs.size) said.push(t('stregati-now-back'))
  if (choices.payees.length) said.push(t('stregati-now-pay'))
  return said.join(' ') || t('stregati-now-end')
}

function waiting(view: StregatiView, people: Person[]): string {
  const who = names(people, view.acting)
  if (!view.acting.length) return t('stregati-now-chance')
  return t(`stregati-wait-${WAITS[view.phase] ?? 'choose'}`, { who })
}
