import { browserStorage } from '../../lib/safe-storage'

const key = 'fairground.planClipboard'

/** Pieces that were copied, as text. Kept in the browser, so that they go from one hall to another and to another tab. */
export const clipboard = {
  put: (pieces: string): void => browserStorage.setItem(key, pieces),
  get: (): string => browserStorage.getItem(key) ?? '',
}
