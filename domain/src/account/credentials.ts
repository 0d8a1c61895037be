import { z } from 'zod'
import { defineMessages } from '../text'
import { mobilePattern } from './login'

export interface PasswordLimits {
  least: number
  most: number
}

/** What only the server can judge of a new password. */
export const passwordMessages = defineMessages('password', {
  easy: { zh: '密码过于简单，请更换', en: 'This password is too easy to guess' },
})

/** Letters and digits, both kinds. Each screen words the rule its own way, so the message comes from there. */
export const passwordRule = ({ least, most }: PasswordLimits, message: string) =>
  z
    .string()
    .refine(
      (text) =>
        text.length >= least && text.length <= most && /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/.test(text),
      {
        error: message,
        params: { least, most },
      },
    )

export const mobileRule = (message: string) => z.string(message).trim().regex(mobilePattern, message)
export const emailRule = (message: string) =>
  z.string().trim().toLowerCase().max(100, message).pipe(z.email(message))

/** Six digits that came by SMS or mail, and the ticket of the message they came with. */
export const proofOfCode = (message: string) => ({
  ticket: z.string().max(100),
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, message),
})

/** Both fields of a new password; the second only guards against a slip. */
export const sameAs = (message: string) => ({
  check: (form: { password: string; confirmation: string }) => form.password === form.confirmation,
  fault: { path: ['confirmation'], error: message },
})
