import { DownOutlined } from '@ant-design/icons'
import { type ReactNode, type Ref, useState } from 'react'
import { StatusTag, type Tone } from '../../ui/status-tag'
import styles from './section-card.module.css'

interface Props {
  id: string
  number: number
  title: string
  state: { tone: Tone; text: string }
  open: boolean
  onToggle: () => void
  /** Beside the title, for what can be done with the section as a whole. */
  action?: ReactNode
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** One part of the accordion. What was opened once stays in the page: closing it must not lose a half-filled form. */
export function SectionCard({ id, number, title, state, open, onToggle, action, children, ref }: Props) {
  const [mounted, setMounted] = useState(open)
  if (open && !mounted) setMounted(true)
  return (
    <section ref={ref} className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={onToggle}
          >
            <span className={styles.number}>{number}</span>
            <span className={styles.title}>{title}</span>
            <DownOutlined className={styles.arrow} aria-hidden="true" />
          </button>
        </h2>
        <div className={styles.side}>
          <StatusTag tone={state.tone}>{state.text}</StatusTag>
          {action}
        </div>
      </div>
      <div id={`${id}-body`} className={styles.body} hidden={!open}>
        {mounted ? children : null}
      </div>
    </section>
  )
}
