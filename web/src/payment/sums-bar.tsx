import { type Currency, moneyText } from '@fairground/domain/money'
import type { Sums } from '@fairground/domain/payment'
import type { CSSProperties } from 'react'
import { useSay } from '../lib/language'
import { paymentTexts as texts } from './payment.texts'
import styles from './sums-bar.module.css'

const parts = ['confirmed', 'checking', 'missing'] as const

/** What came, what is being checked, what is missing. Told apart by pattern and words; the colour only helps the eye. */
export function SumsBar({ sums, currency }: { sums: Sums; currency: Currency }) {
  const say = useSay()
  const said = (amount: number) => moneyText({ amount, currency })
  const words = Object.fromEntries(parts.map((part) => [part, said(sums[part])]))
  return (
    <div className={styles.sums}>
      <dl className={styles.figures}>
        <div className={styles.whole}>
          <dt>{say(texts.total)}</dt>
          <dd>{said(sums.due)}</dd>
        </div>
        {parts.map((part) => (
          <div key={part}>
            <dt>
              <i className={styles[part]} aria-hidden="true" /> {say(texts[part])}
            </dt>
            <dd>{said(sums[part])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar} role="img" aria-label={say(texts.bar, words)}>
        {parts.map((part) => (
          <span key={part} className={styles[part]} style={{ '--part': sums[part] } as CSSProperties} />
        ))}
      </div>
      {sums.over > 0 ? <p className={styles.over}>{say(texts.over, { amount: said(sums.over) })}</p> : null}
    </div>
  )
}
