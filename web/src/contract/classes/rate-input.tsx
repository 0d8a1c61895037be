import type { Rate } from '@fairground/domain/contract'
import type { Currency } from '@fairground/domain/money'
import { InputNumber, Select } from 'antd'
import { useSay } from '../../lib/language'
import { MoneyInput } from '../money-input'
import { classTexts as texts } from './class.texts'
import styles from './class-page.module.css'

interface Props {
  id?: string
  value?: Rate
  onChange?: (rate: Partial<Record<'basisPoints' | 'amount', number | string | null>>) => void
  currency: Currency
}

/** A share of what it is reckoned on, or a fixed amount. */
export function RateInput({ id, value, onChange, currency }: Props) {
  const say = useSay()
  const isAmount = value !== undefined && 'amount' in value
  return (
    <span className={styles.rate}>
      <Select
        aria-label={say(texts.rate)}
        value={isAmount ? 'amount' : 'share'}
        onChange={(kind) => onChange?.(kind === 'amount' ? { amount: null } : { basisPoints: null })}
        options={[
          { value: 'share', label: say(texts.byShare) },
          { value: 'amount', label: say(texts.byAmount) },
        ]}
      />
      {isAmount ? (
        <MoneyInput
          {...(id ? { id } : {})}
          aria-label={say(texts.byAmount)}
          currency={currency}
          value={value.amount}
          onChange={(amount) => onChange?.({ amount: amount ?? null })}
        />
      ) : (
        <InputNumber<number>
          {...(id ? { id } : {})}
          aria-label={say(texts.byShare)}
          min={0.01}
          max={100}
          precision={2}
          suffix="%"
          style={{ width: '100%' }}
          value={value?.basisPoints ? value.basisPoints / 100 : null}
          onChange={(percent) =>
            onChange?.({ basisPoints: percent === null ? null : Math.round(percent * 100) })
          }
        />
      )}
    </span>
  )
}
