import type { ReactNode } from 'react'
import styles from './callout.module.css'
import { ToneIcon } from './tone-icon'

/** Something to know about the whole form, above it. */
export function Callout({ tone, children }: { tone: 'bad' | 'warn'; children: ReactNode }) {
  return (
    <div className={tone === 'bad' ? styles.bad : styles.warn}>
      <ToneIcon tone={tone} />
      <p>{children}</p>
    </div>
  )
}
