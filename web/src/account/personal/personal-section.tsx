import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { personalTexts as texts } from './personal.texts'
import styles from './personal-center.module.css'

interface Props {
  title: string
  /** What stands here while it is not edited. */
  value: string
  editing: boolean
  /** Absent where there is no choice. */
  toggle?: { edit: TextEntry; cancel: TextEntry; onToggle: () => void }
  children: ReactNode
}

export function PersonalSection({ title, value, editing, toggle, children }: Props) {
  const say = useSay()
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {editing ? null : <span className={styles.value}>{value}</span>}
        {toggle ? (
          <Button
            type="link"
            size="small"
            aria-label={say(editing ? toggle.cancel : toggle.edit)}
            onClick={toggle.onToggle}
          >
            {say(editing ? texts.cancel : texts.edit)}
          </Button>
        ) : null}
      </div>
      {editing ? <div className={styles.fields}>{children}</div> : null}
    </section>
  )
}
