/** The connection of a match: what is sent arrives once, and it comes back by itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MatchSocket, type State, type Timing, type Wire } from '../src/lib/socket.ts'
import type { Answer, Request } from '../src/lib/wire.ts'

const TIMING: Timing = { first: 100, longest: 1000, ping: 5000, patience: 500, again: 50 }

/** A server of one match, as much of it as the client can tell from the real one. */
class Server {
  wires: Line[] = []
  down = false

  connect = (): Wire => {
    const line = new Line(this.down)
    this.wires.push(line)
    return line
  }

  get last(): Line {
    return this.wires.at(-1)!
  }
}

class Line implements Wire {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: Request[] = []

  constructor(down: boolean) {
    queueMicrotask(() => {
      this.readyState = down ? 3 : 1
      if (down) this.onclose?.()
      else this.onopen?.()
    })
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request)
  }

  close(): void {
    this.readyState = 3
  }

  say(...answers: Answer[]): void {
    this.onmessage?.({ data: JSON.stringify(answers) })
  }

  break(): void {
    this.readyState = 3
    this.onclose?.()
  }

  of(type: Request['type']): any[] {
    return this.sent.filter((message) => message.type === type)
  }
}

const welcome = (seat: number | null): Answer => ({ type: 'welcome', match: 'm', table: null, seat, header: {}, people: [] })
const news = (first: number, count: number, mark: string): Answer => ({
  type: 'news', first, events: Array.from({ length: count }, (_, at) => ({ n: first + at, who: 0, do: 'x' })), mark, view: {}, can_undo: false, clock: null,
})

let server: Server
let states: State[]
let answers: Answer[]
let socket: MatchSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  server = new Server()
  states = []
  answers = []
  socket = new MatchSocket('ws://x', { answer: (one) => answers.push(one), state: (one) => states.push(one) }, server.connect, TIMING)
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Connected and up to date. */
async function begin(seat: number | null = 0): Promise<void> {
  socket.open(seat)
  await vi.advanceTimersByTimeAsync(0)
  server.last.say(welcome(seat), news(1, 3, 'three'))
}

test('it says hello with the seat, and is open when it is welcome', async () => {
  await begin(1)
  expect(server.last.sent).toEqual([{ type: 'hello', seat: 1, seen: 0, mark: '' }])
  expect(states).toEqual(['connecting', 'open'])
})

test('an action names the number of the event it is to be', async () => {
  await begin()
  void socket.act('take 7')
  expect(server.last.of('act')).toMatchObject([{ n: 4, do: 'take 7' }])
})

test('an action is done when the server says so', async () => {
  await begin()
  const done = socket.act('take 7')
  server.last.say({ type: 'done', cid: server.last.of('act')[0].cid, n: 4 })
  expect(await done).toEqual({ done: true })
})

test('a refusal is handed on with its sentence', async () => {
  await begin()
  const done = socket.act('take 7')
  server.last.say({ type: 'refused', cid: server.last.of('act')[0].cid, error: 'illegal', text: 'no', rule: 'P-M1' })
  expect(await done).toMatchObject({ done: false, refused: { error: 'illegal', rule: 'P-M1' } })
})

test('it comes back where it was, and sends what was not answered once more as the same message', async () => {
  await begin()
  const done = socket.act('take 7')
  const first = server.last.of('act')[0]
  server.last.break()
  expect(states.at(-1)).toBe('lost')
  await vi.advanceTimersByTimeAsync(100)
  expect(server.wires).toHaveLength(2)
  expect(server.last.sent).toEqual([{ type: 'hello', seat: 0, seen: 3, mark: 'three' }])
  server.last.say(welcome(0))
  expect(server.last.of('act')).toEqual([first])
  server.last.say({ type: 'done', cid: first.cid, n: 4 })
  expect(await done).toEqual({ done: true })
  expect(states.at(-1)).toBe('open')
})

test('what is done while the connection is lost is sent when it is back', async () => {
  await begin()
  server.last.break()
  void socket.act('take 7')
  await vi.advanceTimersByTimeAsync(100)
  expect(server.last.of('act')).toEqual([])
  server.last.say(welcome(0))
  expect(server.last.of('act')).toMatchObject([{ n: 4, do: 'take 7' }])
})

test('it waits longer after every failure, and never too long', async () => {
  server.down = true
  socket.open(0)
  await vi.advanceTimersByTimeAsync(99)
  expect(server.wires).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1 + 200 + 400 + 800)
  expect(server.wires).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.wires).toHaveLength(10)
})

test('a device that wakes up does not wait', async () => {
  server.down = true
  socket.open(0)
  await vi.advanceTimersByTimeAsync(1500)
  const before = server.wires.length
  server.down = false
  socket.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.wires).toHaveLength(before + 1)
  expect(server.last.of('hello')).toHaveLength(1)
})

test('a connection that died without a word is noticed by its silence', async () => {
  await begin()
  const dead = server.last
  await vi.advanceTimersByTimeAsync(TIMING.ping)
  expect(dead.of('ping')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(TIMING.patience)
  expect(states.at(-1)).toBe('lost')
  expect(dead.readyState).toBe(3)
})

test('an answer to the ping keeps it', async () => {
  await begin()
  await vi.advanceTimersByTimeAsync(TIMING.ping)
  server.last.say({ type: 'pong' })
  await vi.advanceTimersByTimeAsync(TIMING.patience)
  expect(server.wires).toHaveLength(1)
})

test('a busy server is asked again with the same message', async () => {
  await begin()
  const done = socket.act('take 7')
  const [sent] = server.last.of('act')
  server.last.say({ type: 'refused', cid: sent.cid, error: 'busy', text: 'wait', rule: null })
  await vi.advanceTimersByTimeAsync(TIMING.again)
  expect(server.last.of('act')).toEqual([sent, sent])
  server.last.say({ type: 'done', cid: sent.cid, n: 4 })
  expect(await done).toEqual({ done: true })
})

test('a server that stays busy is believed in the end', async () => {
  await begin()
  const done = socket.act('take 7')
  for (let times = 0; times < 20; times += 1) {
    server.last.say({ type: 'refused', cid: server.last.of('act')[0].cid, error: 'busy', text: 'wait', rule: null })
    await vi.advanceTimersByTimeAsync(TIMING.again)
  }
  expect(await done).toMatchObject({ done: false, refused: { error: 'busy' } })
})

test('another seat is shown from what was seen of it, and not from what was seen of the first', async () => {
  await begin(0)
  socket.show(1)
  expect(server.last.sent.at(-1)).toEqual({ type: 'hello', seat: 1, seen: 0, mark: '' })
  server.last.say(news(4, 1, 'late')) // of the seat before
  server.last.say(welcome(1), news(1, 5, 'five'))
  expect(answers.filter((one) => one.type === 'news')).toHaveLength(2)
  socket.show(0)
  expect(server.last.sent.at(-1)).toEqual({ type: 'hello', seat: 0, seen: 3, mark: 'three' })
})

test('news that replace what was seen are counted from where they begin', async () => {
  await begin()
  server.last.say(news(3, 0, 'two'))
  void socket.act('take 7')
  expect(server.last.of('act')).toMatchObject([{ n: 3 }])
})

test('a match that there is not is not asked for again', async () => {
  await begin()
  server.last.say({ type: 'bye', why: 'unknown', text: 'no such match' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.wires).toHaveLength(1)
  expect(states.at(-1)).toBe('closed')
})

test('a server that goes away is come back to', async () => {
  await begin()
  server.last.say({ type: 'bye', why: 'restart', text: 'back soon' })
  server.last.break()
  await vi.advanceTimersByTimeAsync(100)
  expect(server.wires).toHaveLength(2)
})

test('who has closed it hears nothing more', async () => {
  await begin()
  const heard = answers.length
  const wire = server.last
  socket.close()
  wire.onmessage?.({ data: JSON.stringify([news(4, 1, 'x')]) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toHaveLength(heard)
  expect(server.wires).toHaveLength(1)
})
