import { useCallback, useRef, useState } from 'react'

/** How high an element is, whenever that changes; nought while it is not there. */
export function useHeight() {
  const [height, setHeight] = useState(0)
  const watched = useRef<ResizeObserver>(undefined)
  const ref = useCallback((box: HTMLElement | null) => {
    watched.current?.disconnect()
    watched.current = undefined
    if (!box) return setHeight(0)
    watched.current = new ResizeObserver(() => setHeight(Math.round(box.offsetHeight)))
    watched.current.observe(box)
  }, [])
  return { height, ref }
}
