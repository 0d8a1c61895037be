import type { ReactNode } from 'react'
import { useSay } from '../lib/language'
import styles from './facts.module.css'
import { signUpTexts as texts } from './sign-up.texts'

export interface Fact {
  label: string
  value: ReactNode
  /** Long texts take the whole width. */
  wide?: boolean
}

/** What a section says, to be read rather than changed. */
export function Facts({ facts }: { facts: Fact[] }) {
  const say = useSay()
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide = false }) => (
        <div key={label} className={wide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{isNothing(value) ? <span className={styles.empty}>{say(texts.empty)}</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

const isNothing = (value: ReactNode): boolean => value === undefined || value === null || value === ''
