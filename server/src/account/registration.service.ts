import {
  type RegistrationRequest,
  registrationMessages,
  registrationRequest,
} from '@fairground/domain/account'
import { codes } from '@fairground/wire/kernel/codes'
import { insertBillingStub, insertExhibitor } from '../platform/accounts/new-exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'

/** Account, company and billing stub, or nothing. Indexes decide races; a look beforehand would only guess. */
export async function registerExhibitor(
  platform: Platform,
  draft: object,
  caller: Caller,
): Promise<{ username: string }> {
  const { db, passwords, settings, verification } = platform
  const { creditCodeCheckDigit, edition, passwordLength } = settings.current()
  const request = decode(registrationRequest(passwordLength, creditCodeCheckDigit), draft)
  const { ticket, code, username } = request
  if (!(await verification.accepts({ purpose: 'register', target: username, ticket, code }, caller))) {
    throw new Refusal(codes.refused, registrationMessages.code, {}, [
      { path: 'code', message: registrationMessages.code },
    ])
  }
  const passwordHash = await passwords.hash(request.password)
  try {
    await db.transaction().execute((trx) => insertAll(trx, request, passwordHash, edition, caller))
  } catch (error) {
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
  const { id: companyId } = await db
    .insertInto('company')
    .values({
      account_id: accountId,
      edition,
      [userType === 'CHN' ? 'name_zh' : 'name_en']: company.companyName,
      contact_name: company.contactName,
      contact_mobile: userType === 'CHN' ? username : '',
      email: userType === 'ENG' ? username : '',
      recovery_email: company.recoveryEmail,
      created_by: accountId,
      updated_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
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
