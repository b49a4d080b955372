/** What is being chosen: the pattern in hand, how it is held, what is aimed at, and the mark that would follow. */
import { allOver, keyOfWay, lying, turning, wayOf, type Way } from './shape.ts'
import { isMark, type Mark, type PyramidsView } from './view.ts'

export interface Aim {
  card: number
  cell: string
}

export class Hand {
  way = $state.raw<Way>({ turns: 0, mirrored: false })
  single = $state(false) // one space is to be marked in place of the pattern
  aim = $state.raw<Aim | null>(null)
  chosen = $state.raw<Mark | null>(null)

  readonly marks = $derived.by(() => this.view().legal.filter(isMark))
  readonly rows = $derived.by(() => this.view().pattern?.rows ?? [])
  readonly extra = $derived.by(() => this.marks.some((mark) => mark.kind === 'extra'))
  readonly alone = $derived.by(() => this.single || this.extra || (this.marks.length > 0 && this.patterns.length === 0))
  readonly patterns = $derived.by(() => this.marks.filter((mark) => mark.kind === 'mark'))
  readonly singles = $derived.by(() => this.marks.filter((mark) => mark.kind !== 'mark'))

  constructor(private readonly view: () => PyramidsView) {}

  /** Spaces of a card where what is in hand could come to lie. */
  fits(card: number): Set<string> {
    return new Set((this.alone ? this.singles : this.patterns).filter((mark) => mark.card === card).flatMap((mark) => mark.cells))
  }

  /** Spaces of a card that could be marked alone. */
  open(card: number): Set<string> {
    return new Set(this.singles.filter((mark) => mark.card === card).flatMap((mark) => mark.cells))
  }

  /** The single space there, if it may be marked alone. */
  singleAt(card: number, cell: string): Mark | null {
    return this.singles.find((mark) => mark.card === card && mark.cells[0] === cell) ?? null
  }

  /** What a space would lead to: as the pattern is held, else as it fits after some turning, else the space alone. */
  at(card: number, cell: string): Mark | null {
    if (this.alone) return this.singleAt(card, cell)
    return allOver(this.rows, this.patterns, card, cell, this.way)[0] ?? this.singleAt(card, cell)
  }

  aimAt(card: number, cell: string): void {
    if (this.aim?.card === card && this.aim.cell === cell && this.chosen) return
    this.aim = { card, cell }
    this.choose(this.at(card, cell))
  }

  /** Nothing is aimed at; what is in hand stays there. */
  drop(): void {
    this.aim = null
    this.chosen = null
  }

  letGo(): void {
    this.drop()
    this.single = false
  }

  /** A quarter to the right; over a space, to the next way in which it fits there. */
  turn(): void {
    this.hold(turning(this.way).slice(1, 4))
  }

  mirror(): void {
    const [same, ...rest] = turning(this.way).slice(4)
    this.hold([same!, ...rest])
  }

  /** The next of all marks over the space that is aimed at; without aim the pattern is turned. */
  next(step = 1): void {
    if (!this.aim || this.alone) return this.turn()
    const all = allOver(this.rows, this.patterns, this.aim.card, this.aim.cell, { turns: 0, mirrored: false })
    const at = all.findIndex((mark) => mark.do === this.chosen?.do)
    const next = all[(at + step + all.length) % all.length]
    if (next) this.choose(next)
  }

  toggleSingle(): void {
    this.single = !this.single
    if (this.aim) this.choose(this.at(this.aim.card, this.aim.cell))
  }

  /** What the player looks at anew is kept if it is still allowed. */
  refresh(): void {
    if (this.chosen && !this.marks.some((mark) => mark.do === this.chosen!.do)) this.letGo()
    if (!this.marks.length) this.letGo()
  }

  private hold(ways: Way[]): void {
    this.single = false
    const now = keyOfWay(this.rows, this.way)
    const others = ways.filter((way) => keyOfWay(this.rows, way) !== now)
    const { aim } = this
    if (!aim) {
      this.way = others[0] ?? this.way
      return
    }
    for (const way of others) {
      const mark = lying(this.patterns, aim.card, aim.cell, keyOfWay(this.rows, way))[0]
      if (mark) {
        this.way = way
        this.chosen = mark
        return
      }
    }
    if (this.patterns.some((mark) => mark.card === aim.card && mark.cells.includes(aim.cell))) this.next()
    else this.way = others[0] ?? this.way
  }

  private choose(mark: Mark | null): void {
    this.chosen = mark
    if (mark?.kind === 'mark') this.way = wayOf(this.rows, mark, this.way)
  }
}
