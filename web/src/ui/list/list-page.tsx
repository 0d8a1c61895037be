import type { ReactNode } from 'react'
import styles from './list-page.module.css'

interface Props {
  title: string
  lead?: string
  /** How many rows there are. */
  summary?: ReactNode
  /** Buttons for the list as a whole: add, import, export. */
  actions?: ReactNode
  /** Stands between the heading and the card: what is going on with this list. */
  above?: ReactNode
  children: ReactNode
}

/** The frame of every list: what it is, what can be done with it, and one card with filters, rows and pages. */
export function ListPage({ title, lead, summary, actions, above, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <div>
          <h1>{title}</h1>
          {lead ? <p>{lead}</p> : null}
          {summary ? <div className={styles.summary}>{summary}</div> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {above}
      <section className={styles.card} aria-label={title}>
        {children}
      </section>
    </div>
  )
}
