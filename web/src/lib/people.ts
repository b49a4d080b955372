/** What people and bots are called, and look like. */
import { has, t } from './words.svelte.ts'

interface Seated {
  name: string | null
  bot: string | null
}

/** Who sits down where somebody wants to play at once: plays well, and does not take long over it. */
export const OPPONENT = 'level:3'
/** Who plays against somebody who is just learning. */
export const GENTLE = 'level:1'

/** The name at a seat; a bot without a person is called by how it plays and where it sits, an empty seat by its number. */
export function nameOf(person: Seated | undefined, seat: number): string {
  if (person?.name) return person.name
  if (person?.bot) return t('bot-at-seat', { bot: botName(person.bot), seat: seat + 1 })
  return t('seat-number', { seat: seat + 1 })
}

/** The drawing that stands for somebody; null for a bot. */
export function figureOf(person: (Seated & { figure: string | null }) | undefined): string | null {
  return person?.name ? person.figure : null
}

/** What a bot is called: `level:3` and `greedy` are names for programs. */
export function botName(bot: string): string {
  const id = `bot-${bot.replace(':', '-')}`
  return has(id) ? t(id) : bot
}

/** A bot's name and how it plays. */
export function botText(bot: string): string {
  const [kind = '', level] = bot.split(':')
  const id = `bot-${kind}-about`
  return has(id) ? t('table-bot-named', { bot: botName(bot), about: t(id, level ? { level } : {}) }) : botName(bot)
}
