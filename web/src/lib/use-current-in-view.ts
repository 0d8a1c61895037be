import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A row of links that is wider than the screen shows the one that leads here; the page itself stays where it is. */
export function useCurrentInView(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link leads here follows from the address
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!row.current || !here) return
    const { left, width } = here.getBoundingClientRect()
    const seen = row.current.getBoundingClientRect()
    row.current.scrollLeft += left + width / 2 - (seen.left + seen.width / 2)
  }, [pathname])
  return row
}
