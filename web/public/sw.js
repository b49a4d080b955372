// Keeps the shell of the site, so that it opens at once and without a network says what is the matter.
// What the server tells is never kept: everything under /api and /socket goes past here.
const SHELL = 'benben-shell'
const PAGE = '/'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || /^\/(api|socket|health|metrics)\b/.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
})

/** From the server, as long as it answers. */
async function openPage(request) {
  const cache = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await keepPage(cache, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(PAGE)
    if (kept) return kept
    throw error
  }
}

/** A page that names other files belongs to a newer site: what is kept of the older one goes. */
async function keepPage(cache, answer) {
  const [kept, text] = [await cache.match(PAGE), await answer.clone().text()]
  if (kept && (await kept.text()) !== text) await Promise.all((await cache.keys()).map((key) => cache.delete(key)))
  await cache.put(PAGE, answer)
}

/** Their names change with their content, so what is kept is right. */
async function openAsset(request) {
  const cache = await caches.open(SHELL)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
