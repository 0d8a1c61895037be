import { randomBytes } from 'node:crypto'
import { newPasswordRequest, recoveryMessages } from '@fairground/domain/account'
import { codes } from '@fairground/wire/kernel/codes'
import { recordAudit } from '../platform/audit/audit'
import { isId } from '../platform/database/ids'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { acceptsCode, issueTicket, redeemTicket } from '../verification'
import { findByMailbox, findForLogin, lockAccount, updateAccount } from './account.repository'
import { requireSoundPassword } from './sound-password'

interface Claim {
  ticket: string
  code: string
}

const wrongCode = () =>
  new Refusal(codes.refused, recoveryMessages.code, {}, [{ path: 'code', message: recoveryMessages.code }])

/** Whoever read the code on the phone gets a proof worth one new password, within ten minutes. */
export async function proveByMobile(
  platform: Platform,
  { mobile, ...claim }: Claim & { mobile: string },
  caller: Caller,
): Promise<string> {
  const accepted = await acceptsCode(
    platform,
    { purpose: 'recoverPassword', target: mobile, ...claim },
    caller,
  )
  const account = accepted ? await findForLogin(platform.db, mobile) : undefined
  if (account?.department !== 'exhibitor') throw wrongCode()
  return issueProof(platform, account.id)
}

export async function proveByEmail(
  platform: Platform,
  { email, ...claim }: Claim & { email: string },
  caller: Caller,
): Promise<string> {
  const accepted = await acceptsCode(
    platform,
    { purpose: 'recoverPassword', target: email, ...claim },
    caller,
  )
  const account = accepted
    ? await findByMailbox(platform.db, email, platform.settings.current().edition)
    : undefined
  if (!account) throw wrongCode()
  return issueProof(platform, account.id)
}

async function issueProof({ db }: Platform, accountId: string): Promise<string> {
  const secret = randomBytes(16).toString('hex')
  const { ticket } = await issueTicket(
    db,
    { purpose: 'newPassword', target: accountId, minutes: 10, tries: 1 },
    secret,
  )
  return `${accountId}.${ticket}.${secret}`
}

export async function setNewPassword(
  platform: Platform,
  request: object,
  caller: Caller,
): Promise<{ username: string }> {
  const { db, passwords, sessions, settings } = platform
  const { proof, password } = decode(newPasswordRequest(settings.current().passwordLength), request)
  const [accountId = '', ticket = '', secret = ''] = proof.split('.')
  const passwordHash = await passwords.hash(password)
  return db.transaction().execute(async (trx) => {
    // Behind the account's own lock: a hand-over that comes first voids the proof, one that comes later voids the password.
    const account = isId(accountId) ? await lockAccount(trx, accountId) : undefined
    // Before the proof is used up: whoever chose a poor password chooses another one.
    await requireSoundPassword(password, account ? [account.username] : [])
    const proved = { purpose: 'newPassword', target: accountId, ticket, code: secret } as const
    if (!account || !(await redeemTicket(trx, proved)))
      throw new Refusal(codes.refused, recoveryMessages.proofExpired)
    await updateAccount(trx, accountId, { passwordHash })
    await sessions.revokeAll(trx, accountId)
    await recordAudit(trx, caller, {
      action: 'recover-password',
      subjectType: 'account',
      subjectId: accountId,
    })
    return account
  })
}

export async function findUsername(
  platform: Platform,
  email: string,
  claim: Claim,
  caller: Caller,
): Promise<string> {
  const accepted = await acceptsCode(
    platform,
    { purpose: 'recoverUsername', target: email, ...claim },
    caller,
  )
  const account = accepted
    ? await findByMailbox(platform.db, email, platform.settings.current().edition)
    : undefined
  if (!account) throw wrongCode()
  return account.username
}
