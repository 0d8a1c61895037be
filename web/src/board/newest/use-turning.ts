import { useEffect, useState } from 'react'
import { useMedia } from '../../ui/use-media'

const everyMs = 6000

/** Which of several things is shown: on by itself while motion is welcome and nobody holds it, or by hand. */
export function useTurning(count: number) {
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const [at, setAt] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const movesItself = !calm && count > 1
  const running = movesItself && !stopped && !held

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setAt((place) => place + 1), everyMs)
    return () => clearInterval(timer)
  }, [running])

  return {
    // One may have been taken away meanwhile.
    place: count > 0 ? ((at % count) + count) % count : 0,
    movesItself,
    running,
    stopped,
    turn: (by: 1 | -1) => setAt((place) => place + by),
    toggle: () => setStopped(!stopped),
    hold: { on: () => setHeld(true), off: () => setHeld(false) },
  }
}
