import { type Currency, moneyText } from '@fairground/domain/money'
import { type VoucherState, voucherStateNames } from '@fairground/domain/payment'
import type { Voucher } from '@fairground/wire/payment/shapes'
import type { ReactNode } from 'react'
import { formatDate, formatMoment } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useReader } from '../session/use-fair'
import { StatusTag, type Tone } from '../ui/status-tag'
import styles from './payment.module.css'
import { paymentTexts as texts } from './payment.texts'

const tones: Record<VoucherState, Tone> = {
  pending: 'warn',
  confirmed: 'ok',
  returned: 'bad',
  withdrawn: 'quiet',
}

interface Props {
  voucher: Voucher
  currency: Currency
  /** What else is to be said of it. */
  note?: ReactNode
  /** What can be done with it. */
  actions?: ReactNode
}

export function VoucherCard({ voucher, currency, note, actions }: Props) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const { state, fileName, fileType, amount, paidOn, payer, reference, sentAt, reason, isReplaced } = voucher
  const facts = [
    say(texts.paidOn, { day: formatDate(paidOn, language) }),
    payer,
    reference ? say(texts.reference, { reference }) : '',
    say(texts.sentAt, { moment: formatMoment(sentAt, reader) }),
  ]
  return (
    <div className={`${styles.voucher} ${state === 'returned' && !isReplaced ? styles.returned : ''}`}>
      <span className={styles.kind} aria-hidden="true">
        {fileType === 'application/pdf' ? 'PDF' : 'IMG'}
      </span>
      <div className={styles.voucherText}>
        <span className={styles.voucherHead}>
          <b>{fileName}</b>
          <StatusTag tone={tones[state]}>{voucherStateNames[state][language]}</StatusTag>
        </span>
        <p className={styles.soft}>{facts.filter(Boolean).join(' · ')}</p>
        {reason ? <p className={styles.reason}>{reason}</p> : null}
        {note}
      </div>
      <div className={styles.voucherSide}>
        <b className={styles.mono}>{moneyText({ amount, currency })}</b>
        {actions}
      </div>
    </div>
  )
}
