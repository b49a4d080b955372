/** What people and bots are called. */
import { has, t } from './words.svelte.ts'

interface Seated {
  name: string | null
  bot: string | null
}

/** The name at a seat; a bot without a person is called by what it is, and an empty seat by its number. */
export function nameOf(person: Seated | undefined, seat: number): string {
  if (person?.name) return person.name
  if (person?.bot) return t('bot-at-seat', { seat: seat + 1 })
  return t('seat-number', { seat: seat + 1 })
}

/** How a bot plays, in a word. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}
