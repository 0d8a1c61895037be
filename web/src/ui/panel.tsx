import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface Props {
  id: string
  title: string
  note?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** A card of the page with its heading; the id is where links on the page lead. */
export function Panel({ id, title, note, aside, children }: Props) {
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {note ? <p>{note}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
