import { useLayoutEffect, useRef, useState } from 'react'

/** Sooner than this nobody has read a name and meant it. */
const ms = 250

/**
 * Whether something has been on the screen long enough to be meant. The second press of a double one would otherwise
 * decide on the sign-up that has just come up in place of the first.
 */
export function useInSight() {
  const [inSight, setInSight] = useState(false)
  const since = useRef(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    since.current = performance.now()
    const timer = setTimeout(() => setInSight(true), ms)
    return () => clearTimeout(timer)
  }, [])
  return {
    inSight,
    /** At the moment of a press: a busy page hears of it later, and its own timer later still. */
    wasInSight: (pressedAt: number): boolean => pressedAt - since.current >= ms,
  }
}
