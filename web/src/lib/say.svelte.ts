/** What is said to whoever looks or listens: short notices on the page, and sentences for screen readers alone. */

import { untrack } from 'svelte'

export interface Notice {
  id: number
  text: string
  kind: 'news' | 'error'
  link?: { href: string; text: string }
}

const SHOWN_FOR = 6000 // milliseconds; errors stay until they are put away

let last = 0
let notices = $state<Notice[]>([])
let spoken = $state('')

/** The notices on the page now. */
export function shownNotices(): Notice[] {
  return notices
}

/** What screen readers hear next. */
export function spokenText(): string {
  return spoken
}

/** Show a sentence for a while. */
export function notify(text: string, kind: Notice['kind'] = 'news', link?: Notice['link']): void {
  const notice: Notice = { id: ++last, text, kind, ...(link ? { link } : {}) }
  notices = untrack(() => [...notices.filter((one) => one.text !== text), notice].slice(-3))
  if (kind === 'news') setTimeout(() => dismiss(notice.id), SHOWN_FOR)
}

/** Put a notice away. */
export function dismiss(id: number): void {
  notices = notices.filter((one) => one.id !== id)
}

/** Let screen readers say something that is to be seen anyway. The same sentence twice is said twice. */
export function speak(text: string): void {
  spoken = untrack(() => (text === spoken ? `${text}\u00a0` : text))
}
