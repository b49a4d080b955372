/** Rules as text become a tree; what could be HTML stays text. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseInline, parseMarkdown, type Block } from '../src/lib/markdown.ts'

const GAMES = resolve(import.meta.dirname, '../../src/benben/games')

function rulesIn(blocks: Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.flatMap((item) => [...(item.rule ? [item.rule] : []), ...rulesIn(item.blocks)]) : [],
  )
}

test('a rule has its id, and goes on while its lines are indented', () => {
  const [list] = parseMarkdown('- **P-M1** First line\n  second line.\n\n  | a | b |\n  | - | - |\n  | 1 | 2 |\n- **P-M2** Next.')
  expect(list).toMatchObject({ kind: 'list', items: [{ rule: 'P-M1' }, { rule: 'P-M2' }] })
  expect((list as any).items[0].blocks.map((block: Block) => block.kind)).toEqual(['paragraph', 'table'])
})

test('bold, italic, code and links are told apart', () => {
  expect(parseInline('a **b** *c* `d` [e](https://f.example)').map((part) => part.kind)).toEqual(
    ['text', 'bold', 'text', 'italic', 'text', 'code', 'text', 'link'],
  )
})

test('a link that would run a script is only its text', () => {
  expect(parseInline('[click](javascript:alert)')).toEqual([{ kind: 'text', text: 'click' }])
})

test('code keeps its lines', () => {
  expect(parseMarkdown('```\n..#\n E \n```')).toEqual([{ kind: 'code', text: '..#\n E ' }])
})

const RULES = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) => /RULES(\.\w+)?\.md$/.test(path))

test.each(RULES)('all numbered rules of %s are found, once each', (path) => {
  const text = readFileSync(join(GAMES, path), 'utf8')
  const written = [...text.matchAll(/^ *- \*\*([A-Z]+-[A-Z]+[0-9]*)\*\*/gm)].map((match) => match[1]!)
  expect(rulesIn(parseMarkdown(text))).toEqual(written)
  expect(new Set(written).size).toBe(written.length)
})
