import { useEffect, useEffectEvent } from 'react'

export interface QueueActs {
  may: boolean
  busy: boolean
  confirm: () => void
  giveBack: () => void
  next: (() => void) | undefined
  previous: (() => void) | undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** Hands stay on the keyboard: on, back, and confirmed. A dialog over it has the keys for itself. */
export function useQueueKeys(queue: QueueActs | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!queue || event.defaultPrevented || document.querySelector('.ant-modal-wrap:not([style*="none"])'))
      return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && queue.may && !queue.busy) {
      event.preventDefault()
      queue.confirm()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'j') queue.next?.()
    if (event.key === 'k') queue.previous?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
