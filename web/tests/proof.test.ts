/** The browser's own check of chance, on finished matches of every game, and on logs that somebody has turned. */
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { Refused, checkLog } from '../src/lib/proof.ts'

const PYTHON = process.env.BENBEN_PYTHON ?? 'python3'
const PLAY = `
import json, sys
from benben.bots.bot import answer, question
from benben.match.match import Match

def played(game, seats, options):
    match = Match.new(game, seats, seed=7, options=options)
    while not match.is_over:
        match.submit(match.acting[0], answer(question(match, match.acting[0], 7), "greedy"))
    return match.dumps()

cases = [("pyramids", 3, {}), ("stregati", 2, {}), ("stregati", 5, {"games": 2}), ("anubix", 2, {}), ("anubix", 4, {"speed": True})]
json.dump([[f"{game} of {seats}", played(game, seats, options)] for game, seats, options in cases], sys.stdout)
`

let logs: [string, string][] = []

beforeAll(() => {
  const said = execFileSync(PYTHON, ['-c', PLAY], { cwd: resolve(import.meta.dirname, '../..'), maxBuffer: 2 ** 26 })
  logs = JSON.parse(said.toString()) as [string, string][]
}, 120_000)

async function why(text: string): Promise<string> {
  try {
    await checkLog(text)
    return 'accepted'
  } catch (error) {
    if (error instanceof Refused) return error.why
    throw error
  }
}

/** The log with its digest made to fit again, as somebody would do who cheats. */
async function resealed(lines: string[]): Promise<string> {
  const bytes = new TextEncoder().encode(lines.slice(0, -1).map((line) => `${line}\n`).join(''))
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  return [...lines.slice(0, -1), lines.at(-1)!.replace(/"digest": "[0-9a-f]+"/, `"digest": "${digest}"`), ''].join('\n')
}

test('every finished match is proven, down to its last chance event', async () => {
  for (const [name, text] of logs) {
    const chance = text.split('\n').filter((line) => line.includes('"who": "-"')).length - 1
    expect(await checkLog(text), name).toMatchObject({ events: chance })
    expect(chance).toBeGreaterThan(3)
  }
})

describe('a log is refused', () => {
  const lines = () => logs[0]![1].trimEnd().split('\n')

  test('when a line was changed', async () => {
    const text = logs[0]![1].replace('"reveal ', '"reveal  ')
    expect(await why(text)).toBe('digest')
  })

  test('when a chance event was exchanged and the digest made to fit', async () => {
    const found = lines()
    const at = found.findIndex((line) => line.includes('"do": "display'))
    found[at] = found[at]!.replace(/display (\d+)/, (_, card) => `display ${(Number(card) % 48) + 1}`)
    expect(await why(await resealed(found))).toBe('chance')
  })

  test('when the secret is another one', async () => {
    expect(await why(logs[0]![1].replace(/"secret": "../, (text) => `${text.slice(0, -2)}${text.endsWith('00') ? '11' : '00'}`))).toBe('secret')
  })

  test('when it was cut off', async () => {
    expect(await why(lines().slice(0, -1).join('\n'))).toBe('over')
  })

  test('when a line is missing', async () => {
    expect(await why(lines().toSpliced(5, 1).join('\n'))).toBe('log')
  })

  test('when it is none', async () => {
    expect(await why('hello')).toBe('log')
  })

  test('when a shuffle makes cards up', async () => {
    const found = logs[2]![1].trimEnd().split('\n')
    const at = found.findIndex((line) => line.includes('"do": "shuffle"'))
    expect(at, 'this match has a shuffle').toBeGreaterThan(0)
    found[at] = found[at]!.replace(/"pile": \{"([^"]+)": (\d+)/, (_, card) => `"pile": {"${card}": 99`)
    expect(await why(await resealed(found))).toBe('pile')
  })
})
