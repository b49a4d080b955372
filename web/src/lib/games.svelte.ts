/** The games that the server offers, asked for once. */
import { read } from './api.ts'
import type { Game, Games } from './told.ts'
import { has, loadWords, t } from './words.svelte.ts'

let asked: Promise<Games> | null = null

/** All games, with their words. */
export function loadGames(): Promise<Games> {
  asked ??= load().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

async function load(): Promise<Games> {
  const found = await read<Games>('/api/games')
  await Promise.all(found.games.map((game) => loadWords(game.id)))
  return found
}

/** What a game is called. */
export function titleOf(game: string): string {
  const id = `${game}-title`
  return has(id) ? t(id) : game[0]!.toUpperCase() + game.slice(1)
}

/** A text of an option of a game: its name, what it is about, or one of its choices. */
export function optionText(game: Game, name: string, part: '' | '-about' | `-${string}`, otherwise: string): string {
  const id = `${game.id}-option-${name.replaceAll('_', '-')}${part}`
  return has(id) ? t(id) : otherwise
}

/** A choice of an option in words. */
export function choiceText(game: Game, option: string, choice: string): string {
  const id = `${game.id}-choice-${option.replaceAll('_', '-')}-${choice}`
  return has(id) ? t(id) : choice
}

/** Where points come from, in words. */
export function sourceText(game: string, source: string): string {
  const id = `${game}-score-${source.replaceAll(/[ _]/g, '-')}`
  return has(id) ? t(id) : source
}
