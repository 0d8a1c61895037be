/**
 * Opens the gate's page without a network. The build puts the names of the page's files in; a release has others, so it is
 * another worker with a cache of its own. It keeps static files and the empty page, and never an answer of the API.
 */
declare const gateFiles: readonly string[]
declare const gateCache: string
declare const gateCaches: string
declare const gatePage: string

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Asked extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
}
const worker = self as unknown as {
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(type: 'fetch', hear: (event: Asked) => void): void
}

/** People wait in front of the gate: what does not answer by then is taken for a network that is gone. */
const patienceMs = 4_000

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers())
})

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate' && pathname === gatePage) event.respondWith(open(event.request))
  else if (gateFiles.includes(pathname)) event.respondWith(fileOf(event.request))
})

/** All or none: a page with half its files would open and then stop. */
async function keepAll(): Promise<void> {
  const kept = await caches.open(gateCache)
  const page = await fetch(gatePage, { cache: 'reload' })
  const text = await page.clone().text()
  const entry = gateFiles.find((file) => text.includes(`src="${file}"`))
  if (!page.ok || !entry) throw new Error('the page is of another release')
  await kept.addAll(gateFiles)
  await kept.put(gatePage, page)
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(gateCaches) && name !== gateCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The server's page wherever it answers, so that a release shows at once. */
async function open(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
    if (answer.status < 500) return answer
  } catch {
    // No network.
  }
  return (await caches.match(gatePage, { cacheName: gateCache })) ?? Response.error()
}

const fileOf = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: gateCache })) ?? fetch(request)
