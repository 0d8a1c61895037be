import { dayIn } from '@fairground/domain/field'
import { type Currency, moneyText } from '@fairground/domain/money'
import type { NextStep, PaymentStep } from '@fairground/domain/payment'
import type { OwnPayment } from '@fairground/wire/payment/own'
import { Button } from 'antd'
import { useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { useTimeZone } from '../../session/use-fair'
import { NextStepCard } from '../../ui/next-step-card'
import styles from './own.module.css'
import { ownTexts as texts } from './own.texts'

const words: Record<PaymentStep, { title: TextEntry; text: TextEntry }> = {
  sendAgain: { title: texts.nextAgain, text: texts.nextAgainText },
  pay: { title: texts.nextPay, text: texts.nextPayText },
  wait: { title: texts.nextWait, text: texts.nextWaitText },
  paid: { title: texts.nextPaid, text: texts.nextPaidText },
}
const sealing = { title: texts.nextSealing, text: texts.nextSealingText }

const dayMs = 86_400_000

interface Props {
  next: NextStep
  payment: OwnPayment
  onUpload: (() => void) | undefined
}

export function NextCard({ next, payment: { currency, state }, onUpload }: Props) {
  const say = useSay()
  const today = dayIn(useTimeZone())
  const { title, text } = state === 'inForce' ? sealing : words[next.step]
  const { instalment } = next
  const days = instalment && Math.round((Date.parse(instalment.dueOn) - Date.parse(today)) / dayMs)
  return (
    <NextStepCard
      id="payment-next"
      label={say(texts.next)}
      until={
        days === undefined || !onUpload
          ? undefined
          : say(days < 0 ? texts.daysLate : texts.daysLeft, { count: days })
      }
      title={say(title)}
    >
      <p>
        {say(text, {
          amount: moneyText({ amount: next.amount, currency }),
          number: instalment?.number ?? 0,
        })}
      </p>
      {onUpload ? (
        <Button type="primary" size="large" block className={styles.upload} onClick={onUpload}>
          {say(texts.upload)}
        </Button>
      ) : null}
    </NextStepCard>
  )
}

interface BarProps {
  amount: number
  currency: Currency
  onUpload: () => void
}

/** What is done most, within reach of a thumb. */
export function PhoneBar({ amount, currency, onUpload }: BarProps) {
  const say = useSay()
  return (
    <div className={styles.bar}>
      <Button type="primary" size="large" onClick={onUpload}>
        {say(texts.uploadAmount, { amount: moneyText({ amount, currency }) })}
      </Button>
      <Button size="large" href="#account">
        {say(texts.toAccount)}
      </Button>
    </div>
  )
}
