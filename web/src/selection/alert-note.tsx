import type { ReactNode } from 'react'
import { useSay } from '../lib/language'
import styles from './alert-note.module.css'
import { selectionTexts as texts } from './selection.texts'

interface Props {
  title: string
  children?: ReactNode
  onDismiss: () => void
}

/** It stands until it was read: in a rush nobody looks at the corner of the screen. */
export function AlertNote({ title, children, onDismiss }: Props) {
  const say = useSay()
  return (
    <div className={styles.note} role="alert">
      <div>
        <strong>{title}</strong>
        {children ? <p>{children}</p> : null}
      </div>
      <button type="button" aria-label={say(texts.closeMessage)} onClick={onDismiss}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.600" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
