import { Input } from 'antd'
import { useState } from 'react'
import { readFigure } from './read-figure'

interface Props {
  id?: string
  /** A text only while what was typed is no figure. */
  value?: number | string | null
  onChange?: (value: number | string | null) => void
  onBlur?: () => void
  unit?: string
  digits?: number
  decimal?: boolean
  autoFocus?: boolean
}

/** A count or an area. Whatever is typed is let in, so that the rule can say why it is wrong. */
export function FigureInput({ unit, digits, decimal = false, value, onChange, onBlur, ...field }: Props) {
  const [typed, setTyped] = useState('')
  // As it was typed for as long as it means the field's value: "2." is on its way to 2.5.
  const shown = readFigure(typed) === (value ?? null) ? typed : String(value ?? '')
  return (
    <Input
      {...field}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange?.(readFigure(target.value))
      }}
      onBlur={() => {
        setTyped(String(value ?? ''))
        onBlur?.()
      }}
      autoComplete="off"
      inputMode={decimal ? 'decimal' : 'numeric'}
      {...(digits ? { maxLength: digits } : {})}
      {...(unit ? { suffix: unit } : {})}
    />
  )
}
