/** Requests to the server. A refusal is an error with a sentence for people. */
import type { Me } from './told.ts'
import { has, t } from './words.svelte.ts'

/** What the server did not do, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text)
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Ask the server something that anybody may ask. */
export async function read<T>(address: string): Promise<T> {
  return receive<T>(await send('GET', address))
}

/** Ask the server as a guest; whoever is not known to it yet becomes one on the way, without noticing. */
export async function ask<T>(method: Method, address: string, body?: object): Promise<T> {
  await knownGuest()
  let response = await send(method, address, body)
  if (response.status === 401) {
    known = null // erased or logged out on another device
    await knownGuest()
    response = await send(method, address, body)
  }
  return receive<T>(response)
}

let known: Promise<Me> | null = null

/** Who one is to the server; several who ask at once become one guest. */
export function knownGuest(): Promise<Me> {
  known ??= becomeGuest().catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

/** Be a stranger again, or somebody else. */
export function forgetGuest(): void {
  known = null
}

async function becomeGuest(): Promise<Me> {
  return receive<Me>(await send('POST', '/api/me'))
}

async function receive<T>(response: Response): Promise<T> {
  if (!response.ok) throw await refusalOf(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** Send a request as whoever one is, a stranger perhaps, and look at the answer oneself. */
export async function send(method: Method, address: string, body?: object, signal?: AbortSignal): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  try {
    return await fetch(address, { method, ...sent, ...(signal && { signal }) })
  } catch (problem) {
    if (signal?.aborted) throw problem
    throw new Refusal(0, 'offline', t('error-offline'))
  }
}

/** What an answer that is no success says. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const said = (await response.json().catch(() => null)) as { error?: string; text?: string; rule?: string } | null
  if (!said?.error) return new Refusal(response.status, 'failed', t('error-failed'))
  return new Refusal(response.status, said.error, sentenceOf(said.error, said.text ?? ''), said.rule ?? null)
}

/** A refusal in the language of the site where there is a sentence for it, else as the server has put it. */
export function sentenceOf(error: string, text: string): string {
  const id = `error-${error.replaceAll('_', '-')}`
  const sentence = text && text[0]!.toUpperCase() + text.slice(1)
  return has(id) ? t(id, { text: sentence }) : sentence || t('error-failed')
}

/** The sentence of anything that was thrown. */
export function said(error: unknown): string {
  return error instanceof Refusal ? error.message : t('error-failed')
}
