/** Matches of bots with an edition, told line by line as they go on. */
import { Refusal, knownGuest, refusalOf, send, sentenceOf } from '$lib/api.ts'

export interface Spread {
  mean: number
  deviation: number
  least: number
  greatest: number
  percentiles: Record<string, number>
}

export interface Share {
  share: number
  low: number
  high: number
}

export interface Result {
  seats: number
  matches: number
  points: Spread[]
  wins: Share[]
  ties: Share
  length: Spread
  rounds: Spread | null
}

interface Line {
  waiting?: true
  done?: number
  of?: number
  result?: Result
  error?: string
  text?: string
}

/** Let bots play; `onProgress` is told how many matches are over, null while others are before. */
export async function tryOut(
  game: string,
  form: { text: string; seats: number; matches: number },
  onProgress: (done: number | null) => void,
  signal: AbortSignal,
): Promise<Result> {
  await knownGuest()
  const response = await send('POST', `/api/studio/${game}/trial`, { ...form, options: {} }, signal)
  if (!response.ok) throw await refusalOf(response)
  for await (const line of linesOf(response)) {
    if (line.result) return line.result
    if (line.error) throw new Refusal(200, line.error, sentenceOf(line.error, line.text ?? ''))
    onProgress(line.waiting ? null : (line.done ?? 0))
  }
  throw new Refusal(0, 'failed', sentenceOf('failed', ''))
}

async function* linesOf(response: Response): AsyncGenerator<Line> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop()!
      for (const line of lines) if (line) yield JSON.parse(line) as Line
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
