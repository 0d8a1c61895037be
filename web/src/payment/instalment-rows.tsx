import { shareText } from '@fairground/domain/contract'
import { type Currency, moneyText } from '@fairground/domain/money'
import type { InstalmentStanding, InstalmentState } from '@fairground/domain/payment'
import { formatDate } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { StatusTag, type Tone } from '../ui/status-tag'
import styles from './payment.module.css'
import { paymentTexts as texts } from './payment.texts'

const tones: Record<InstalmentState, Tone> = { settled: 'ok', partly: 'warn', open: 'quiet', late: 'bad' }

interface Props {
  instalments: readonly (InstalmentStanding & { deferredFrom: string | null })[]
  currency: Currency
}

/** Money settles the earliest first, whatever its payer wrote on it. */
export function InstalmentRows({ instalments, currency }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <ul className={styles.rows}>
      {instalments.map(({ number, share, amount, paid, outstanding, dueOn, deferredFrom, state }) => (
        <li key={number} className={styles.instalment}>
          <b>{say(texts.instalment, { number, share: shareText(share) })}</b>
          <b className={styles.mono}>{moneyText({ amount, currency })}</b>
          <span className={styles.soft}>
            {say(texts.dueOn, { day: formatDate(dueOn, language) })}
            {deferredFrom ? ` ${say(texts.deferredFrom, { day: formatDate(deferredFrom, language) })}` : ''}
          </span>
          <span className={styles.soft}>
            {say(texts.paid, { amount: moneyText({ amount: paid, currency }) })}
          </span>
          <StatusTag tone={tones[state]}>
            {say(texts[state], { amount: moneyText({ amount: outstanding, currency }) })}
          </StatusTag>
        </li>
      ))}
    </ul>
  )
}
