import { type ReactNode, useId } from 'react'
import styles from './board.module.css'

interface Props {
  title: string
  note?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** A part of the board with its heading. */
export function Card({ title, note, aside, children }: Props) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {note ? <small>{note}</small> : null}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </div>
      {children}
    </section>
  )
}
