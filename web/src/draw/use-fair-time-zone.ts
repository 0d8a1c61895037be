import { useEffect, useState } from 'react'
import { readFair } from '../fair'
import { usualTimeZone } from '../lib/format'

/** Whoever cannot be asked about it has the usual one. */
export function useFairTimeZone(): string {
  const [timeZone, setTimeZone] = useState(usualTimeZone)
  useEffect(() => {
    let wanted = true
    readFair().then(
      (fair) => wanted && setTimeZone(fair.timeZone),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return timeZone
}
