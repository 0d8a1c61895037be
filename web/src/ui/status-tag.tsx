import type { Tone } from '@fairground/domain/field'
import type { ReactNode } from 'react'
import styles from './status-tag.module.css'

export type { Tone }

/** The words carry the state; the colour only helps the eye. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
