/** A match against bots, at once: no form, no account. */
import { ask } from './api.ts'
import { loadCoaching } from './game.ts'
import { needMe } from './me.svelte.ts'
import { GENTLE, OPPONENT } from './people.ts'
import type { Game, Started } from './told.ts'

const USUAL = 3 // seats, where a game has so many

/** Begin one, guided or not; the address of its page. */
export async function begin(game: Game, guided = false): Promise<string> {
  await needMe()
  const lesson = guided ? await loadCoaching(game.id) : null
  const how = lesson
    ? { seats: lesson.seats, lesson: lesson.lesson, bots: [GENTLE] }
    : { seats: Math.min(USUAL, game.seats.at(-1)!), bots: [OPPONENT] }
  const started = await ask<Started>('POST', '/api/play', { game: game.id, options: {}, ...how })
  return `/match/${started.match}${guided ? '?guide' : ''}`
}
