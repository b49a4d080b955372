/** Arrow keys among things that stand side by side: to the nearest one ahead. */

const FORWARD: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Move the focus within what the event is heard by; true if the key was an arrow. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }, among: string): boolean {
  const way = FORWARD[event.key]
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return false
  event.preventDefault()
  const from = middleOf(event.target as Element)
  let [best, least]: [HTMLElement | null, number] = [null, Infinity]
  for (const one of event.currentTarget.querySelectorAll<HTMLElement>(among)) {
    const to = middleOf(one)
    const ahead = (to.x - from.x) * way[0] + (to.y - from.y) * way[1]
    const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0])
    const distance = ahead + 3 * aside
    if (ahead > 2 && aside <= ahead && distance < least) [best, least] = [one, distance]
  }
  best?.focus()
  return true
}

function middleOf(one: Element): { x: number; y: number } {
  const { x, y, width, height } = one.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
