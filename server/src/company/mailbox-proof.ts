import { newMobileMessages } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { acceptsCode, issueProof, redeemProof } from '../verification'

interface SentCode {
  email: string
  ticket: string
  code: string
}

/** The sections of a sign-up are filled in over hours; a code lasts for minutes. */
const proofMinutes = 24 * 60

/** Says at once whether the code is right, and gives a proof to save the mailbox with. */
export async function proveMailbox(
  platform: Platform,
  sent: SentCode,
  caller: SignedInCaller,
): Promise<string> {
  if (!(await acceptsMailboxCode(platform, sent, caller))) {
    const message = newMobileMessages.wrongCode
    throw new Refusal(codes.refused, message, {}, [{ path: 'code', message }])
  }
  return issueProof(platform.db, {
    purpose: 'recoveryEmailProved',
    target: sent.email,
    minutes: proofMinutes,
  })
}

export const acceptsMailboxCode = (
  platform: Platform,
  { email, ticket, code }: SentCode,
  caller: SignedInCaller,
): Promise<boolean> =>
  acceptsCode(platform, { purpose: 'verifyRecoveryEmail', target: email, ticket, code }, caller)

export const acceptsMailboxProof = (trx: Db, email: string, ticket: string): Promise<boolean> =>
  redeemProof(trx, { purpose: 'recoveryEmailProved', target: email, ticket })
