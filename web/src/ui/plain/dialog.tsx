import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useSay } from '../../lib/language'
import { uiTexts } from '../ui.texts'
import styles from './dialog.module.css'

interface Props {
  open: boolean
  title: string
  /** By Escape, and by the cross where there is one. */
  onCancel: () => void
  /** Once it is gone and the focus is back where it was. */
  onClosed?: () => void
  /** A cross in the corner, for a dialog without a button that leaves it. */
  cross?: boolean
  footer?: ReactNode
  children?: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, makes the page behind inert and gives the focus back. */
export function Dialog({ open, title, onCancel, onClosed, cross = false, footer, children }: Props) {
  const say = useSay()
  const heading = useId()
  const box = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(() => onClosed?.())

  useEffect(() => {
    if (open) box.current?.showModal()
    else if (box.current?.open) {
      box.current.close()
      closed()
    }
  }, [open])

  return (
    <dialog
      ref={box}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        // The state decides whether it stands open, so that both cannot disagree.
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
      {cross ? (
        <button type="button" className={styles.cross} aria-label={say(uiTexts.close)} onClick={onCancel}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </button>
      ) : null}
    </dialog>
  )
}
