/** The connection of a match page: it comes back by itself, and what was sent arrives once or is refused. */
import type { Act, Answer, News, Reactions, Refused, Request, Undo } from './wire.ts'

export type State = 'connecting' | 'open' | 'lost' | 'closed'
export type Outcome = { done: true } | { done: false; refused: Refused }

/** What the page is told. */
export interface Listener {
  answer(answer: Answer): void
  state(state: State, why?: string): void
}

/** As much of a WebSocket as is needed here. */
export interface Wire {
  readyState: number
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
}

export interface Timing {
  first: number // before coming back the first time, in milliseconds; doubled each time
  longest: number
  ping: number
  patience: number // without an answer to a ping
  again: number // before something is sent again to a server that was busy
}

const TIMING: Timing = { first: 400, longest: 15_000, ping: 25_000, patience: 8_000, again: 900 }
const MOST_TRIES = 12
const OPEN = 1
const FINAL = ['unknown'] // reasons of a `bye` after which coming back is of no use

interface Pending {
  message: Act | Undo
  tries: number
  settle: (outcome: Outcome) => void
}

interface Place {
  seen: number
  mark: string
}

/** One match, shown from one seat at a time. */
export class MatchSocket {
  private wire: Wire | null = null
  private seat: number | null = null
  private readonly places = new Map<number | null, Place>()
  private readonly pending = new Map<string, Pending>()
  private failures = 0
  private count = 0
  private heard = 0
  private welcomed = false
  private ended = false
  private reconnecting: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval> | undefined
  private readonly name = Math.random().toString(36).slice(2, 10) + Date.now().toString(36)

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly make: (url: string) => Wire = (address) => new WebSocket(address) as unknown as Wire,
    private readonly timing: Timing = TIMING,
  ) {}

  /** Connect, and show a seat of one's own, or what spectators see. */
  open(seat: number | null): void {
    this.seat = seat
    this.connect()
    this.pinging = setInterval(() => this.ping(), this.timing.ping)
  }

  /** Show another seat. What was done at the one before has been answered by then. */
  show(seat: number | null): void {
    this.seat = seat
    this.welcomed = false
    if (this.wire?.readyState === OPEN) this.hello()
  }

  /** Do something at the seat that is shown. */
  act(action: string): Promise<Outcome> {
    return this.submit({ type: 'act', cid: this.cid(), n: this.place.seen + 1, do: action })
  }

  /** Take one's own event `n` back. */
  undo(n: number): Promise<Outcome> {
    return this.submit({ type: 'undo', cid: this.cid(), n })
  }

  /** Show the others a face; one that gets lost is no loss. */
  react(which: Reactions): void {
    this.send({ type: 'react', which })
  }

  /** Look at once whether the connection is there: the device woke up, or is in a network again. */
  wake(): void {
    if (this.ended) return
    if (this.wire === null) {
      this.failures = 0
      this.connect()
    } else {
      this.ping()
    }
  }

  /** Be done with it. */
  close(): void {
    this.ended = true
    clearTimeout(this.reconnecting)
    clearInterval(this.pinging)
    this.drop()
  }

  // --- the connection ------------------------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.reconnecting)
    if (this.failures === 0 && !this.heard) this.listener.state('connecting')
    const wire = this.make(this.url)
    this.wire = wire
    this.welcomed = false
    wire.onopen = () => {
      this.heard = Date.now()
      this.hello()
    }
    wire.onmessage = (event) => {
      if (this.wire !== wire) return
      this.heard = Date.now()
      for (const answer of JSON.parse(event.data) as Answer[]) this.take(answer)
    }
    wire.onclose = () => {
      if (this.wire === wire) this.lose()
    }
  }

  private hello(): void {
    const { seen, mark } = this.place
    this.send({ type: 'hello', seat: this.seat, seen, mark })
  }

  private lose(): void {
    this.wire = null
    if (this.ended) return
    this.listener.state('lost')
    const wait = Math.min(this.timing.longest, this.timing.first * 2 ** this.failures)
    this.failures += 1
    this.reconnecting = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()))
  }

  private drop(): void {
    const wire = this.wire
    this.wire = null
    if (!wire) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }

  /** A connection may be dead without anybody having said so: a phone that slept, a network that was left. */
  private ping(): void {
    const wire = this.wire
    if (wire?.readyState !== OPEN) return
    const before = this.heard
    this.send({ type: 'ping' })
    setTimeout(() => {
      if (this.wire !== wire || this.heard !== before || this.ended) return
      this.drop()
      this.lose()
    }, this.timing.patience)
  }

  // --- what is sent --------------------------------------------------------------------------------------------------

  private submit(message: Act | Undo): Promise<Outcome> {
    return new Promise((settle) => {
      this.pending.set(message.cid, { message, tries: 0, settle })
      if (this.welcomed) this.send(message)
    })
  }

  private send(message: Request): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message))
  }

  private cid(): string {
    this.count += 1
    return `${this.name}.${this.count}`
  }

  private get place(): Place {
    return this.places.get(this.seat) ?? { seen: 0, mark: '' }
  }

  // --- what comes ----------------------------------------------------------------------------------------------------

  private take(answer: Answer): void {
    switch (answer.type) {
      case 'welcome':
        if (answer.seat !== this.seat) return // said to a hello before the last one
        this.failures = 0
        this.welcomed = true
        this.listener.answer(answer)
        this.listener.state('open')
        for (const { message } of this.pending.values()) this.send(message)
        return
      case 'news':
        if (!this.welcomed) return
        this.note(answer)
        break
      case 'done':
        this.settle(answer.cid, { done: true })
        return
      case 'refused':
        if (answer.cid === '') break
        this.refuse(answer)
        return
      case 'bye':
        this.listener.answer(answer)
        if (FINAL.includes(answer.why)) this.end(answer.why)
        return
    }
    this.listener.answer(answer)
  }

  private note(news: News): void {
    this.places.set(this.seat, { seen: news.first - 1 + news.events.length, mark: news.mark })
  }

  private settle(cid: string, outcome: Outcome): void {
    this.pending.get(cid)?.settle(outcome)
    this.pending.delete(cid)
  }

  /** A server that is busy is asked again with the same message; it does the same thing once. */
  private refuse(refused: Refused): void {
    const waiting = this.pending.get(refused.cid)
    if (waiting && refused.error === 'busy' && waiting.tries < MOST_TRIES) {
      waiting.tries += 1
      setTimeout(() => this.pending.has(refused.cid) && this.welcomed && this.send(waiting.message), this.timing.again)
    } else {
      this.settle(refused.cid, { done: false, refused })
    }
  }

  private end(why: string): void {
    this.close()
    this.listener.state('closed', why)
  }
}
