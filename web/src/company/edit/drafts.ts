import type { SignUpSection } from '@fairground/domain/company/sections'
import { browserStorage } from '../../lib/safe-storage'
import { createDraftStore } from '../../ui/form/draft-store'
import { newInsert, type SignUpSubject } from '../subject'

const drafts = createDraftStore(browserStorage)

/**
 * By edition: next year's form must not start with this year's leftovers. What staff type is kept by company too, and
 * before there is one by the account it will have: one company's answers must never show in another's form.
 */
export function draftKey(subject: SignUpSubject, edition: number, section: SignUpSection): string {
  const { actor, variant, companyId, account } = subject
  if (actor === 'exhibitor') return `sign-up.${edition}.${section}`
  const whose = companyId === newInsert ? `${newInsert}.${variant}.${account?.username ?? ''}` : companyId
  return `sign-up.${edition}.${whose}.${section}`
}

export const hasDraft = (
  account: string,
  subject: SignUpSubject,
  edition: number,
  section: SignUpSection,
): boolean => drafts.read(account, draftKey(subject, edition, section)) !== undefined
