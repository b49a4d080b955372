/** A draft while somebody works at it: its steps, what the checker says of it, and that the browser keeps it. */
import { refusalOf, said, send } from '$lib/api.ts'
import type { Finding, Told } from './editor.ts'

const PAUSE = 200 // milliseconds without a change before the checker is asked
const MOST_STEPS = 300
const MERGED = 1500 // milliseconds within which steps of the same kind are one
export const MOST_TEXT = 256 * 1024

interface Step {
  name: string
  components: any
  text: string | null // as somebody has written it; null where it was drawn
  shipped?: boolean // its name belongs to one that ships
}

/** Ask the checker. */
async function told(address: string, form?: object): Promise<Told> {
  const response = await send(form ? 'POST' : 'GET', `/api/studio/${address}`, form)
  if (!response.ok) throw await refusalOf(response)
  return (await response.json()) as Told
}

export class Draft {
  now = $state.raw<Step | null>(null)
  findings = $state.raw<Finding[]>([])
  text = $state('')
  playable = $state(false)
  checking = $state(false)
  fault = $state('') // why the checker could not be asked
  #past = $state.raw<Step[]>([])
  #future = $state.raw<Step[]>([])
  #shipped: string[]
  #last = { same: '', at: 0 }
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  #checked: Promise<void> = Promise.resolve()

  constructor(
    readonly game: string,
    shipped: string[],
  ) {
    this.#shipped = shipped
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Begin with an edition that ships, or with what this browser has kept. What was kept is a step before. */
  async begin(edition: string | undefined): Promise<void> {
    const kept = this.#kept()
    if (kept) this.#show(kept)
    if (edition !== undefined || !kept) await this.openShipped(edition ?? this.#shipped[0]!)
    else await this.#check()
  }

  /** Draw one that ships. */
  async openShipped(edition: string): Promise<void> {
    this.#take(await told(`${this.game}/${encodeURIComponent(edition)}`), null, true)
  }

  /** Draw what somebody has written, whatever it says. */
  async openText(text: string): Promise<void> {
    this.#take(await told(`${this.game}/check`, { text }), text)
  }

  /** A step; those of the same kind that follow at once are one. */
  change(components: any, same = ''): void {
    if (!this.now) return
    const at = performance.now()
    const one = same !== '' && same === this.#last.same && at - this.#last.at < MERGED && this.#past.length > 0
    this.#last = { same, at }
    this.#step({ name: this.now.shipped ? '' : this.now.name, components, text: null }, one)
  }

  rename(name: string): void {
    if (!this.now || name === this.now.name) return
    const at = performance.now()
    const one = this.#last.same === 'name' && at - this.#last.at < MERGED
    this.#last = { same: 'name', at }
    this.#step({ name, components: this.now.components, text: null }, one)
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before || !this.now) return
    this.#future = [this.now, ...this.#future]
    this.#past = this.#past.slice(0, -1)
    this.#go(before)
  }

  redo(): void {
    const [next, ...others] = this.#future
    if (!next || !this.now) return
    this.#past = [...this.#past, this.now]
    this.#future = others
    this.#go(next)
  }

  /** The text of what is drawn now, when the checker has seen it. */
  async settled(): Promise<string> {
    if (this.#timer !== undefined) this.#ask()
    let waited
    do await (waited = this.#checked)
    while (waited !== this.#checked)
    return this.text
  }

  #step(step: Step, one = false): void {
    if (this.now && !one) this.#past = [...this.#past, this.now].slice(-MOST_STEPS)
    this.#future = []
    this.#show(step)
    this.#later()
  }

  #go(step: Step): void {
    this.#last = { same: '', at: 0 }
    this.#show(step)
    this.#ask()
  }

  #show(step: Step): void {
    this.now = step
    this.#keep(step)
  }

  #take(found: Told, text: string | null, shipped = false): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#asked++
    if (this.now) this.#past = [...this.#past, this.now].slice(-MOST_STEPS)
    this.#future = []
    this.#last = { same: '', at: 0 }
    this.#show({ name: found.name, components: found.components, text, shipped })
    this.#hear(found)
  }

  #later(): void {
    clearTimeout(this.#timer)
    this.checking = true
    this.#timer = setTimeout(() => this.#ask(), PAUSE)
  }

  #ask(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#checked = this.#check()
  }

  async #check(): Promise<void> {
    const step = this.now!
    const asked = ++this.#asked
    this.checking = true
    try {
      const { components, name, text } = step
      const found = await (text === null ? told(`${this.game}/draw`, { components, name }) : told(`${this.game}/check`, { text }))
      if (asked === this.#asked) this.#hear(found)
    } catch (problem) {
      if (asked !== this.#asked) return
      this.fault = said(problem)
      this.playable = this.checking = false
    }
  }

  #hear(found: Told): void {
    this.findings = found.findings
    this.playable = found.playable
    this.text = found.text
    this.fault = ''
    this.checking = false
  }

  #kept(): Step | null {
    try {
      const found = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Step | null
      return found && typeof found.components === 'object' ? found : null
    } catch {
      return null
    }
  }

  #keep(step: Step): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(step))
    } catch {
      // a browser that keeps nothing begins anew next time
    }
  }

  get #key(): string {
    return `benben-studio-${this.game}`
  }
}
