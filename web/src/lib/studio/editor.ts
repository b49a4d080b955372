/** What an editor of a game is given, and how it is found: `games/<game>/Editor.svelte`, its words beside it. */
import type { Component } from 'svelte'
import { loadWords } from '$lib/words.svelte.ts'

/** One thing that is wrong with a draft, or remarkable. */
export interface Finding {
  line: number
  where: string // as the checker names the place, such as `card 7, d5`
  rule: string // `format` is how a file is written
  text: string
  refused: boolean // false: a remark, which keeps nobody from playing
}

/** A draft as the server tells it. */
export interface Told {
  game: string
  name: string
  text: string
  components: any // as the game's edition has them, as far as the text can be read
  findings: Finding[]
  playable: boolean
  digest: string | null
}

export interface EditorProps<C = any> {
  components: C // never changed in place
  findings: Finding[]
  change: (components: C, same?: string) => void // a step to undo; steps that follow each other with the same word are one
}

/** What the page asks of an editor. */
export interface EditorParts extends Record<string, unknown> {
  show: (where: string) => void // go to the place of a finding
}

interface Editing {
  default: Component<EditorProps, EditorParts>
  placeText: (where: string, components: any) => string // a place in words, '' for the whole
}

type Loaders<T> = Record<string, () => Promise<T>>
const editors = import.meta.glob('../../games/*/Editor.svelte') as Loaders<Editing>
const gameWords = import.meta.glob('../../games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Loaders<string>
const words = import.meta.glob('../../words/studio/*.ftl', { query: '?raw', import: 'default' }) as Loaders<string>

/** The words of the studio itself. */
export function loadStudioWords(): Promise<void> {
  return loadWords('studio', (language) => words[`../../words/studio/${language}.ftl`]?.())
}

/** The editor of a game with its words; null where nobody has drawn one. */
export async function loadEditor(game: string): Promise<Editing | null> {
  const load = editors[`../../games/${game}/Editor.svelte`]
  if (!load) return null
  const [editor] = await Promise.all([
    load(), loadWords(game), loadWords(`${game} studio`, (language) => gameWords[`../../games/${game}/words/${language}.ftl`]?.()),
  ])
  return editor
}

/** The findings whose place begins so. */
export function findingsAt(findings: Finding[], ...places: string[]): Finding[] {
  return findings.filter(({ where }) => places.some((place) => where === place || where.startsWith(`${place},`)))
}
