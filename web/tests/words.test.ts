/** The words of the site and of every game: the same messages in all languages, well formed, and all of them used. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FluentParser, type Message, type Pattern, type Resource } from '@fluent/syntax'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const WEB = resolve(import.meta.dirname, '..')
const GAMES = resolve(WEB, '../src/benben/games')
const LANGUAGES = ['en', 'pt', 'es', 'it', 'de']

const scopes = [
  { name: 'site', folder: join(WEB, 'src/words'), source: [join(WEB, 'src')], apart: join(WEB, 'src/games') },
  { name: 'studio', folder: join(WEB, 'src/words/studio'), source: [join(WEB, 'src')], apart: '' },
  ...readdirSync(join(WEB, 'src/games'))
    .filter((game) => existsSync(join(WEB, 'src/games', game, 'words')))
    .map((game) => ({ name: game, folder: join(WEB, 'src/games', game, 'words'), source: [join(WEB, 'src/games', game)], apart: '' })),
  ...readdirSync(GAMES)
    .filter((game) => existsSync(join(GAMES, game, 'locale/en.ftl')))
    .map((game) => ({
      name: game,
      folder: join(GAMES, game, 'locale'),
      source: [join(WEB, 'src'), join(GAMES, game), resolve(WEB, '../src/benben/cli')],
      apart: '',
    })),
]

function parse(folder: string, language: string): Resource {
  return new FluentParser({ withSpans: true }).parse(readFileSync(join(folder, `${language}.ftl`), 'utf8'))
}

function messages(resource: Resource): Map<string, Message> {
  return new Map(resource.body.filter((entry): entry is Message => entry.type === 'Message').map((entry) => [entry.id.name, entry]))
}

/** The variables of a message, whatever they are chosen by. */
function variables(pattern: Pattern | null, found = new Set<string>()): Set<string> {
  JSON.stringify(pattern, (_, value) => {
    if (value?.type === 'VariableReference') found.add(value.id.name)
    return value
  })
  return found
}

/** The names of what a call such as `t('id', { who, count: 2 })` fills in; null where it cannot be read off. */
function given(text: string): Set<string> | null {
  if (/^\s*\)/.test(text)) return new Set()
  const begin = /^\s*,\s*(?:args: )?\{/.exec(text)
  if (!begin) return null
  let depth = 1
  let top = ''
  for (let at = begin[0].length; depth > 0 && at < text.length; at++) {
    if ('{(['.includes(text[at]!)) depth++
    if ('})]'.includes(text[at]!)) depth--
    if (depth === 1 || '{(['.includes(text[at]!)) top += text[at]
  }
  if (top.includes('...')) return null
  return new Set(top.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []))
}

function texts(path: string, apart: string): string[] {
  if (path === apart || /node_modules|__pycache__|\/site$/.test(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) return texts(inside, apart)
    return /\.(ts|svelte|py|toml)$/.test(entry.name) ? [readFileSync(inside, 'utf8')] : []
  })
}

/** Whether an id stands in the sources, whole or put together from a beginning such as `pyramids-score-${…}`. */
function isUsed(id: string, all: string): boolean {
  if (new RegExp(`['"\`]${id}['"\`]`).test(all)) return true
  const parts = id.split('-')
  return parts.some((_, at) => at > 0 && new RegExp(`['"\`]${parts.slice(0, at).join('-')}-[$]?\\{`).test(all))
}

/** Ids that pages around the boards and in the studio put together from the id of a game. */
function isCommon(id: string, game: string): boolean {
  return new RegExp(`^${game}-(title|tagline|decides|option-|choice-|score-|picture-|check-)`).test(id)
}

describe.each(scopes)('words of $name in $folder', ({ name, folder, source, apart }) => {
  const english = messages(parse(folder, 'en'))

  test.each(LANGUAGES)('%s is well formed', (language) => {
    const junk = parse(folder, language).body.filter((entry) => entry.type === 'Junk')
    expect(junk.map((entry) => entry.content)).toEqual([])
    const ids = parse(folder, language).body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at), 'written twice').toEqual([])
    const text = readFileSync(join(folder, `${language}.ftl`), 'utf8')
    expect(new FluentBundle(language).addResource(new FluentResource(text))).toEqual([])
  })

  test.each(LANGUAGES)('%s has every message and no other', (language) => {
    expect([...messages(parse(folder, language)).keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each(LANGUAGES)('%s fills in the same variables', (language) => {
    const problems = [...messages(parse(folder, language))].flatMap(([id, message]) => {
      const known = variables(english.get(id)?.value ?? null)
      const unknown = [...variables(message.value)].filter((variable) => !known.has(variable))
      return unknown.map((variable) => `${id}: $${variable}`)
    })
    expect(problems).toEqual([])
  })

  test.each(LANGUAGES)('%s has a sentence for everything', (language) => {
    const empty = [...messages(parse(folder, language))].filter(([, message]) => message.value === null)
    expect(empty.map(([id]) => id)).toEqual([])
  })

  test('every message is used', () => {
    const all = source.flatMap((path) => texts(path, apart)).join('\n')
    const unused = [...english.keys()].filter((id) => !isUsed(id, all) && !(name !== 'site' && isCommon(id, name)))
    expect(unused).toEqual([])
  })
})

test('every message that the site asks for is there', () => {
  const all = texts(join(WEB, 'src'), join(WEB, 'src/games')).join('\n')
  const asked = [...all.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!)
  const known = new Set(['src/words', 'src/words/studio'].flatMap((folder) => [...messages(parse(join(WEB, folder), 'en')).keys()]))
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([])
})

test('what a message has to be told is told wherever it is asked for', () => {
  const known = new Map(scopes.flatMap(({ folder }) => [...messages(parse(folder, 'en'))]))
  const all = texts(join(WEB, 'src'), '').join('\n')
  const problems = [...all.matchAll(/(?:\bt\(\s*|\bid: )'([a-z0-9-]+)'/g)].flatMap((match) => {
    const names = given(all.slice(match.index + match[0].length))
    const wanted = variables(known.get(match[1]!)?.value ?? null)
    return names === null ? [] : [...wanted].filter((name) => !names.has(name)).map((name) => `${match[1]}: $${name}`)
  })
  expect(problems).toEqual([])
})

test('every game asks for messages that are there', () => {
  for (const name of readdirSync(join(WEB, 'src/games')).filter((entry) => existsSync(join(GAMES, entry)))) {
    const all = texts(join(WEB, 'src/games', name), '').join('\n')
    const asked = [...all.matchAll(new RegExp(`(?:\\bt\\(\\s*|\\b(?:id|say): )['"\`](${name}-[a-z0-9-]+)['"\`]`, 'g'))].map((match) => match[1]!)
    const known = new Set(scopes.filter((scope) => scope.name === name).flatMap(({ folder }) => [...messages(parse(folder, 'en')).keys()]))
    expect([...new Set(asked)].filter((id) => !known.has(id) && !id.endsWith('-')), name).toEqual([])
  }
})
