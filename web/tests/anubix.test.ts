/** Choosing a turn of Anubix from those that are allowed, and going over a sheet by arrow keys. */
import { describe, expect, test } from 'vitest'
import { beginnings, chosenTurn, companions, pay, payments, point, valid, type Pick } from '../src/games/anubix/choosing.ts'
import { FIELDS, QUARRY_STONES, nextPlace } from '../src/games/anubix/places.ts'
import type { Turn } from '../src/games/anubix/view.ts'

/** A turn as the server lists it, with what it costs in points. */
function turn(text: string, points: number, gems = 0): Turn {
  const words = text.split(' ').slice(1)
  return {
    do: text, kind: words.length ? 'build' : 'pass', strands: [],
    fields: words.filter((_, at) => at % 2 === 0), payments: words.filter((_, at) => at % 2 === 1),
    cost: { dice: [], gems, stones: [], lost: [] },
    brings: { points: {}, total: points, bonuses: [], finishes: [], second_building: false },
  }
}

// One red die is free; p11 and p12 are red, q1 and q7 too, and so is g11 with g12 beside it.
const LEGAL = [
  turn('build g11 die g12 gem', -2, 1),
  turn('build g11 gem g12 die', -2, 1),
  turn('build p11 die', 3),
  turn('build p11 die p12 gem', 1, 1),
  turn('build p11 die p12 q1', 2),
  turn('build p11 die p12 q7', -4),
  turn('build p12 die', 3),
  turn('build p12 die p11 gem', 1, 1),
  turn('build p12 die p11 q1', 2),
  turn('build p12 die p11 q7', -4),
  turn('build p11 die p21 gem', 4, 1),
  turn('pass', 0),
]

const chosen = (picks: Pick[]) => chosenTurn(LEGAL, picks)?.do

describe('choosing', () => {
  test('a turn begins with what can be built alone, or with a field of the relief', () => {
    expect([...beginnings(LEGAL)].sort()).toEqual(['g11', 'g12', 'p11', 'p12'])
  })

  test('one stone is a turn, one field of the relief is not', () => {
    expect(chosen(point(LEGAL, [], 'p12'))).toBe('build p12 die')
    expect(chosen(point(LEGAL, [], 'g11'))).toBeUndefined()
    expect(chosen(point(LEGAL, point(LEGAL, [], 'g12'), 'g11'))).toBe('build g11 die g12 gem')
  })

  test('the stone that was chosen first keeps the die only where that is settled', () => {
    const both = point(LEGAL, point(LEGAL, [], 'p11'), 'p12')
    expect(chosen(both)).toBe('build p11 die p12 q1')
    expect(chosen(pay(LEGAL, both, 'p12', 'die'))).toBe('build p12 die p11 q1')
  })

  test('what can pay is offered with the turn it leads to, and the other payment changes along', () => {
    const both = pay(LEGAL, point(LEGAL, point(LEGAL, [], 'p11'), 'p12'), 'p11', 'die')
    expect(payments(LEGAL, both, 'p12').map((offer) => offer.payment)).toEqual(['die', 'gem', 'q1', 'q7'])
    expect(chosen(pay(LEGAL, both, 'p12', 'q7'))).toBe('build p11 die p12 q7')
    expect(chosen(pay(LEGAL, both, 'p12', 'die'))).toBe('build p12 die p11 q1')
  })

  test('a stone on top comes with the one beneath it, and goes with it', () => {
    expect(companions(LEGAL, point(LEGAL, [], 'p11')).has('p21')).toBe(true)
    const both = point(LEGAL, point(LEGAL, [], 'p11'), 'p21')
    expect(chosen(both)).toBe('build p11 die p21 gem')
    expect(point(LEGAL, both, 'p11')).toEqual([])
  })

  test('another beginning replaces what does not go with it', () => {
    expect(point(LEGAL, point(LEGAL, [], 'p11'), 'g11')).toEqual([{ field: 'g11', payment: null }])
    expect(point(LEGAL, point(LEGAL, [], 'p11'), 'k')).toEqual([{ field: 'p11', payment: null }])
  })

  test('what is not allowed any more is let go of', () => {
    const both = point(LEGAL, point(LEGAL, [], 'p11'), 'p12')
    expect(valid([turn('build p11 die', 3)], both)).toEqual([both[0]])
    expect(valid([turn('pass', 0)], both)).toEqual([])
  })
})

test('arrow keys reach every field and stone of the quarry', () => {
  const all = [...FIELDS, ...QUARRY_STONES, 'gem']
  const seen = new Set(['p11'])
  for (const from of seen) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) seen.add(nextPlace(from, key, all))
  }
  expect(all.filter((name) => !seen.has(name))).toEqual([])
  expect(nextPlace('p11', 'ArrowRight', all)).toBe('p12')
  expect(nextPlace('l1', 'ArrowUp', all)).toBe('l2')
  expect(nextPlace('g11', 'ArrowDown', all)).toBe('g21')
})
