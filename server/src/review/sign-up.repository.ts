import type { UserType } from '@fairground/domain/account'
import type { DataState, ReviewState } from '@fairground/domain/company'
import type { Product, RecordedChange, RecordedLine, Values } from '@fairground/domain/review'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { findSignUp } from '@fairground/wire/review'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { isBlacklisted } from '../standing'
import { reviewerName } from './sign-up-search.repository'

type Row = Values | null

export interface SignUpRow {
  id: string
  accountId: string
  username: string
  variant: UserType
  edition: number
  registeredAt: Date
  dataState: DataState
  reviewState: ReviewState | null
  submittedAt: Date | null
  reviewedAt: Date | null
  reviewerName: string
  reviewRemark: string
  blacklisted: boolean
  basics: Values
  invoice: Row
  qualification: Row
  scale: Row
  intro: Row
  boothRequest: Row
  products: Product[]
}

/** The id of an account's company in an edition. */
export async function findSignUpOf(db: Db, accountId: string, edition: number): Promise<string | undefined> {
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('account_id', '=', accountId)
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return company?.id
}

/** The whole sign-up as of one moment; section rows as the database names their columns. */
export async function readSignUp(db: Db, companyId: string): Promise<SignUpRow | undefined> {
  const { rows } = await sql<SignUpRow>`
    SELECT company.id, company.account_id AS "accountId", account.username, account.user_type AS variant,
      company.edition, company.created_at AS "registeredAt", company.data_state AS "dataState",
      company.review_state AS "reviewState", company.submitted_at AS "submittedAt",
      company.reviewed_at AS "reviewedAt", ${reviewerName} AS "reviewerName",
      company.review_remark AS "reviewRemark", ${isBlacklisted('company.account_id')} AS blacklisted,
      to_jsonb(company) AS basics, to_jsonb(invoice_profile) AS invoice,
      to_jsonb(qualification_survey) AS qualification, to_jsonb(scale_survey) AS scale,
      to_jsonb(company_intro) AS intro, to_jsonb(booth_request) AS "boothRequest",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('category', category, 'introZh', intro_zh, 'introEn', intro_en,
        'imageFileId', image_file_id) ORDER BY position), '[]')
        FROM product_intro WHERE company_id = company.id) AS products
    FROM company
      JOIN account ON account.id = company.account_id
      LEFT JOIN account reviewer ON reviewer.id = company.reviewed_by
      LEFT JOIN invoice_profile ON invoice_profile.company_id = company.id
      LEFT JOIN qualification_survey ON qualification_survey.company_id = company.id
      LEFT JOIN scale_survey ON scale_survey.company_id = company.id
      LEFT JOIN company_intro ON company_intro.company_id = company.id
      LEFT JOIN booth_request ON booth_request.company_id = company.id
    WHERE company.id = ${companyId} AND company.deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** Beyond these the timeline only counts. */
const mostLines = 200

/** The newest lines on record about a company, all or those of some actions, and how many older ones there are. */
export async function readLines(
  db: Db,
  companyId: string,
  actions?: readonly string[],
): Promise<{ lines: (RecordedLine & { id: number })[]; older: number }> {
  const { rows } = await sql<RecordedLine & { id: number; total: number }>`
    SELECT entry.id, entry.at, entry.action, entry.before, entry.after, count(*) OVER ()::int AS total,
      coalesce(nullif(account.real_name, ''), entry.actor_name) AS by,
      coalesce(account.department <> 'exhibitor', false) AS "byStaff"
    FROM audit_entry entry LEFT JOIN account ON account.id = entry.actor_id
    WHERE entry.subject_type = 'company' AND entry.subject_id = ${companyId}
      ${actions ? sql`AND entry.action = ANY (${actions})` : sql``}
    ORDER BY entry.id DESC LIMIT ${mostLines}`.execute(db)
  return { lines: rows, older: (rows[0]?.total ?? 0) - rows.length }
}

/** When the submission before the newest one was recorded, however much was recorded since. */
export async function readEarlierSubmission(db: Db, companyId: string): Promise<Date | null> {
  const line = await db
    .selectFrom('audit_entry')
    .select('at')
    .where('subject_type', '=', 'company')
    .where('subject_id', '=', companyId)
    .where('action', '=', 'submit')
    .orderBy('id', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirst()
  return line?.at ?? null
}

/** The return that was the last decision on record, if it was one. */
export async function readLastReturn(
  db: Db,
  companyId: string,
): Promise<{ at: Date; by: string; after: Values | null } | null> {
  const { rows } = await sql<{ at: Date; by: string; after: Values | null; action: string }>`
    SELECT entry.at, entry.action, entry.after, coalesce(nullif(account.real_name, ''), entry.actor_name) AS by
    FROM audit_entry entry LEFT JOIN account ON account.id = entry.actor_id
    WHERE entry.subject_type = 'company' AND entry.subject_id = ${companyId}
      AND entry.action IN ('approve', 'reject', 'reopen')
    ORDER BY entry.id DESC LIMIT 1`.execute(db)
  return rows[0]?.action === 'reject' ? rows[0] : null
}

/**
 * Of each kind of line the first and the last after a moment, newest first. Between them they say from what it was to
 * what it became, however often a section was saved.
 */
export async function readOutermostSince(db: Db, companyId: string, since: Date): Promise<RecordedChange[]> {
  // A moment that was read has no microseconds any more.
  const { rows } = await sql<RecordedChange>`
    SELECT at, action, before, after FROM audit_entry WHERE id IN (
      SELECT unnest(ARRAY[min(id), max(id)]) FROM audit_entry
      WHERE subject_type = 'company' AND subject_id = ${companyId}
        AND date_trunc('milliseconds', at) > ${since}
      GROUP BY action)
    ORDER BY id DESC`.execute(db)
  return rows
}

type EarlierBooths = CallResult<typeof findSignUp>['earlierBooths']

export const readEarlierBooths = (db: Db, accountId: string, edition: number): Promise<EarlierBooths> =>
  db
    .selectFrom('booth_history')
    .select(['edition', 'standard_booths as standardBooths', 'raw_area as rawArea'])
    .where('account_id', '=', accountId)
    .where('edition', '<', edition)
    .orderBy('edition', 'desc')
    .limit(4)
    .execute()
