import { type RefCallback, useEffect, useState } from 'react'

/**
 * Dialogs here are taken away whole, and the focus with them: it goes back to what opened them, or, where that is gone as a
 * line of a menu is, to the drawing that fills the page.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = () => document.activeElement === null || document.activeElement === document.body
      if (!isLost()) return
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      if (isLost())
        document.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
    },
    [opener],
  )
}

const fields =
  'input[type="radio"]:checked:not(:disabled), input:not([type="radio"]):not([type="hidden"]):not(:disabled), textarea:not(:disabled)'

/** For the content of a dialog: begins in its first field, not at the cross that closes it, and goes back in the end. */
export function useDialogFocus(): RefCallback<HTMLElement> {
  // A dialog lays out what it shows later than itself.
  const [content, setContent] = useState<HTMLElement | null>(null)
  useFocusBack()
  useEffect(() => {
    const field = content?.querySelector<HTMLInputElement | HTMLTextAreaElement>(fields)
    field?.focus({ preventScroll: true })
    if (field?.type !== 'radio') field?.select()
  }, [content])
  return setContent
}
