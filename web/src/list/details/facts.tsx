import type { ReactNode } from 'react'
import styles from './details.module.css'

export interface Fact {
  key: string
  title: string
  shown: ReactNode
}

/** What a row says, one line each; empty ones too, because in the details their absence is news. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, title, shown }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{shown === '' ? <span className={styles.none}>–</span> : shown}</dd>
        </div>
      ))}
    </dl>
  )
}
