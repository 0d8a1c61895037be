import type { ReactNode } from 'react'
import styles from './message-page.module.css'

interface Props {
  title: string
  lines: string[]
  children?: ReactNode
}

/** A page that has only one thing to say: what happened, what is kept, what to do. Needs nothing but CSS. */
export function MessagePage({ title, lines, children }: Props) {
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
