import { InputNumber } from 'antd'

interface Props {
  id?: string
  value?: number | null
  onChange?: (value: number | null) => void
  onBlur?: () => void
  unit?: string
  digits?: number
  decimal?: boolean
  autoFocus?: boolean
}

/** A count or an area. Halves are let in, so that the rule can say why they are wrong. */
export function FigureInput({ unit, digits, decimal = false, value, ...field }: Props) {
  return (
    <InputNumber<number>
      {...field}
      value={value ?? null}
      controls={false}
      inputMode={decimal ? 'decimal' : 'numeric'}
      {...(digits ? { maxLength: digits } : {})}
      {...(unit ? { suffix: unit } : {})}
      style={{ width: '100%' }}
    />
  )
}
