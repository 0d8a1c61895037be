import { inGroupsOfFour } from '@fairground/domain/field'
import { Input, type InputProps, type InputRef } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { caretAfterGrouping } from './caret'

interface Props extends Omit<InputProps, 'onChange' | 'value'> {
  value?: string
  onChange?: (text: string) => void
}

/** Long codes are typed and read in groups of four; the caret stays behind the character just typed. */
export function GroupedInput({ value = '', onChange, ...input }: Props) {
  const field = useRef<InputRef>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    const element = field.current?.input
    if (caret.current === undefined || !element || document.activeElement !== element) return
    element.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  return (
    <Input
      {...input}
      ref={field}
      value={value}
      autoComplete="off"
      spellCheck={false}
      style={{ fontFamily: 'var(--mono)', fontSize: 13.5 }}
      onChange={({ target }) => {
        caret.current = caretAfterGrouping(target.value, target.selectionStart ?? target.value.length)
        onChange?.(inGroupsOfFour(target.value.toUpperCase()))
      }}
    />
  )
}
