import type { UserType } from '@fairground/domain/account'
import type { DataState, ReviewState } from '@fairground/domain/company'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { nameToItself } from '../platform/database/name-in'
import { reviewerName } from './sign-up-search.repository'

export interface LockedSignUp {
  id: string
  accountId: string
  variant: UserType
  dataState: DataState
  reviewState: ReviewState | null
  reviewerName: string
  name: string
  registrationNumber: string
  submittedAt: Date | null
  reviewedAt: Date | null
}

/** Waits for whoever is changing the company now, and makes everybody after us wait. */
export async function lockSignUp(
  trx: Db,
  companyId: string,
  edition: number,
): Promise<LockedSignUp | undefined> {
  const { rows } = await sql<LockedSignUp>`
    SELECT company.id, company.account_id AS "accountId", account.user_type AS variant,
      company.data_state AS "dataState", company.review_state AS "reviewState", ${reviewerName} AS "reviewerName",
      ${nameToItself} AS name,
      coalesce(company.registration_number, '') AS "registrationNumber", company.submitted_at AS "submittedAt",
      company.reviewed_at AS "reviewedAt"
    FROM company JOIN account ON account.id = company.account_id
      LEFT JOIN account reviewer ON reviewer.id = company.reviewed_by
    WHERE company.id = ${companyId} AND company.edition = ${edition} AND company.deleted_at IS NULL
    FOR UPDATE OF company`.execute(trx)
  return rows[0]
}

export async function nameOfReviewer(trx: Db, companyId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT ${reviewerName} AS name FROM company LEFT JOIN account reviewer ON reviewer.id = company.reviewed_by
    WHERE company.id = ${companyId}`.execute(trx)
  return rows[0]?.name ?? ''
}

interface NewState {
  from: Pick<LockedSignUp, 'dataState' | 'reviewState'>
  dataState: DataState
  reviewState: ReviewState
  remark: string
  by: string
  /** Whoever only begins to read has not reviewed it yet. */
  reviewed: boolean
}

/** Answers whether the sign-up was still where the reviewer found it. */
export async function moveSignUp(trx: Db, companyId: string, state: NewState): Promise<boolean> {
  const moved = await trx
    .updateTable('company')
    .set({
      data_state: state.dataState,
      review_state: state.reviewState,
      review_remark: state.remark,
      ...(state.reviewed ? { reviewed_by: state.by, reviewed_at: sql`now()` } : {}),
      updated_at: sql`now()`,
      updated_by: state.by,
    })
    .where('id', '=', companyId)
    .where('data_state', '=', state.from.dataState)
    .where('review_state', 'is not distinct from', state.from.reviewState)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}
