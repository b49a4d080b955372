/** The guided first match: what is new at each step, while two play; nothing is said any more when all has been said. */
import type { Coach, SeenEvent } from '../../lib/game.ts'
import { isKeep, isMark, isTake, type Card, type Mark, type Player, type PyramidsView } from './view.ts'
import { wayToTomb } from './way.ts'

export const seats = 2
export const lesson = 1

interface Step {
  say: string
  point: string
}

/** By the number of expedition cards that have been up. */
const MARKS: Step[] = [
  { say: 'pyramids-coach-first', point: 'chambers' },
  { say: 'pyramids-coach-touch', point: 'chambers' },
  { say: 'pyramids-coach-single', point: 'single' },
  { say: 'pyramids-coach-gems', point: 'gems' },
  { say: 'pyramids-coach-skulls', point: 'skulls' },
  { say: 'pyramids-coach-tomb', point: 'race' },
  { say: 'pyramids-coach-tray', point: 'tray' },
  { say: 'pyramids-coach-torch', point: 'torches' },
  { say: 'pyramids-coach-end', point: 'score' },
]

/** What to point at now; null when there is nothing to say. */
export function coach(view: PyramidsView, events: SeenEvent[]): Coach | null {
  const me = view.seat === null ? null : view.players[view.seat]
  if (!me || view.over || !view.acting.includes(me.seat)) return null
  const done = (verb: string) => events.filter((event) => event.who === me.seat && event.do.startsWith(verb)).length
  if (view.phase === 'keep') return { say: 'pyramids-coach-keep', point: 'dealt', do: bestKeep(view) }
  if (view.phase === 'take') return done('take') > 1 ? null : { say: 'pyramids-coach-take', point: 'display', do: bestTake(view) }
  const marks = view.legal.filter(isMark)
  if (!marks.length) return null
  const best = bestMark(marks, me)
  if (me.extra) return done('extra') > 2 ? null : { say: 'pyramids-coach-extra', point: 'chambers', do: best }
  const step = MARKS[(view.round - 1) * 7 + view.flip - 1]
  return step ? { ...step, do: best } : null
}

/** The pair of cards with the shortest ways from entrance to tomb. */
function bestKeep(view: PyramidsView): string {
  const worth = (numbers: number[]) => sum(numbers.map((number) => distance(view.dealt.find((card) => card.number === number)!)))
  return best(view.legal.filter(isKeep), (legal) => -worth(legal.cards)).do
}

function bestTake(view: PyramidsView): string {
  const worth = (number: number | null) => -distance(view.display.find((card) => card.number === number) ?? null)
  return best(view.legal.filter(isTake), (legal) => worth(legal.card)).do
}

/** Points, a shorter way to the tomb, and gems; a sensible proposal, not the best one. */
function bestMark(marks: Mark[], me: Player): string {
  const cards = new Map(me.cards.flatMap((card) => (card ? [[card.number, card]] : [])))
  const worth = (mark: Mark) => {
    const card = cards.get(mark.card)!
    const nearer = distance(card) - distance({ ...card, marked: [...card.marked, ...mark.cells] })
    const { red = 0, green = 0, cross = 0 } = mark.brings
    return mark.after.points + 2 * nearer + 1.5 * (red + green) + 3 * cross + (mark.after.award ?? 0) + mark.cells.length / 10
  }
  return best(marks, worth).do
}

/** How many spaces are still to be marked until the tomb; many where there is no card, or no way. */
const distance = (card: Card | null) => (card && wayToTomb(card)?.length) ?? 9

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

function best<T>(choices: T[], worth: (choice: T) => number): T {
  return choices.reduce((one, other) => (worth(other) > worth(one) ? other : one))
}
