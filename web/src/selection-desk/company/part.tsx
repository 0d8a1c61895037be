import type { ReactNode } from 'react'
import styles from './company-drawer.module.css'

interface Props {
  title: string
  note?: string | undefined
  open?: boolean
  children: ReactNode
}

/** A part of the drawer that opens where it is needed. */
export function Part({ title, note, open = false, children }: Props) {
  return (
    <details className={styles.part} open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {note ? <p className={styles.note}>{note}</p> : null}
      {children}
    </details>
  )
}
