import { usePageKeys } from '../../lib/use-page-keys'

/** What single keys do on the desk, by when they were pressed; one without a deed here rests. */
export type DeskKeys = Partial<Record<string, (pressedAt: number) => void>>

const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]'
const dialog = '[role="dialog"], [role="alertdialog"]'

/** Whoever types means letters, and whoever has a dialog before them means the dialog. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.matches(typing)) ||
  [...document.querySelectorAll(dialog)].some((open) => open.checkVisibility())

/** A key that is held down is one press: it decides on one sign-up, not on all that follow. */
export function useDeskKeys(keys: DeskKeys): void {
  usePageKeys((event) => {
    if (event.repeat || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
    const deed = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!deed) return
    event.preventDefault()
    deed(event.timeStamp)
  })
}
