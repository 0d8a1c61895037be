import type { ReactNode } from 'react'
import styles from './next-step-card.module.css'

interface Props {
  /** Names the heading, which names the card. */
  id: string
  label: string
  /** How long there is still time, beside the label. */
  until?: ReactNode
  title: string
  children: ReactNode
}

/** The one thing to do now about something that goes in steps. */
export function NextStepCard({ id, label, until, title, children }: Props) {
  return (
    <section className={styles.next} aria-labelledby={id}>
      <p className={styles.label}>
        {label}
        {until === undefined ? null : <span>{until}</span>}
      </p>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
