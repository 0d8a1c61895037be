import { amountDigits, type Currency, currencyWritten, parseAmount } from '@fairground/domain/money'
import { Input } from 'antd'
import { useState } from 'react'

interface Props {
  id?: string
  value?: number | string | null
  onChange?: (amount: number | string | undefined) => void
  onBlur?: () => void
  currency: Currency
  'aria-label'?: string
  /** A minus in front takes off. */
  signed?: boolean
}

const written = (value: Props['value']): string =>
  typeof value === 'number' ? amountDigits(value) : (value ?? '')

/**
 * An amount as people type it, kept in the smallest unit. What cannot be read is handed on as it was typed, so that the
 * rule of the field can say what is wrong with it; nothing is rounded.
 */
export function MoneyInput({ value, onChange, currency, signed = false, ...rest }: Props) {
  const [typed, setTyped] = useState(() => written(value))
  const read = (text: string) => readIn(text, currency, signed)
  const shown = read(typed) === (value ?? undefined) ? typed : written(value)
  return (
    <Input
      {...rest}
      value={shown}
      inputMode="decimal"
      suffix={currency}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange?.(read(target.value))
      }}
    />
  )
}

function readIn(typed: string, currency: Currency, signed: boolean): number | string | undefined {
  const plain = typed.trim()
  if (plain === '') return undefined
  const negative = signed && /^[-−]/.test(plain)
  const size = negative ? plain.slice(1) : plain
  const amount = parseAmount(size)
  if (typeof amount === 'string' || (currencyWritten(size) ?? currency) !== currency) return plain
  return negative ? -amount : amount
}
