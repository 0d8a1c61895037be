import { useEffect, useState } from 'react'

const ms = 700

/**
 * Whether something has been on the screen long enough to be meant. The second press of a double one would otherwise
 * decide on the sign-up that has just come up in place of the first.
 */
export function useInSight(): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setInSight(true), ms)
    return () => clearTimeout(timer)
  }, [])
  return inSight
}
