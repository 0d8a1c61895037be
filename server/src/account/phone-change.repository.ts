import { type PhoneChangeRequest, type PhoneChangeState, phoneChangeStates } from '@fairground/domain/account'
import type { PhoneChangeColumn } from '@fairground/wire/account/phone-change'
import { readSort, type Sort } from '@fairground/wire/kernel/page'
import { type RawBuilder, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'

export interface Applicant {
  accountId: string
  companyName: string
  mobile: string
}

/** Name and code must both be right: a credit code is public, so it alone proves nothing. */
export async function findApplicant(
  db: Db,
  creditCode: string,
  companyName: string,
  edition: number,
): Promise<Applicant | undefined> {
  return db
    .selectFrom('invoice_profile')
    .innerJoin('company', 'company.id', 'invoice_profile.company_id')
    .innerJoin('account', 'account.id', 'company.account_id')
    .select(['account.id as accountId', 'company.name_zh as companyName', 'account.username as mobile'])
    .where('invoice_profile.edition', '=', edition)
    .where('invoice_profile.credit_code', '=', creditCode)
    .where('invoice_profile.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .where('company.name_zh', '=', companyName)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst()
}

export interface NewPhoneChange {
  accountId: string
  companyName: string
  creditCode: string
  oldMobile: string
  newMobile: string
}

export async function insertPhoneChange(db: Db, request: NewPhoneChange): Promise<string> {
  const { id } = await db
    .insertInto('phone_change_request')
    .values({
      account_id: request.accountId,
      company_name: request.companyName,
      credit_code: request.creditCode,
      old_mobile: request.oldMobile,
      new_mobile: request.newMobile,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface PhoneChangeSearch {
  companyName?: string | null | undefined
  state?: PhoneChangeState | null | undefined
  page: number
  pageSize: number
  sort?: Sort<PhoneChangeColumn> | null | undefined
}

const sortedBy: Record<PhoneChangeColumn, RawBuilder<unknown>> = {
  companyName: byReading(sql`request.company_name`),
  state: sql`array_position(${phoneChangeStates}::text[], request.state)`,
  requestedAt: sql`request.created_at`,
  reviewedAt: sql`request.reviewed_at`,
}

function ordering(sort: PhoneChangeSearch['sort']): RawBuilder<unknown> {
  const newestFirst = sql`request.created_at DESC, request.id`
  if (!sort) return newestFirst
  const { column, descending } = readSort(sort)
  return sql`${sortedBy[column]} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, ${newestFirst}`
}

export async function searchPhoneChanges(
  db: Db,
  search: PhoneChangeSearch,
): Promise<{ list: PhoneChangeRequest[]; total: number }> {
  const matching = db
    .selectFrom('phone_change_request as request')
    .$if(Boolean(search.companyName), (query) =>
      query.where('request.company_name', 'ilike', containing(search.companyName ?? '')),
    )
    .$if(Boolean(search.state), (query) => query.where('request.state', '=', search.state ?? ''))
  const rows = await matching
    .leftJoin('account as reviewer', 'reviewer.id', 'request.reviewer_id')
    .selectAll('request')
    .select(['reviewer.real_name as reviewer_name', 'reviewer.username as reviewer_username'])
    .orderBy(ordering(search.sort))
    .limit(search.pageSize)
    .offset((search.page - 1) * search.pageSize)
    .execute()
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    total,
    list: rows.map((row) => ({
      id: row.id,
      companyName: row.company_name,
      creditCode: row.credit_code,
      oldMobile: row.old_mobile,
      newMobile: row.new_mobile,
      state: row.state as PhoneChangeState,
      requestedAt: row.created_at,
      reviewerName: row.reviewer_name || row.reviewer_username || '',
      reviewedAt: row.reviewed_at,
      opinion: row.opinion,
    })),
  }
}

/** Takes the decision if nobody has: of two reviewers at once, one gets the row and the other nothing. */
export async function decide(
  db: Db,
  id: string,
  decision: { state: 'approved' | 'rejected'; opinion: string; reviewerId: string },
): Promise<(NewPhoneChange & { id: string }) | undefined> {
  const row = await db
    .updateTable('phone_change_request')
    .set({
      state: decision.state,
      opinion: decision.opinion,
      reviewer_id: decision.reviewerId,
      reviewed_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      companyName: row.company_name,
      creditCode: row.credit_code,
      oldMobile: row.old_mobile,
      newMobile: row.new_mobile,
    }
  )
}

/** Whoever can still log in and acts on the account has answered the application. */
export async function closePendingRequests(db: Db, accountId: string, opinion: string): Promise<void> {
  await db
    .updateTable('phone_change_request')
    .set({ state: 'rejected', opinion, reviewed_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .execute()
}
