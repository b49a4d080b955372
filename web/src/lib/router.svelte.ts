/** Addresses: which page is shown. Links are plain `<a href>`; those of the site are followed without loading anew. */

import { untrack } from 'svelte'

export interface Route {
  page: string
  params: string[]
}

/** How many parts may follow the name of a page. */
const PAGES: Record<string, number[]> = {
  lobby: [0], new: [1], table: [1], match: [1], tv: [1], replay: [1], rules: [1], studio: [0, 1, 2], mine: [0], me: [0], arrive: [0],
}

let path = $state(location.pathname)
let visits = $state(0)

addEventListener('popstate', moved)

/** The page of an address; 'missing' if there is none. */
export function parsePath(address: string): Route {
  const parts = address.split('/').filter(Boolean).map(decode)
  const [page = 'home', ...params] = parts
  const known = page === 'home' ? parts.length === 0 : PAGES[page]?.includes(params.length)
  return known ? { page, params } : { page: 'missing', params: [] }
}

/** The page that is shown. */
export function route(): Route {
  return parsePath(path)
}

/** Grows with every page that is gone to; the first one is 0. */
export function visit(): number {
  return visits
}

/** Show another page. */
export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  moved()
  scrollTo(0, 0)
}

/** Follow a click on a link of the site; anything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

function moved(): void {
  path = location.pathname
  visits = untrack(() => visits) + 1 // an effect that goes somewhere is not to run again for that
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
