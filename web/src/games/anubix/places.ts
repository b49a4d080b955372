/** Where everything stands on a drawn sheet of 360 x 448: the pyramid, the arch, the relief beneath them, the quarry. */

export const WIDTH = 360
export const HEIGHT = 456
export const GROUND = 244 // the line that pyramid and arch stand on
const SIDE = 42
const PYRAMID = 24
const LEFT = 240
const RIGHT = 312
const RELIEF = { x: 8, y: 258, width: 71, height: 45 }
const QUARRY = { x: 8, y: 408, width: 28.66, height: 42 }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The place of a field or a quarry stone, by its name in the notation. */
export function placeOf(name: string): Box {
  if (name === 'gem') return { x: 6, y: 6, width: 58, height: 86 }
  const [a, b] = [Number(name[1]), Number(name[2])]
  switch (name[0]) {
    case 'p':
      return { x: PYRAMID + (a - 1) * (SIDE / 2) + (b - 1) * SIDE, y: GROUND - a * SIDE, width: SIDE, height: SIDE }
    case 'l':
      return { x: LEFT, y: GROUND - a * SIDE, width: SIDE, height: SIDE }
    case 'r':
      return { x: RIGHT, y: GROUND - a * SIDE, width: SIDE, height: SIDE }
    case 'k':
      return { x: LEFT + 27, y: GROUND - 5 * SIDE - 2, width: RIGHT - LEFT - 12, height: SIDE }
    case 'g':
      return { x: RELIEF.x + (b - 1) * RELIEF.width, y: RELIEF.y + (a - 1) * RELIEF.height, width: RELIEF.width, height: RELIEF.height }
    default:
      return { x: QUARRY.x + (Number(name.slice(1)) - 1) * QUARRY.width, y: QUARRY.y, width: QUARRY.width, height: QUARRY.height }
  }
}

/** The middle of a place. */
export function middle(name: string): { x: number; y: number } {
  const { x, y, width, height } = placeOf(name)
  return { x: x + width / 2, y: y + height / 2 }
}

export const FIELDS = [
  ...['p51', 'p41', 'p42', 'p31', 'p32', 'p33', 'p21', 'p22', 'p23', 'p24', 'p11', 'p12', 'p13', 'p14', 'p15'],
  ...['k', 'l4', 'r4', 'l3', 'r3', 'l2', 'r2', 'l1', 'r1'],
  ...[1, 2, 3].flatMap((row) => [1, 2, 3, 4].map((column) => `g${row}${column}`)),
]
export const QUARRY_STONES = Array.from({ length: 12 }, (_, at) => `q${at + 1}`)

const FORWARD: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The next of some places in the direction of an arrow key; what lies straight ahead before what lies aside. */
export function nextPlace(from: string, key: string, among: string[]): string {
  const [dx, dy] = FORWARD[key]!
  const here = middle(from)
  let best = from
  let least = Infinity
  for (const name of among) {
    const there = middle(name)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (ahead < 4 || aside > ahead * 1.3) continue
    const distance = ahead + aside * 1.8
    if (distance < least) [best, least] = [name, distance]
  }
  return best
}
