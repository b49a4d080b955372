/** The guided first match: what to do now, and why. It looks at what is allowed; the rules stay where they are. */
import type { Coach, SeenEvent } from '../../lib/game.ts'
import { cardName, pointsOf, sorted, theTool, toolOf, TOOLS } from './cards.ts'
import { choicesOf, offered, swapText, type Choices } from './choices.ts'
import type { Player, StregatiLegal, StregatiView, Tool } from './view.ts'

export const seats = 3
export const lesson = 1

export function coach(view: StregatiView, events: SeenEvent[]): Coach | null {
  if (view.over || view.seat === null) return null
  const begun = events.some((event) => event.who === view.seat)
  if (!view.acting.includes(view.seat)) return { say: begun ? 'stregati-guide-wait' : 'stregati-guide-goal', point: begun ? 'others' : 'row' }
  const choices = choicesOf(view)
  const mine = view.players[view.seat]!
  if (!begun && choices.draws.length) return hint('first', choices.draws.at(-1)!, 'do-draw')
  return decide(view, choices, mine)
}

function decide(view: StregatiView, choices: Choices, mine: Player): Coach {
  if (choices.drops.size) return dropping(choices)
  if (choices.gives.size) return hint('give', ahead(view, [...choices.gives.values()]), 'others')
  if (choices.turns.size) return hint('turn', choices.turns.get(bestTool(view.hand))!, 'do-turn', { tool: theTool(bestTool(view.hand)) })
  if (choices.move && !(view.more === 'any' && exactPlay(choices))) {
    const what = mine.beside_chamber ? 'enter' : choices.move.exact ? 'move-exact' : 'move'
    return hint(what, choices.move, 'do-move')
  }
  return playing(view, choices, mine) ?? specials(view, choices) ?? resting(view, choices)
}

function playing(view: StregatiView, choices: Choices, mine: Player): Coach | null {
  const fitting = equipment(choices).filter((play) => !play.beyond)
  const exact = exactPlay(choices)
  if (exact) return onCard('exact', exact, { card: cardName(exact.cards![0]!) })
  const best = fitting.at(-1)
  if (!best) return null
  const args = { card: cardName(best.cards![0]!), tool: theTool(view.arrow) }
  if (mine.beside_chamber) return onCard('near', best, args)
  return onCard(view.more === 'any' ? 'more' : 'play', best, args)
}

function specials(view: StregatiView, choices: Choices): Coach | null {
  const mummy = choices.plays.get('mummy')
  if (mummy) return onCard('mummy', ahead(view, mummy))
  const magic = choices.plays.get('magic')
  const tool = bestTool(view.hand)
  if (magic && view.hand.some((card) => toolOf(card) === tool)) return onCard('magic', magic.find((one) => one.tool === tool)!, { tool: theTool(tool) })
  const hex = choices.plays.get('hex')?.[0]
  if (hex?.victims?.length) return onCard('hex', hex)
  const guardian = choices.plays.get('guardian')?.[0]
  return guardian ? onCard('guardian', guardian) : null
}

function resting(view: StregatiView, choices: Choices): Coach {
  const draw = choices.draws.at(-1)
  if (draw) return hint(view.extra ? 'draw-extra' : 'draw', draw, 'do-draw')
  const away = sorted(view.hand).slice(0, Math.min(2, choices.swaps))
  if (away.length && offered(view, swapText(away))) return { say: 'stregati-guide-swap', point: 'do-swap', do: swapText(away) }
  const end = choices.end ?? choices.stay ?? view.legal[0]!
  return hint('end', end, `do-${end.kind}`)
}

function dropping(choices: Choices): Coach {
  const drops = [...choices.drops.values()]
  const least = drops.reduce((one, other) => (pointsOf(other.cards![0]!) < pointsOf(one.cards![0]!) ? other : one))
  return hint('drop', least, 'mine', { card: cardName(least.cards![0]!) })
}

const hint = (id: string, legal: StregatiLegal, point: string, args?: Record<string, string>): Coach => ({
  say: `stregati-guide-${id}`, point, do: legal.do, ...(args ? { args } : {}),
})

const onCard = (id: string, legal: StregatiLegal, args?: Record<string, string>) => hint(id, legal, `card-${legal.cards![0]}`, args)

const equipment = (choices: Choices) =>
  [...choices.plays.values()].flat().filter((play) => play.have !== undefined).sort((one, other) => one.have! - other.have!)

const exactPlay = (choices: Choices) => equipment(choices).find((play) => play.exact)

/** The tool with the highest sum in a hand. */
function bestTool(hand: string[]): Tool {
  const worth = (tool: Tool) => hand.filter((card) => toolOf(card) === tool).reduce((sum, card) => sum + pointsOf(card), 0)
  return TOOLS.reduce((one, other) => (worth(other) > worth(one) ? other : one))
}

/** The action that meets who is furthest on. */
function ahead(view: StregatiView, actions: StregatiLegal[]): StregatiLegal {
  const rank = (seat: number) => view.players[seat]!.place * 100 - (view.players[seat]!.missing ?? 0)
  return actions.reduce((one, other) => (rank(other.seat!) > rank(one.seat!) ? other : one))
}
