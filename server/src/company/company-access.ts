import { sessionMessages } from '@fairground/domain/account'
import { exhibitorMayEdit, notEditable } from '@fairground/domain/company/sections'
import type { Settings } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { OpenCompany } from './open-company.repository'

/** Administrators may always edit; other staff need the key; a company only while its sign-up is in its own hands. */
export function requireEditable(company: OpenCompany, caller: SignedInCaller, settings: Settings): void {
  if (caller.user.department !== 'exhibitor') {
    requireStaffRight(caller)
    return
  }
  if (!exhibitorMayEdit(company, settings)) throw new Refusal(codes.refused, notEditable(company))
}

/** Exhibitors have the right to their own company; staff need it for anybody's. */
export function requireStaffRight({ user }: SignedInCaller): void {
  if (user.department === 'exhibitor' || user.department === 'administrator') return
  if (!user.permissions.includes('prediction/exhprediction:edit'))
    throw new Refusal(codes.forbidden, sessionMessages.forbidden)
}
