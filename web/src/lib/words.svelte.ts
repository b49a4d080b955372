/** Words: every text of the site, in the language that is set. Messages are Fluent's; see `words/` and the games' `locale/`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'

export const LANGUAGES = { en: 'English', pt: 'Português', es: 'Español', it: 'Italiano', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES
export type Args = Record<string, FluentVariable>

const LOCALES: Record<Language, string> = { en: 'en-GB', pt: 'pt-PT', es: 'es-ES', it: 'it-IT', de: 'de-DE' }
const KEPT = 'benben-language'
const [ISOLATE, POP] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)]

type Loader = () => Promise<string>
/** Where the words of a scope are read from; undefined where there are none in a language. */
export type Source = (language: Language) => Promise<string> | undefined
const site = import.meta.glob('../words/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>
const games = import.meta.glob('../../../src/benben/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>

let language = $state<Language>(preferred())
const bundles = new SvelteMap<string, FluentBundle>() // by scope: 'site', the id of a game, or what a page brings along
const sources = new Map<string, Source>()

document.documentElement.lang = language

/** The language that is shown. */
export function currentLanguage(): Language {
  return language
}

/** The language with its country, for numbers and dates. */
export function currentLocale(): string {
  return LOCALES[language]
}

/** Show another language from now on, here and next time. */
export async function setLanguage(chosen: Language): Promise<void> {
  const scopes = [...bundles.keys()]
  const loaded = await Promise.all(scopes.map((scope) => load(scope, chosen)))
  scopes.forEach((scope, at) => bundles.set(scope, loaded[at]!))
  language = chosen
  document.documentElement.lang = chosen
  keep(chosen)
}

/** Have the words of the site, of a game, or from a source of their own, before anything is shown that needs them. */
export async function loadWords(scope: string, source: Source = sourceOf(scope)): Promise<void> {
  if (bundles.has(scope)) return
  sources.set(scope, source)
  bundles.set(scope, await load(scope, language))
}

/** A message with its variables filled in. Read within a component it changes with the language. */
export function t(id: string, args?: Args): string {
  for (const bundle of bundles.values()) {
    const message = bundle.getMessage(id)
    if (!message?.value) continue
    const problems: Error[] = []
    const text = bundle.formatPattern(message.value, args ? isolated(args) : undefined, problems)
    for (const problem of problems) console.error(`${id}: ${problem.message}`) // a test that sees the page fails
    return text
  }
  return `{${id}}`
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return [...bundles.values()].some((bundle) => bundle.hasMessage(id))
}

/** A list of names, such as "Ada, Ben and Cleo". */
export function listOf(names: string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names)
}

function sourceOf(scope: string): Source {
  if (scope === 'site') return (chosen) => site[`../words/${chosen}.ftl`]?.()
  return (chosen) => games[`../../../src/benben/games/${scope}/locale/${chosen}.ftl`]?.()
}

async function load(scope: string, chosen: Language): Promise<FluentBundle> {
  const text = await sources.get(scope)?.(chosen)
  const bundle = new FluentBundle(LOCALES[chosen], { useIsolating: false })
  if (text !== undefined) bundle.addResource(new FluentResource(text))
  return bundle
}

/** All five languages run from left to right; what does not, such as somebody's name, is kept to itself. */
function isolated(args: Args): Args {
  const found: Args = {}
  for (const [name, value] of Object.entries(args)) {
    found[name] = typeof value === 'string' && /[\u0590-\u08ff\ufb1d-\ufefc]/.test(value) ? ISOLATE + value + POP : value
  }
  return found
}

function preferred(): Language {
  const wanted = [kept(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())]
  return (wanted.find((tag) => tag !== null && tag in LANGUAGES) as Language | undefined) ?? 'en'
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function keep(chosen: Language): void {
  try {
    localStorage.setItem(KEPT, chosen)
  } catch {
    // a browser that keeps nothing asks its own settings next time
  }
}
