import { boundByDeadline, signUpMessages as say } from '@fairground/domain/company/sections'
import type { Settings } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import type { OpenCompany } from './open-company.repository'
import { isSignUpOpen } from './sign-up-open.repository'

/**
 * For whatever a company hands in, takes back or changes after handing it in: what it took back too late it could not
 * hand in again.
 */
export async function requireOpen(db: Db, company: OpenCompany, settings: Settings): Promise<void> {
  if (boundByDeadline(company) && !(await isSignUpOpen(db, settings)))
    throw new Refusal(codes.refused, say.closed)
}
