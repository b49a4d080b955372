/** Oneself, as far as this page knows. A visitor who only looks around stays a stranger to the server. */
import { ask, forgetGuest, knownGuest } from './api.ts'
import type { Me } from './told.ts'

const KEPT = 'benben-guest' // that this browser has a guest; the key itself is in a cookie no script can read

let me = $state.raw<Me | null>(null)

/** The guest of this browser, if it is known already. */
export function currentMe(): Me | null {
  return me
}

/** At the start: who had a guest before has it again. */
export async function recallMe(): Promise<void> {
  if (kept()) await needMe().catch(() => null)
}

/** The guest of this browser; a stranger becomes one. */
export async function needMe(): Promise<Me> {
  me = await knownGuest()
  keep(true)
  return me
}

/** Another name, another figure. */
export async function changeMe(looks: { name?: string; figure?: string }): Promise<void> {
  await needMe()
  me = await ask<Me>('PATCH', '/api/me', looks)
}

/** Be the guest of another device, by its code. */
export async function arrive(code: string): Promise<void> {
  await ask('POST', '/api/me/arrive', { code })
  forgetGuest()
  await needMe()
}

/** Be a stranger again. */
export async function leave(how: 'out' | 'out-everywhere' | 'erase'): Promise<void> {
  await (how === 'erase' ? ask('DELETE', '/api/me') : ask('POST', `/api/me/${how}`))
  forgetGuest()
  me = null
  keep(false)
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'yes'
  } catch {
    return false
  }
}

function keep(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEPT, 'yes')
    else localStorage.removeItem(KEPT)
  } catch {
    // a browser that keeps nothing is asked anew each time
  }
}
