/** Arrow keys: from one target to the nearest one in a direction. */

export interface Spot {
  x: number
  y: number
}

export const ARROWS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 },
}
const ASIDE = 3 // how much further a target seems for not lying straight ahead

/** The index of the nearest spot in a direction, -1 if there is none. */
export function nearest(from: Spot, spots: Spot[], way: Spot): number {
  let best = -1
  let least = Infinity
  spots.forEach((spot, at) => {
    const ahead = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x)
    const far = ahead + ASIDE * aside
    if (ahead > 1 && far < least) [best, least] = [at, far]
  })
  return best
}

/** Move the focus within a board; true if the key was one for that. */
export function moveCursor(board: HTMLElement, key: string): boolean {
  const way = ARROWS[key]
  if (!way) return false
  const targets = [...board.querySelectorAll<HTMLElement>('[data-target]')].filter((one) => one.offsetParent !== null)
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || !board.contains(active) || active === board) {
    targets[0]?.focus()
    return targets.length > 0
  }
  const found = nearest(middle(active), targets.map(middle), way)
  targets[found]?.focus()
  return true
}

function middle(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
