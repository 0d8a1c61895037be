import type { ReactNode } from 'react'
import { useSay } from '../lib/language'
import styles from './facts.module.css'
import { uiTexts } from './ui.texts'

export interface Fact {
  label: string
  value: ReactNode
  /** Long texts take the whole width. */
  wide?: boolean
}

interface Props {
  facts: Fact[]
  /** Stands where there is nothing: empty facts are shown too, because their absence is news. */
  empty?: string
  /** One below the other, each on a line of its own, or side by side. */
  look?: 'lines' | 'columns'
}

/** What a record says, to be read rather than changed. */
export function Facts({ facts, empty, look = 'columns' }: Props) {
  const say = useSay()
  return (
    <dl className={styles[look]}>
      {facts.map(({ label, value, wide = false }) => (
        <div key={label} className={wide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>
            {isNothing(value) ? (
              <span className={styles.empty}>{empty ?? say(uiTexts.notFilledIn)}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const isNothing = (value: ReactNode): boolean => value === undefined || value === null || value === ''
