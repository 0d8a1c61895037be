import { InputNumber } from 'antd'

interface Props {
  id?: string
  value?: number | null
  onChange?: (value: number | null) => void
  onBlur?: () => void
  unit?: string
}

/** A count or an area. Halves are let in, so that the rule can say why they are wrong. */
export function FigureInput({ unit, value, ...field }: Props) {
  return (
    <InputNumber<number>
      {...field}
      value={value ?? null}
      controls={false}
      inputMode="numeric"
      maxLength={6}
      {...(unit ? { suffix: unit } : {})}
      style={{ width: '100%' }}
    />
  )
}
