import {
  mayWithdraw,
  signUpMessages as say,
  sectionTitles,
  unsavedSections,
} from '@fairground/domain/company/sections'
import type { Settings } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews, tellExhibitor } from '../exhibitor'
import { countChanges } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { keeping } from '../platform/record/keeper'
import { requireNotBlacklisted } from '../standing'
import { requireStaffRight } from './company-access'
import { findCompanyFor, type OpenCompany } from './open-company.repository'
import { savedSections } from './saved-sections'
import { sectionOf } from './section-record'
import { requireOpen } from './sign-up-open'
import { markSubmitted, markWithdrawn } from './submission.repository'

/** Says which sections are still to be saved, in the caller's language and in the order of the page. */
export async function requireComplete(
  { db, settings }: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<null> {
  const company = await findCompanyFor(db, caller, { companyId }, settings.current().edition)
  if (!company) throw new Refusal(codes.refused, say.basicsFirst)
  await refuseIncomplete(db, company, settings.current(), caller)
  return null
}

async function refuseIncomplete(
  db: Db,
  company: OpenCompany,
  settings: Settings,
  caller: SignedInCaller,
): Promise<void> {
  const missing = unsavedSections(company.variant, await savedSections(db, company, settings))
  if (missing.length === 0) return
  const sections = missing
    .map((section) => sectionTitles[section][caller.language])
    .join(caller.language === 'en' ? ', ' : '、')
  throw new Refusal(codes.incomplete, say.incomplete, { sections })
}

/** One guarded step: of two clicks at once, one submits, and both are told that it is done. */
export async function submit(
  platform: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<number> {
  if (caller.user.department !== 'exhibitor') throw new Refusal(codes.refused, say.staffCannotSubmit)
  const { settings } = platform
  const { edition } = settings.current()
  return keeping(platform, caller, sectionOf('basics', caller, edition), async (kept, trx) => {
    const company = await kept.take(companyId)
    if (company.dataState === 'submitted') return 1
    await requireNotBlacklisted(trx, company.accountId)
    await requireOpen(trx, company, settings.current())
    await refuseIncomplete(trx, company, settings.current(), caller)
    const submitted = await markSubmitted(trx, company.id, edition)
    if (!submitted) throw new Refusal(codes.refused, say.basicsFirst)
    const { number, name } = submitted
    const earlier = { type: 'company', id: company.id, action: 'submit' }
    await tellExhibitor(platform, trx, company.accountId, {
      template: 'signUpSubmitted',
      names: { company: name },
      params: { number },
      // Each submission is told once; withdrawing and submitting again is another one.
      dedupeKey: `sign-up:${company.id}:${await countChanges(trx, earlier)}`,
      caller,
    })
    await kept.record(
      {
        id: company.id,
        action: 'submit',
        before: { dataState: company.dataState, reviewState: company.reviewState },
        after: { dataState: 'submitted', reviewState: 'awaiting', registrationNumber: number },
      },
      ...companyNews(company),
    )
    return 1
  })
}

/** Until somebody has begun to review it. */
export async function withdraw(
  platform: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<number> {
  const settings = platform.settings.current()
  const { edition } = settings
  return keeping(platform, caller, sectionOf('basics', caller, edition), async (kept, trx) => {
    const company = await findCompanyFor(trx, caller, { companyId }, edition, true)
    requireStaffRight(caller)
    if (!company || !mayWithdraw(company)) throw new Refusal(codes.refused, say.withdrawFailed)
    if (caller.user.department === 'exhibitor') await requireOpen(trx, company, settings)
    await markWithdrawn(trx, company.id, caller.user.id)
    await kept.record(
      {
        id: company.id,
        action: 'withdraw',
        before: { dataState: company.dataState, reviewState: company.reviewState },
        after: { dataState: 'draft', reviewState: null },
      },
      ...companyNews(company),
    )
    return 1
  })
}
