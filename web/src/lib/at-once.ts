import { flushSync } from 'react-dom'

/** For the router, which puts every change of address off until the machine has time, unless told that it may not wait. */
export const atOnce = (change: () => unknown): undefined => void flushSync(change)
