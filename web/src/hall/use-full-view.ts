import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** The whole screen where the browser gives it, else the whole window. */
export function useFullView(box: RefObject<HTMLElement | null>, onChange: () => void) {
  const [isFull, setFull] = useState(false)
  const changed = useEffectEvent(onChange)

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it changes
  useEffect(() => changed(), [isFull])

  function toggle(): void {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (isFull) setFull(false)
    else if (box.current?.requestFullscreen) box.current.requestFullscreen().catch(() => setFull(true))
    else setFull(true)
  }

  return { isFull, toggle, leave: () => isFull && toggle() }
}
