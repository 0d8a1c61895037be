import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Keys that are meant wherever the focus is. They are listened to before the screen that says so is seen: whoever presses
 * at once is heard, too, however busy the machine is.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onKey)
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
