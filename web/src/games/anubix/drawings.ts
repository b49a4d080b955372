/** Drawings on fields of 24 x 24: a sign for each colour of stone, and the symbols of the bonuses. */
import { FIGURES, type Figure } from '$lib/figures.ts'
import type { Colour } from './view.ts'

/** Flame, sun, waves, pyramid, leaf, star: what tells the colours apart without colour. */
export const SIGNS: Record<Colour, string> = {
  red: 'M12.6 1.5c.9 4 5.9 6.3 5.9 12.3 0 4.9-2.9 8.7-6.5 8.7s-6.5-3.6-6.5-8.2c0-3.3 1.8-5.3 3-7.5.7 1.4 1.1 2.2 2.1 2.9C11.5 7.2 11.2 4.3 12.6 1.5Z',
  yellow:
    'M12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4ZM10.9.8h2.2v4h-2.2ZM10.9 19.2h2.2v4h-2.2ZM.8 10.9h4v2.2h-4ZM19.2 10.9h4v2.2h-4ZM3.3 4.9 4.9 3.3 7.7 6.1 6.1 7.7ZM16.3 17.9l1.6-1.6 2.8 2.8-1.6 1.6ZM3.3 19.1l2.8-2.8 1.6 1.6-2.8 2.8ZM16.3 6.1l2.8-2.8 1.6 1.6-2.8 2.8Z',
  blue: 'M1 7.5c2-2.4 4-3 5.8-3 3.6 0 4.7 3 7.2 3 2.1 0 3.5-1.7 4.8-3.4L23 6.2c-2.3 3-5 4.7-8.6 4.7-4 0-5.4-3-7.6-3-1.5 0-2.7 1-3.9 2.6ZM1 16.4c2-2.4 4-3 5.8-3 3.6 0 4.7 3 7.2 3 2.1 0 3.5-1.7 4.8-3.4l4.2 2.1c-2.3 3-5 4.7-8.6 4.7-4 0-5.4-3-7.6-3-1.5 0-2.7 1-3.9 2.6Z',
  orange: 'M12 2.5 23 21.5H1ZM12 8.3 6.3 18.2h11.4Z',
  green: 'M21.5 2.5c.8 9.5-3 15.5-11.7 15.7L5.2 22.5l-1.7-1.7 4-4C7.2 8 12.5 3 21.5 2.5Z',
  purple: 'M12 1.2 14.9 8.7 22.8 9.2 16.7 14.2 18.7 22 12 17.7 5.3 22 7.3 14.2 1.2 9.2 9.1 8.7Z',
}

export const GEM = 'M6.5 3.5h11L23 9.5 12 22 1 9.5ZM1 9.5h22M6.5 3.5 8.7 9.5 12 3.5l3.3 6 2.2-6M8.7 9.5 12 22l3.3-12.5'

const OWN: Record<string, Figure> = {
  bow: { line: 'M6.5 2.5c9 2 13 7.5 13 16.5M6.5 2.5 19.5 19M3 21.5 18.5 6M3 21.5l1-4.8M3 21.5l4.8-1M18.5 6l-4.3.6M18.5 6l-.6 4.3' },
  head: {
    fill: 'M12 2c4.8 0 7.8 3 7.8 7.5 0 3 .7 5.8 1.7 8.5h-4.8c-.8 2.3-2.5 4-4.7 4s-3.9-1.7-4.7-4H2.5c1-2.7 1.7-5.5 1.7-8.5C4.2 5 7.2 2 12 2Zm0 4c-2.7 0-4.3 1.8-4.3 4.7 0 4.3 1.7 8.3 4.3 8.3s4.3-4 4.3-8.3C16.3 7.8 14.7 6 12 6Zm-2.3 4.2h1.6v1.7H9.7Zm3 0h1.6v1.7h-1.6ZM10.5 15h3v1.5h-3Z',
  },
  second: { fill: 'M7.5 6 14 20H1ZM15.5 8h2.3v-3h2.4v3h2.3v12h-2.7v-7.5h-1.6V20h-2.7Z' },
}
const STAR: Figure = { fill: SIGNS.purple }

/** The drawing of a bonus; a star for what an edition calls by a name of its own. */
export function drawingOf(bonus: string): Figure {
  return OWN[bonus] ?? FIGURES[bonus] ?? STAR
}
