import {
  type AccountChange,
  type CurrentUser,
  isExhibitor,
  personalCenterForm,
  personalMessages,
} from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import type { CallFailure } from '@fairground/wire/kernel/client'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { z } from 'zod'
import type { FairFacts } from '../../session/use-fair'

/** Username and password are each changed only while their own edit is open. */
export interface Editing {
  username: boolean
  password: boolean
}

export function passwordLimits(user: CurrentUser, { least, most, staffLeast }: FairFacts['passwordLength']) {
  return { least: isExhibitor(user) ? least : staffLeast, most }
}

/** What the open parts of the dialog must hold. */
export function personalSchema(
  user: CurrentUser,
  limits: { least: number; most: number },
  editing: Editing,
): z.ZodObject {
  const forms = personalCenterForm(user, limits)
  const { username, code } = forms.username.shape
  const named = {
    username: (username as z.ZodType<string, string>).refine(
      (typed) => typed.toLowerCase() !== user.username.toLowerCase(),
      personalMessages.usernameSame,
    ),
    ...(isExhibitor(user) ? { code } : {}),
  }
  if (editing.username) return editing.password ? forms.password.safeExtend(named) : z.object(named)
  return editing.password ? forms.password : z.object({})
}

/** A code is good only for the address it was sent to. */
export interface SentCode {
  target: string
  ticket: string
}

/** What to send, or nothing where no edit is open. */
export function accountChangeOf(
  values: Record<string, unknown>,
  editing: Editing,
  sent: SentCode | undefined,
): AccountChange | undefined {
  const text = (name: string) => String(values[name] ?? '')
  const ticket = sent && sent.target === text('username') ? sent.ticket : ''
  const proof = values.code === undefined ? {} : { code: text('code'), ticket }
  const change: AccountChange = {
    ...(editing.username ? { username: text('username'), ...proof } : {}),
    ...(editing.password ? { password: text('password'), oldPassword: text('oldPassword') } : {}),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** The server refuses a username in words only; they belong beside the field. */
export function usernameFaults({ message }: CallFailure): FieldFault[] {
  const aboutUsername = [personalMessages.usernameTaken, personalMessages.usernameSame]
    .flatMap((key) => [translate(key, 'zh'), translate(key, 'en')])
    .includes(message)
  return aboutUsername ? [{ path: 'username', message }] : []
}
