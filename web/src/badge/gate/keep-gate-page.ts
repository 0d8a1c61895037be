import { keptOffline } from '../../session/kept-offline'

/** Where the browser can: not at plain addresses, nor while developing, where the files have no names that last. */
export function keepGatePage(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const { worker, scope } = keptOffline
  // Without it the gate works as long as its page stays open.
  navigator.serviceWorker.register(worker, { scope }).catch(() => undefined)
}
