import { createContext, use, useEffect, useState } from 'react'
import { type FairFacts, readFair } from '../fair'

/** What the screens before login know about the fair: nothing yet, or nothing at all when it cannot be asked. */
export const DoorFacts = createContext<FairFacts | undefined>(undefined)

export const useDoorFacts = (): FairFacts | undefined => use(DoorFacts)

export function useReadFacts(): FairFacts | undefined {
  const [facts, setFacts] = useState<FairFacts>()
  useEffect(() => {
    let wanted = true
    readFair().then(
      (read) => wanted && setFacts(read),
      // The doors work without its figures, and whatever is sent says that the server is away.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return facts
}
