import {
  type AccountChange,
  type CurrentUser,
  loginMessages,
  personalMessages,
} from '@fairground/domain/account'
import { codes } from '@fairground/wire/kernel/codes'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { acceptsCode } from '../verification'
import { findForLogin } from './account.repository'
import { countAttempt } from './lockout'

/** Whoever sits down at an open screen has the session; the present password, or the phone, only its owner has. */
export async function requireOwner(
  platform: Platform,
  user: CurrentUser,
  { oldPassword, username, ticket, code }: AccountChange,
  caller: SignedInCaller,
): Promise<void> {
  if (oldPassword) return requirePassword(platform, user, oldPassword, caller)
  // The code of a new username proves the new phone, which is anybody's.
  if (username === undefined && ticket && code) {
    const claim = { purpose: 'recoverPassword', target: user.username, ticket, code } as const
    if (await acceptsCode(platform, claim, caller)) return
    throw refuseField('code', personalMessages.code)
  }
  throw refuseField('oldPassword', personalMessages.oldPasswordMissing)
}

/** Guesses count as they do at the door. */
async function requirePassword(
  { db, passwords, settings }: Platform,
  { username }: CurrentUser,
  password: string,
  { address }: SignedInCaller,
): Promise<void> {
  const { lockoutFailures: failures, lockoutMinutes: minutes } = settings.current()
  const attempt = await countAttempt(db, username, address, { failures, minutes })
  if ('lockedForSeconds' in attempt)
    throw new Refusal(codes.locked, loginMessages.locked, {
      minutes: Math.ceil(attempt.lockedForSeconds / 60),
    })
  const account = await findForLogin(db, username)
  const matches = await passwords.matches(account?.passwordHash, password).catch(async (error: unknown) => {
    await attempt.giveBack()
    throw error
  })
  if (matches) return attempt.succeeded()
  await attempt.failed()
  throw refuseField('oldPassword', personalMessages.oldPasswordWrong)
}
