/** How much time a match may take, as tables offer it. */

export interface Clock {
  base: number // milliseconds for each seat
  bonus: number // and more with every action
}

const MINUTE = 60_000

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { base: 10 * MINUTE, bonus: 5000 },
  calm: { base: 30 * MINUTE, bonus: 15_000 },
  days: { base: 3 * 24 * 60 * MINUTE, bonus: 60 * MINUTE },
}

/** Which of them a clock is; null for one that a program has set. */
export function clockName(clock: Clock | null): string | null {
  const same = (other: Clock | null) => other?.base === clock?.base && other?.bonus === clock?.bonus
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name]!)) ?? null
}
