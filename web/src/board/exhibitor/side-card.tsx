import { type ReactNode, useId } from 'react'
import styles from './side-card.module.css'

interface Props {
  title: string
  /** Ends in rows, which bring their own space below them. */
  rows?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A card on the side of the board where exhibitors ask. */
export function SideCard({ title, rows = false, className = '', children }: Props) {
  const heading = useId()
  return (
    <section className={`${styles.card} ${rows ? styles.rows : ''} ${className}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
