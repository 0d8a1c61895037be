import {
  mayWithdraw,
  signUpMessages as say,
  sectionTitles,
  unsavedSections,
} from '@fairground/domain/company/sections'
import type { Settings } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { tellOfCompany } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requireNotBlacklisted } from '../standing'
import { findCompanyFor, type OpenCompany, requireStaffRight } from './company-access'
import { savedSections } from './saved-sections'
import { requireOpen } from './sign-up-open'

/** Says which sections are still to be saved, in the caller's language and in the order of the page. */
export async function requireComplete(
  { db, settings }: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<null> {
  const company = await findCompanyFor(db, caller, companyId, settings.current().edition)
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
  const { db, settings, live, outbox } = platform
  const { edition } = settings.current()
  return db.transaction().execute(async (trx) => {
    const company = await findCompanyFor(trx, caller, companyId, edition, true)
    if (!company) throw new Refusal(codes.refused, say.basicsFirst)
    if (company.dataState === 'submitted') return 1
    await requireNotBlacklisted(trx, company.accountId)
    await requireOpen(trx, company, settings.current())
    await refuseIncomplete(trx, company, settings.current(), caller)
    const { number, name, contact, mailbox } = await markSubmitted(trx, company.id, edition)
    const overseas = company.variant === 'ENG'
    await outbox.post(trx, {
      channel: overseas ? 'mail' : 'sms',
      to: overseas ? mailbox : contact,
      template: 'signUpSubmitted',
      language: overseas ? 'en' : 'zh',
      params: { company: name, number },
      // Each submission is told once; withdrawing and submitting again is another one.
      dedupeKey: `sign-up:${company.id}:${await submissionsSoFar(trx, company.id)}`,
      caller,
    })
    await recordAudit(trx, caller, {
      action: 'submit',
      subjectType: 'company',
      subjectId: company.id,
      before: { dataState: company.dataState, reviewState: company.reviewState },
      after: { dataState: 'submitted', reviewState: 'awaiting', registrationNumber: number },
    })
    await tellOfCompany(live, trx, company)
    return 1
  })
}

async function submissionsSoFar(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('subject_type', '=', 'company')
    .where('subject_id', '=', companyId)
    .where('action', '=', 'submit')
    .executeTakeFirstOrThrow()
  return count
}

interface Submitted {
  number: string
  name: string
  contact: string
  mailbox: string
}

/** A company keeps its number however often it withdraws and submits again. */
async function markSubmitted(db: Db, companyId: string, edition: number): Promise<Submitted> {
  // Numbers are given out one after the other, so that none is skipped and none given twice.
  await sql`SELECT pg_advisory_xact_lock(${numberLock}, ${edition})`.execute(db)
  const { rows } = await sql<Submitted>`
    WITH given AS (
      SELECT coalesce(max(split_part(registration_number, '-', 3)::int), 0) + 1 AS number FROM company
      WHERE registration_number ~ ${`^BM-${edition}-\\d{1,8}$`}
    )
    UPDATE company SET data_state = 'submitted', review_state = 'awaiting', review_remark = '', submitted_at = now(),
      updated_at = now(), registration_number = coalesce(registration_number,
        'BM-' || ${edition}::text || '-' || lpad(given.number::text, greatest(4, length(given.number::text)), '0'))
    FROM given WHERE id = ${companyId}
    RETURNING registration_number AS number, coalesce(nullif(name_zh, ''), name_en) AS name,
      contact_mobile AS contact, email AS mailbox`.execute(db)
  const row = rows[0]
  if (!row) throw new Refusal(codes.refused, say.basicsFirst)
  return row
}
const numberLock = 7_214_011

/** Until somebody has begun to review it. */
export async function withdraw(
  { db, settings, live }: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const company = await findCompanyFor(trx, caller, companyId, settings.current().edition, true)
    requireStaffRight(caller)
    if (!company || !mayWithdraw(company)) throw new Refusal(codes.refused, say.withdrawFailed)
    if (caller.user.department === 'exhibitor') await requireOpen(trx, company, settings.current())
    await trx
      .updateTable('company')
      .set({ data_state: 'draft', review_state: null, updated_at: sql`now()`, updated_by: caller.user.id })
      .where('id', '=', company.id)
      .execute()
    await recordAudit(trx, caller, {
      action: 'withdraw',
      subjectType: 'company',
      subjectId: company.id,
      before: { dataState: company.dataState, reviewState: company.reviewState },
      after: { dataState: 'draft', reviewState: null },
    })
    await tellOfCompany(live, trx, company)
    return 1
  })
}
