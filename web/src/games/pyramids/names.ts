/** What things are called: cards, signs, spaces, and what a mark brings. */
import { currentLocale, has, listOf, t } from '../../lib/words.svelte.ts'
import { CELLS, signAt, type Brings, type Card, type Colour, type Mark } from './view.ts'

/** The sign of its own that goes with each colour. */
export const COLOUR_SIGNS: Record<Colour, string> = { green: 'leaf', orange: 'sun', purple: 'ankh' }

export const SIGNS: Record<string, string> = {
  '#': 'wall',
  '.': 'plain',
  E: 'entrance',
  T: 'tomb',
  '+': 'cross',
  r: 'red',
  g: 'green',
  t: 'torch',
  s: 'skull',
  p: 'potion',
}

/** The rules that say what a sign does. */
export const SIGN_RULES: Record<string, string[]> = {
  wall: ['P-M4'],
  entrance: ['P-M5'],
  tomb: ['P-Y10'],
  cross: ['P-Y1', 'P-Y2', 'P-Y3'],
  red: ['P-Y5'],
  green: ['P-Y5'],
  torch: ['P-Y6'],
  skull: ['P-Y7'],
  potion: ['P-Y8', 'P-Y9'],
}

const BROUGHT = ['red', 'green', 'torch', 'skull', 'potion', 'cross', 'tomb'] as const

export const colourName = (colour: Colour) => t(`pyramids-colour-${colour}`)

export const cardName = (card: { number: number; colour: Colour }) =>
  t('pyramids-card', { number: card.number, colour: colourName(card.colour) })

export const signName = (sign: string) => t(`pyramids-sign-${SIGNS[sign]}`)

/** What a mark brings, one by one, in the order in which one looks for it. */
export function broughtBy(brings: Brings): { name: string; count: number; text: string }[] {
  return BROUGHT.flatMap((name) => {
    const count = brings[name] ?? 0
    return count ? [{ name, count, text: t(`pyramids-brings-${name}`, { count }) }] : []
  })
}

/** Points with their sign, in words. */
export function gain(points: number): string {
  const signed = new Intl.NumberFormat(currentLocale(), { signDisplay: 'exceptZero' }).format(points)
  return t('pyramids-gain', { count: Math.abs(points), signed })
}

/** A mark in a sentence, for whoever listens. */
export function markText(mark: Mark): string {
  const spaces = listOf(mark.cells)
  const brought = broughtBy(mark.brings).map((one) => one.text)
  const plain = t('pyramids-mark-text', { card: mark.card, spaces })
  if (!brought.length) return plain
  return `${plain} ${t('pyramids-mark-brings', { what: listOf(brought), gain: gain(mark.after.points) })}`
}

/** A whole card in a sentence: its signs and where they are. */
export function cardText(card: Card): string {
  const places = new Map<string, string[]>()
  for (const cell of CELLS) {
    const sign = signAt(card, cell)
    if (sign !== '.') places.set(sign, [...(places.get(sign) ?? []), cell])
  }
  const signs = Object.keys(SIGNS).flatMap((sign) => {
    const found = places.get(sign)
    return found ? [`${signName(sign)} ${found.join(' ')}`] : []
  })
  const marked = card.marked.length ? [t('pyramids-marked-spaces', { spaces: card.marked.join(' ') })] : []
  return [cardName(card), ...marked, ...signs].join('; ')
}

/** What an expedition pattern is called; those of other editions go by their ids. */
export function patternName(name: string): string {
  const id = `pyramids-pattern-${name.toLowerCase()}`
  return has(id) ? t(id) : name
}
