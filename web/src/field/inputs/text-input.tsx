import type { Field, Typing } from '@fairground/domain/field'
import { Input, type InputProps } from 'antd'
import { GroupedInput } from './grouped-input'

const keyboards = {
  mobile: { type: 'tel', inputMode: 'tel' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false },
  url: { inputMode: 'url', autoCapitalize: 'off', spellCheck: false },
  digits: { inputMode: 'numeric' },
} as const satisfies Record<Typing, InputProps>

interface Props {
  field: Field<'text'>
  id?: string
  value?: string
  onChange?: (value: unknown) => void
  autoFocus?: boolean
}

export function TextInput({ field: { look, typing }, ...input }: Props) {
  const keyboard = typing ? keyboards[typing] : {}
  return look === 'grouped' ? (
    <GroupedInput {...input} {...keyboard} />
  ) : (
    <Input autoComplete="off" {...input} {...keyboard} />
  )
}
