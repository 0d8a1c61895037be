import {
  type RegistrationRequest,
  registrationMessages,
  registrationRequest,
} from '@fairground/domain/account'
import { codes } from '@fairground/wire/kernel/codes'
import { insertBillingStub, insertExhibitor } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { Caller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { acceptsCode, returnTicket } from '../verification'
import { insertRegisteredCompany } from './registration.repository'
import { requireSoundPassword } from './sound-password'

/** Account, company and billing stub, or nothing. Indexes decide races; a look beforehand would only guess. */
export async function registerExhibitor(
  platform: Platform,
  draft: object,
  caller: Caller,
): Promise<{ username: string }> {
  const { db, passwords, settings } = platform
  const { creditCodeCheckDigit, edition, passwordLength } = settings.current()
  const request = decode(registrationRequest(passwordLength, creditCodeCheckDigit), draft)
  const { ticket, code, username, password } = request
  // Before the code is used up.
  await requireSoundPassword(password, [username])
  if (!(await acceptsCode(platform, { purpose: 'register', target: username, ticket, code }, caller))) {
    throw refuseField('code', registrationMessages.code)
  }
  const passwordHash = await passwords.hash(password)
  try {
    await db.transaction().execute((trx) => insertAll(trx, request, passwordHash, edition, caller))
  } catch (error) {
    // The code was right; what somebody else has may be corrected without another message.
    await returnTicket(db, ticket)
    throw explainConflict(error)
  }
  return { username }
}

async function insertAll(
  db: Db,
  request: RegistrationRequest,
  passwordHash: string,
  edition: number,
  caller: Caller,
): Promise<void> {
  const { company, userType, username } = request
  const accountId = await insertExhibitor(db, {
    username,
    passwordHash,
    userType,
    realName: company.contactName,
  })
  const companyId = await insertRegisteredCompany(db, request, accountId, edition)
  await insertBillingStub(db, {
    companyId,
    edition,
    userType,
    title: company.companyName,
    creditCode: request.userType === 'CHN' ? request.creditCode : null,
    by: accountId,
  })
  await recordAudit(db, caller, {
    action: 'register',
    subjectType: 'account',
    subjectId: accountId,
    after: { username, userType, companyId },
  })
}

function explainConflict(error: unknown): unknown {
  switch (violatedIndex(error)) {
    case 'account_username':
      return new Refusal(codes.refused, registrationMessages.usernameTaken, {}, [
        { path: 'username', message: registrationMessages.usernameTaken },
      ])
    case 'invoice_profile_credit_code':
      return new Refusal(codes.refused, registrationMessages.creditCodeTaken, {}, [
        { path: 'creditCode', message: registrationMessages.creditCodeTaken },
      ])
    default:
      return error
  }
}
