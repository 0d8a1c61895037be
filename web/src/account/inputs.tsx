import { Input, type InputProps } from 'antd'

/** Numbers are often pasted as 138 0000 0001. */
export const plainMobile = (typed: string): string => typed.replace(/[\s-]/g, '')
export const trimmed = (typed: string): string => typed.trim()

/** `username` where it names the account, so that a password manager offers the right one. */
export function MobileInput(props: InputProps) {
  return <Input type="tel" inputMode="tel" autoComplete="tel-national" spellCheck={false} {...props} />
}

export function EmailInput(props: InputProps) {
  return (
    <Input
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  )
}
