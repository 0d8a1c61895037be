import { usePageKeys } from '../../lib/use-page-keys'

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
  usePageKeys((event) => {
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
}
