/** The state of a match that is being watched or played, as the socket tells it. */
import { sentenceOf } from './api.ts'
import type { SeenEvent, View } from './game.ts'
import { notify } from './say.svelte.ts'
import { MatchSocket, type Outcome, type State } from './socket.ts'
import type { Answer, News, Person, Reactions } from './wire.ts'
import { t } from './words.svelte.ts'

const REACTION_SHOWN = 5000
const PATIENCE = 400 // milliseconds that an action may take before the page says that it is on its way

export interface Shown {
  key: number
  seat: number | null
  which: string
}

interface Kept {
  view: View
  events: SeenEvent[]
  canUndo: boolean
}

/** One match on one page. */
export class Match {
  state = $state<State>('connecting')
  why = $state('')
  header = $state.raw<Record<string, any>>({})
  people = $state.raw<Person[]>([])
  seat = $state<number | null>(null)
  view = $state.raw<View | null>(null)
  events = $state.raw<SeenEvent[]>([])
  canUndo = $state(false)
  clock = $state.raw<{ left: number[]; at: number } | null>(null)
  present = $state.raw<number[]>([])
  watchers = $state(0)
  reactions = $state.raw<Shown[]>([])
  sending = $state(0)
  slow = $state(false)
  private current = $state(true) // what is shown is the newest there is of this seat

  readonly yours = $derived(this.people.filter((person) => person.yours).map((person) => person.seat))
  readonly over = $derived(this.view?.over ?? false)
  readonly acting = $derived(this.view?.acting ?? [])
  readonly busy = $derived(this.sending > 0 || this.state !== 'open' || !this.current)
  readonly winners = $derived(this.events.at(-1)?.winners ?? [])

  private readonly socket: MatchSocket
  private readonly kept = new Map<number | null, Kept>()
  private shown = 0

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.seat = seat
    this.socket = new MatchSocket(`${scheme}://${location.host}/socket/${encodeURIComponent(id)}`, {
      answer: (answer) => this.take(answer),
      state: (state, why) => {
        this.state = state
        this.why = why ?? ''
      },
    })
    this.socket.open(seat)
  }

  /** Show another seat of one's own; what was seen of it before is shown until there is news. */
  show(seat: number | null): void {
    this.seat = seat
    this.current = false
    const kept = this.kept.get(seat)
    this.view = kept?.view ?? null
    this.events = kept?.events ?? []
    this.canUndo = kept?.canUndo ?? false
    this.socket.show(seat)
  }

  /** Do something; false if it was refused, and then it has been said why. */
  act(action: string): Promise<boolean> {
    return this.submit(() => this.socket.act(action))
  }

  /** Take back the last event of one's own. */
  undo(): Promise<boolean> {
    const own = this.events.findLast((event) => event.who === this.seat)
    return own ? this.submit(() => this.socket.undo(own.n)) : Promise.resolve(false)
  }

  react(which: Reactions): void {
    this.socket.react(which)
  }

  /** The device woke up, or is in a network again. */
  wake(): void {
    this.socket.wake()
  }

  close(): void {
    this.socket.close()
  }

  /** A seat of one's own at this device that has to act, if it is not the one that is shown. */
  get waiting(): number | null {
    if (!this.current || this.over || (this.seat !== null && this.acting.includes(this.seat))) return null
    return this.yours.find((seat) => seat !== this.seat && this.acting.includes(seat) && !this.people[seat]?.bot) ?? null
  }

  private async submit(send: () => Promise<Outcome>): Promise<boolean> {
    if (this.sending) return false
    this.sending += 1
    const slow = setTimeout(() => (this.slow = true), PATIENCE)
    const outcome = await send()
    clearTimeout(slow)
    this.slow = false
    this.sending -= 1
    if (!outcome.done) this.refused(outcome.refused.error, outcome.refused.text, outcome.refused.rule ?? null)
    return outcome.done
  }

  /** Nothing has changed: say why, and let the board begin anew from what is true. */
  private refused(error: string, text: string, rule: string | null): void {
    const game = this.view?.game
    const link = rule && game ? { href: `/rules/${game}#${rule}`, text: t('rule-link', { rule }) } : undefined
    notify(sentenceOf(error, text), 'error', link)
    if (this.view) this.view = { ...this.view }
  }

  private take(answer: Answer): void {
    switch (answer.type) {
      case 'welcome':
        this.header = answer.header
        this.people = answer.people
        this.seat = answer.seat
        break
      case 'news':
        this.news(answer)
        break
      case 'people':
        this.people = answer.people
        break
      case 'presence':
        this.present = answer.seats
        this.watchers = answer.watchers
        break
      case 'reaction':
        this.reaction(answer.seat, answer.which)
        break
      case 'refused':
        if (answer.error === 'not_seated' && this.seat !== null) this.show(null)
        this.refused(answer.error, answer.text, answer.rule ?? null)
        break
    }
  }

  private news(news: News): void {
    this.events = [...this.events.slice(0, news.first - 1), ...(news.events as SeenEvent[])]
    this.view = news.view as View
    this.current = true
    this.canUndo = news.can_undo
    this.clock = news.clock ? { left: news.clock, at: performance.now() } : null
    this.kept.set(this.seat, { view: this.view, events: this.events, canUndo: this.canUndo })
  }

  private reaction(seat: number | null, which: string): void {
    const shown = { key: ++this.shown, seat, which }
    this.reactions = [...this.reactions, shown].slice(-6)
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== shown)), REACTION_SHOWN)
  }
}
