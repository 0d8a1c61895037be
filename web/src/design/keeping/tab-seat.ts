import { newRequestId } from '../../lib/request-id'
import { safeStorage } from '../../lib/safe-storage'

const key = 'fairground.designSeat'
const tabStorage = safeStorage(() => window.sessionStorage)
let own: string | undefined

/**
 * What this tab calls itself while somebody draws in it. It outlives a reload, but is out of the storage while the page is
 * there: a tab that is duplicated takes the storage along, and would otherwise sit on the same seat.
 */
export function tabSeat(): string {
  if (own) return own
  own = tabStorage.getItem(key) ?? newRequestId()
  tabStorage.removeItem(key)
  window.addEventListener('pagehide', () => tabStorage.setItem(key, own ?? ''))
  window.addEventListener('pageshow', () => tabStorage.removeItem(key))
  return own
}
