import { browserStorage } from '../lib/safe-storage'

/**
 * What a gate keeps in the browser, so that its page opens without a network: the page's files, and the list it decides by.
 * It is there for whoever opened the gate, and no longer than they are signed in.
 */
export const keptOffline = {
  scope: '/participants/gate',
  worker: '/gate-worker.js',
  caches: 'fairground-gate-',
  database: 'fairground-gate',
} as const

/** Whose it is; other pages ask only this, and do nothing where nothing is kept. */
const ownerKey = 'fairground.gateKept'

export const markKept = (userId: string): void => browserStorage.setItem(ownerKey, userId)

/** Takes away what somebody else kept, or whoever has left. What waits to be sent names nobody, and stays. */
export async function forgetKept(userId: string | undefined): Promise<void> {
  const owner = browserStorage.getItem(ownerKey)
  if (owner === null || owner === userId) return
  browserStorage.removeItem(ownerKey)
  window.indexedDB?.deleteDatabase(keptOffline.database)
  const names = (await window.caches?.keys()) ?? []
  await Promise.all(
    names.filter((name) => name.startsWith(keptOffline.caches)).map((name) => window.caches.delete(name)),
  )
  const registered = await navigator.serviceWorker?.getRegistration(keptOffline.scope)
  await registered?.unregister()
}
