import {
  type AccountChange,
  type CurrentUser,
  personalMessages,
  personalPasswordRule,
  phoneChangeMessages,
  usernameRule,
} from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import { z } from 'zod'
import { recordAudit } from '../platform/audit/audit'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { acceptsCode } from '../verification'
import { findForLogin, updateAccount, usernameExists } from './account.repository'
import { moveContactMobile, requireNotBackup } from './contact-mobile'
import { closePendingRequests } from './phone-change.repository'
import { requireOwner } from './require-owner'
import { requireSoundPassword } from './sound-password'

/**
 * The personal center, and the sign-up's own dialog for another mobile. Always the caller's own account, whatever ids
 * came along. Ends every session of it; a new username may spare the one it was typed in, a new password spares none.
 */
export async function changeOwnAccount(
  platform: Platform,
  change: AccountChange,
  caller: SignedInCaller,
): Promise<number> {
  const { db, outbox, passwords, sessions } = platform
  const { user } = caller
  const { username, password } = decode(rulesFor(platform, user), change)
  const spared = change.keepSession && password === undefined ? caller.sessionId : undefined
  if (username === undefined && password === undefined)
    throw new Refusal(codes.refused, personalMessages.nothingChanged)
  if (password !== undefined) {
    await requireSoundPassword(password, [user.username])
    await requireOwner(platform, user, change, caller)
    // Only for the owner: anybody else could ask here what the present one is.
    await refuseSamePassword(platform, user, password)
  }
  // Last, because it uses up the code.
  if (username !== undefined) await admitUsername(platform, user, username, change, caller)
  const passwordHash = password === undefined ? undefined : await passwords.hash(password)

  try {
    await db.transaction().execute(async (trx) => {
      await updateAccount(trx, user.id, { username, passwordHash })
      await closePendingRequests(trx, user.id, translate(phoneChangeMessages.overtaken, 'zh'))
      if (username !== undefined) {
        const moved = { accountId: user.id, mobile: username, toNewHolder: false }
        await moveContactMobile(platform, trx, moved, caller)
      }
      await sessions.revokeAll(trx, user.id, spared)
      if (user.department === 'exhibitor') {
        await outbox.post(trx, {
          channel: user.userType === 'ENG' ? 'mail' : 'sms',
          to: user.username,
          template: 'accountChanged',
          language: caller.language,
          caller,
        })
      }
      await recordAudit(trx, caller, {
        action: 'change-account',
        subjectType: 'account',
        subjectId: user.id,
        before: { username: user.username },
        after: { username: username ?? user.username, passwordChanged: passwordHash !== undefined },
      })
    })
  } catch (error) {
    if (violatedIndex(error) === 'account_username')
      throw new Refusal(codes.refused, personalMessages.usernameTaken)
    throw error
  }
  return 1
}

function rulesFor({ settings }: Platform, user: CurrentUser) {
  const { least, most, staffLeast } = settings.current().passwordLength
  const limits = { least: user.department === 'exhibitor' ? least : staffLeast, most }
  return z.object({
    username: usernameRule(user).optional(),
    password: personalPasswordRule(limits).optional(),
  })
}

/** A forced change would be none if the old password could be chosen again. */
async function refuseSamePassword(
  { db, passwords }: Platform,
  user: CurrentUser,
  password: string,
): Promise<void> {
  const account = await findForLogin(db, user.username)
  if (await passwords.matches(account?.passwordHash, password))
    throw new Refusal(codes.refused, personalMessages.nothingChanged)
}

async function admitUsername(
  platform: Platform,
  user: CurrentUser,
  username: string,
  { ticket = '', code = '' }: AccountChange,
  caller: SignedInCaller,
): Promise<void> {
  const { db } = platform
  if (username.toLowerCase() === user.username.toLowerCase())
    throw new Refusal(codes.refused, personalMessages.usernameSame)
  if (await usernameExists(db, username)) throw new Refusal(codes.refused, personalMessages.usernameTaken)
  if (user.department !== 'exhibitor') return
  await requireNotBackup(platform, user.id, username)
  if (!(await acceptsCode(platform, { purpose: 'changeUsername', target: username, ticket, code }, caller)))
    throw refuseField('code', personalMessages.code)
}
