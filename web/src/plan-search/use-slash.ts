import type { RefObject } from 'react'
import { usePageKeys } from '../lib/use-page-keys'

/** `/` leads to the search from anywhere on the page, but not while somebody writes. */
export function useSlash(box: RefObject<HTMLInputElement | null>): void {
  usePageKeys((event) => {
    const within = event.target instanceof HTMLElement ? event.target : undefined
    if (event.key !== '/' || within?.closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    box.current?.focus()
    box.current?.select()
  })
}
