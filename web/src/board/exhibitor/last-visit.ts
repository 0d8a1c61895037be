import { browserStorage } from '../../lib/safe-storage'

/** When this account last had the board open on this computer, and notes that it is open now. */
export function lastVisit(account: string): Date | undefined {
  const place = `fairground.board.${account}`
  const kept = Number(browserStorage.getItem(place) ?? Number.NaN)
  browserStorage.setItem(place, String(Date.now()))
  return Number.isFinite(kept) ? new Date(kept) : undefined
}
