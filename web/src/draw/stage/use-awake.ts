import { useEffect } from 'react'

/** A projector must not go dark between two pages. Browsers take the lock back when the tab is hidden. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let ended = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (ended) await lock.release()
      } catch {
        // A computer that saves its battery refuses; the screen works without.
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
