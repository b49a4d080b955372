import { expect, test } from 'vitest'
import { totalsTell } from '../src/lib/totals.ts'

test.each([
  { totals: [49, 46, 38], winners: [0], tells: true },
  { totals: [3, 0, 7], winners: [1], tells: true }, // penalty points
  { totals: [49, 49, 38], winners: [0, 1], tells: true },
  { totals: [49, 49, 38], winners: [0], tells: false }, // something else decided
  { totals: [3, 0, 7], winners: [0], tells: false },
  { totals: [3, 3], winners: [], tells: true }, // nothing is decided yet
])('totals $totals tell that $winners have won: $tells', ({ totals, winners, tells }) => {
  expect(totalsTell(totals, winners)).toBe(tells)
})
