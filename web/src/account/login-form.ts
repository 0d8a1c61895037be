import { captchaField, type LoginDoor, loginForms } from '@fairground/domain/account'
import type { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { z } from 'zod'
import { loginPaths } from '../session/login-paths'
import { variantAt } from './account-paths'

/** What is on the screen: the picture's ticket and the door are not typed, and the picture can be switched off. */
const schemaOf = ({ shape }: (typeof loginForms)[LoginDoor]) =>
  z.object({
    username: shape.username as z.ZodType<string, string>,
    password: shape.password,
    captcha: z.object({ answer: captchaField }).optional(),
  })

export const loginSchemas = {
  mobile: schemaOf(loginForms.mobile),
  email: schemaOf(loginForms.email),
  staff: schemaOf(loginForms.staff),
}

export function doorAt(pathname: string): LoginDoor {
  const path = pathname.toLowerCase()
  if (variantAt(pathname) === 'ENG') return 'email'
  const door = (Object.keys(loginPaths) as LoginDoor[]).find((name) =>
    path.startsWith(loginPaths[name].toLowerCase()),
  )
  return door ?? 'mobile'
}

/** Which field an outcome of the login is about; others (a lock, too many people) concern the whole form. */
export function loginFaults({ code, message }: CallFailure): FieldFault[] {
  if (code === codes.unknownAccount) return [{ path: 'username', message }]
  if (code === codes.wrongPassword) return [{ path: 'password', message }]
  return []
}
