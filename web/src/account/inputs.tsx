import type { ComponentProps } from 'react'
import { TextInput } from '../ui/plain/text-input'

type InputProps = ComponentProps<typeof TextInput>

/** Numbers are often pasted as 138 0000 0001. */
export const plainMobile = (typed: string): string => typed.replace(/[\s-]/g, '')
export const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '')
export const trimmed = (typed: string): string => typed.trim()

/** `username` where it names the account, so that a password manager offers the right one. */
export function MobileInput(props: InputProps) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel-national" spellCheck={false} {...props} />
}

export function EmailInput(props: InputProps) {
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  )
}
