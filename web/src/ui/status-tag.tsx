import type { ReactNode } from 'react'
import styles from './status-tag.module.css'

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'quiet'

/** The words carry the state; the colour only helps the eye. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
