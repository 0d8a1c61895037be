import { type RefObject, useEffect } from 'react'

/** `/` leads to the search from anywhere on the page, but not while somebody writes. */
export function useSlash(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const within = event.target instanceof HTMLElement ? event.target : undefined
      if (event.key !== '/' || within?.closest('input, textarea, select, [contenteditable]')) return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [box])
}
