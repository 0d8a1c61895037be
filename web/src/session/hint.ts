import { browserStorage } from '../lib/safe-storage'

/** Set while someone is signed in. It proves nothing; it only lets other tabs notice, and saves asking for strangers. */
export const hintKey = 'fairground.signedIn'

/** Open pages ask only this, so that strangers need not download what a session takes. */
export const isHinted = (): boolean => browserStorage.getItem(hintKey) !== null
