import type { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { FieldFault } from '@fairground/wire/kernel/envelope'

const aboutTarget: readonly string[] = [codes.refused, codes.unknownAccount, codes.invalid]

/** Where a refused code is explained: at the picture, at the number or mailbox, or at the button that was pressed. */
export function sendFaults(failure: CallFailure, target: string, unreachable: string): FieldFault[] {
  const { code, fields, message } = failure
  if (code === 'unreachable') return [{ path: 'code', message: unreachable }]
  if (fields.some(({ path }) => path === 'captcha.answer')) return [{ path: 'captcha.answer', message }]
  return [{ path: aboutTarget.includes(code) ? target : 'code', message }]
}
