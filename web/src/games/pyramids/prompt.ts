/** What is going on and what can be done now, in a sentence. */
import { nameOf } from '../../lib/people.ts'
import type { Person } from '../../lib/wire.ts'
import { listOf, t } from '../../lib/words.svelte.ts'
import { patternName } from './names.ts'
import type { PyramidsView } from './view.ts'

export function prompt(view: PyramidsView, seat: number | null, people: Person[]): string {
  if (view.over) return t('pyramids-now-over')
  const names = listOf(view.acting.map((other) => nameOf(people[other], other)))
  const count = view.acting.length
  if (seat === null || !view.acting.includes(seat)) return t('pyramids-now-others', { names, count, phase: view.phase })
  const { extra } = view.players[seat]!
  if (extra) return t('pyramids-now-extra', { count: extra })
  if (view.legal.some((legal) => legal.kind === 'pass')) return t('pyramids-now-pass')
  if (view.phase === 'mark' && view.pattern) return t('pyramids-now-mark', { pattern: patternName(view.pattern.name) })
  return view.phase === 'take' ? t('pyramids-now-take') : t('pyramids-now-keep')
}
