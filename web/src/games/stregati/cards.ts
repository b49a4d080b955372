/** The cards: what they are called, and in which order. */
import { listOf, t } from '../../lib/words.svelte.ts'
import type { Tool } from './view.ts'

export const TOOLS: Tool[] = ['L', 'P', 'R', 'T']
export const VALUES = [1, 2, 3, 4, 5]
export const SPECIALS = ['guardian', 'hex', 'magic', 'mummy', 'scarab'] as const

/** The rule that says what a card does. */
export const RULE_OF: Record<string, string> = {
  guardian: 'S-M4', hex: 'S-M3', magic: 'S-M1', mummy: 'S-M2', scarab: 'S-M5', equipment: 'S-Q1',
}

/** The tool of equipment, null for a special card. */
export function toolOf(card: string): Tool | null {
  return /^[LPRT][1-9]$/.test(card) ? (card[0] as Tool) : null
}

/** The value of equipment, 0 for a special card. */
export function pointsOf(card: string): number {
  return toolOf(card) ? Number(card[1]) : 0
}

/** What a card is drawn as: its tool, or what it is. */
export function symbolOf(card: string): string {
  return toolOf(card) ?? card
}

export function ruleOf(card: string): string {
  return RULE_OF[toolOf(card) ? 'equipment' : card]!
}

export function toolName(tool: string): string {
  return t(`stregati-tool-${tool}`)
}

/** A tool as the arrow points at it: "the ladders". */
export function theTool(tool: string): string {
  return t(`stregati-the-${tool}`)
}

/** "Ladder 4", "Hex". */
export function cardName(card: string): string {
  const tool = toolOf(card)
  return tool ? t(`stregati-card-${tool}`, { value: pointsOf(card) }) : t(`stregati-card-${card}`)
}

/** "Ladder 4, ladder 4 and hex". */
export function cardList(cards: string[]): string {
  return listOf(cards.map(cardName))
}

/** Cards as notation has them: equipment first, each by code point. */
export function sorted(cards: string[]): string[] {
  return [...cards].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
}

/** Each card with a key of its own: equal ones are told apart by their number. */
export function keyed(cards: string[]): { key: string; card: string }[] {
  const seen: Record<string, number> = {}
  return cards.map((card) => ({ key: `${card}:${(seen[card] = (seen[card] ?? 0) + 1)}`, card }))
}

export function sumOf(cards: string[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0)
}

/** Equal cards together, with how many there are. */
export function counted(cards: string[]): { card: string; count: number }[] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found].map(([card, count]) => ({ card, count }))
}
