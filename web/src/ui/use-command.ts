import { useRef, useState } from 'react'
import type { Announcer, Words } from './announce'

interface Ends {
  done?: Words
  failed?: Parameters<Announcer['announceFailure']>[1]
  /** After a refusal too: the page should show what made the server say no. */
  after?: () => unknown
}

/** What a button does: once at a time, however often it is clicked, and what became of it is said. */
export function useCommand({ announce, announceFailure }: Announcer) {
  const [busy, setBusy] = useState(false)
  // State lags behind a double click; the ref does not.
  const running = useRef(false)

  /** Answers whether it was done. */
  async function run(act: () => Promise<unknown>, { done, failed, after }: Ends = {}): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      await act()
      if (done) announce('success', done)
      return true
    } catch (error) {
      announceFailure(error, failed)
      return false
    } finally {
      await after?.()
      running.current = false
      setBusy(false)
    }
  }

  return { busy, run }
}
