/**
 * The proof of chance, checked in the browser: every chance event of a finished log is derived again from the secret that
 * the header promised. It is written for itself from docs/match-log.md and shares nothing with the server.
 */

/** The log is not what it claims to be: `why` is a message of the site, with what it is about. */
export class Refused extends Error {
  constructor(
    readonly why: 'log' | 'over' | 'secret' | 'digest' | 'chance' | 'pile',
    readonly n = 0,
    readonly expected = '',
  ) {
    super(`${why} ${n} ${expected}`)
  }
}

interface Line {
  n: number
  who: number | '-'
  do: string
  secret?: string
  digest?: string
  pile?: Record<string, number>
}

interface Header {
  game: string
  match: string
  commit: string
  seats: number
  pools: any
}

export interface Checked {
  events: number // chance events that follow from the secret
  commit: string
}

type Pool = Map<string, number>

const encode = (text: string) => new TextEncoder().encode(text)
const TWO_64 = 2n ** 64n

/** Check a whole log, as it is downloaded. */
export async function checkLog(text: string): Promise<Checked> {
  const lines = text.replace(/\n$/, '').split('\n')
  const [header, ...events] = parse(lines) as unknown as [Header, ...Line[]]
  const last = events.at(-1)
  if (!last || last.who !== '-' || last.do !== 'over' || typeof last.secret !== 'string') throw new Refused('over')
  const secret = fromHex(last.secret)
  if ((await sha256(secret)) !== header.commit) throw new Refused('secret')
  if ((await sha256(encode(lines.slice(0, -1).map((line) => `${line}\n`).join('')))) !== last.digest) throw new Refused('digest')
  const table = TABLES[header.game]?.(header)
  if (!table) throw new Refused('log')
  const key = await crypto.subtle.importKey('raw', secret as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return { events: await checkEvents(events.slice(0, -1), header, key, table), commit: header.commit }
}

async function checkEvents(events: Line[], header: Header, key: CryptoKey, table: Table): Promise<number> {
  let checked = 0
  for (const event of events) {
    const words = event.do.split(' ')
    if (event.who !== '-') {
      table.acted(words)
      continue
    }
    const head = ['deal', 'draw'].includes(words[0]!) ? 2 : 1
    const given = words.slice(head)
    const expected = await table.expect(new Chance(key, header.match, event.n), words[0]!, given.length)
    const same = ['row', 'sheets'].includes(words[0]!) ? [expected, given] : [expected.toSorted(), given.toSorted()]
    if (same[0]!.join(' ') !== same[1]!.join(' ')) throw new Refused('chance', event.n, expected.join(' '))
    table.happened(event, words)
    checked += 1
  }
  return checked
}

/** The rolls of one event. */
class Chance {
  private drawn = 0

  constructor(
    private readonly key: CryptoKey,
    private readonly match: string,
    private readonly n: number,
  ) {}

  /** A number from 0 to size-1; numbers too high to be fair are passed over. */
  async below(size: number): Promise<number> {
    const wide = BigInt(size)
    for (;;) {
      const signed = await crypto.subtle.sign('HMAC', this.key, encode(`${this.match}:${this.n}:${this.drawn}`))
      this.drawn += 1
      const number = new DataView(signed).getBigUint64(0)
      if (number < TWO_64 - (TWO_64 % wide)) return Number(number % wide)
    }
  }

  /** One of a pool, with its weights, in the order of the pool; it is taken out. */
  async take(pool: Pool): Promise<string> {
    const size = total(pool)
    if (size <= 0) throw new Refused('log', this.n)
    let roll = await this.below(size)
    for (const [outcome, weight] of pool) {
      roll -= weight
      if (roll < 0) {
        pool.set(outcome, weight - 1)
        return outcome
      }
    }
    throw new Refused('log', this.n)
  }

  async takeSome(pool: Pool, count: number): Promise<string[]> {
    const found: string[] = []
    for (let at = 0; at < count; at += 1) found.push(await this.take(pool))
    return found
  }
}

// --- what each game's chance draws from ----------------------------------------------------------------------------------

interface Table {
  expect(chance: Chance, word: string, count: number): Promise<string[]>
  acted(words: string[]): void
  happened(event: Line, words: string[]): void
}

const PATTERNS_A_ROUND = 7

const TABLES: Record<string, (header: Header) => Table> = {
  pyramids({ pools }) {
    const cards = (pools.cards as number[]).map(String)
    const all = new Set(cards)
    const full = poolOf(pools.deck as string[])
    let left = new Set(cards)
    let deck: Pool = new Map()
    const inOrder = (set: Set<string>): Pool => poolOf([...set].sort((a, b) => Number(a) - Number(b)))
    return {
      async expect(chance, word, count) {
        if (word === 'reveal') {
          if (total(deck) <= total(full) - PATTERNS_A_ROUND) deck = new Map(full)
          return [await chance.take(deck)]
        }
        const found = await chance.takeSome(inOrder(left), count)
        for (const card of found) left.delete(card)
        return found
      },
      acted(words) {
        if (words[0] !== 'keep') return
        for (const card of words.slice(1)) all.delete(card)
        left = new Set(all) // what is given back lies in the deck again
      },
      happened: () => undefined,
    }
  },
  anubix({ pools, seats }) {
    return {
      async expect(chance, word) {
        if (word === 'start') return [String(await chance.below(seats))]
        if (word === 'sheets') return chance.takeSome(poolOf(pools.sheets as string[]), seats)
        const colours = pools.roll as string[]
        const found: string[] = []
        for (let die = 0; die < pools.dice; die += 1) found.push(colours[await chance.below(colours.length)]!)
        return found
      },
      acted: () => undefined,
      happened: () => undefined,
    }
  },
  stregati({ pools, seats }) {
    const cards = byCode(pools.cards as Counts)
    let pile: Pool = new Map(cards)
    return {
      async expect(chance, word, count) {
        if (word === 'start') return [String(await chance.below(seats))]
        if (word === 'shuffle') return []
        if (word !== 'row') return chance.takeSome(pile, count)
        pile = new Map(cards)
        return chance.takeSome(inNumbers(pools.adventures), count)
      },
      acted: () => undefined,
      happened(event, words) {
        if (words[0] !== 'shuffle') return
        const next = byCode(event.pile ?? {})
        const tooMany = [...next].some(([card, count]) => count > (cards.get(card) ?? 0))
        const missing = [...pile].some(([card, count]) => count > (next.get(card) ?? 0))
        if (!event.pile || tooMany || missing) throw new Refused('pile', event.n)
        pile = next
      },
    }
  },
}

/** How often each is there, in the order in which they come first. */
function poolOf(outcomes: string[]): Pool {
  const pool: Pool = new Map()
  for (const outcome of outcomes) pool.set(outcome, (pool.get(outcome) ?? 0) + 1)
  return pool
}

type Counts = Record<string, number> | (string | number)[]

function poolFrom(counts: Counts): Pool {
  return Array.isArray(counts) ? poolOf(counts.map(String)) : new Map(Object.entries(counts))
}

function byCode(counts: Counts): Pool {
  return new Map([...poolFrom(counts)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

function inNumbers(counts: Counts): Pool {
  return new Map([...poolFrom(counts)].sort(([a], [b]) => Number(a) - Number(b)))
}

function total(pool: Pool): number {
  return [...pool.values()].reduce((sum, weight) => sum + weight, 0)
}

// --- text and bytes ---------------------------------------------------------------------------------------------------

function parse(lines: string[]): object[] {
  let found: object[]
  try {
    found = lines.map((line) => JSON.parse(line) as object)
  } catch {
    throw new Refused('log')
  }
  const gap = found.slice(1).findIndex((line, at) => (line as Line).n !== at + 1)
  if (gap >= 0) throw new Refused('log', gap + 1)
  return found
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})+$/.test(text)) throw new Refused('secret')
  return Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16))
}
