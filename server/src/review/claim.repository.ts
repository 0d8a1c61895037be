import type { Claim } from '@fairground/wire/review'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** A claim counts for the submission it was made for, and while there is something to decide. */
export const claimTables = sql`
  LEFT JOIN review_claim claim ON claim.company_id = company.id AND claim.claimed_at >= company.submitted_at
    AND company.data_state = 'submitted' AND company.review_state IN ('awaiting', 'started', 'second')
  LEFT JOIN account claimant ON claimant.id = claim.reviewer_id
  LEFT JOIN account former ON former.id = claim.taken_from`

export const claimColumns = sql`
  claim.reviewer_id AS "claimedBy", claim.claimed_at AS "claimedAt", claim.word AS "claimWord",
  coalesce(nullif(claimant.real_name, ''), claimant.username, '') AS "claimantName",
  coalesce(nullif(former.real_name, ''), former.username, '') AS "claimedFrom"`

export interface ClaimColumns {
  claimedBy: string | null
  claimedAt: Date | null
  claimWord: string | null
  claimantName: string
  claimedFrom: string
}

export const claimIn = (row: ClaimColumns): Claim | null =>
  row.claimedBy && row.claimedAt
    ? {
        reviewerId: row.claimedBy,
        reviewerName: row.claimantName,
        at: row.claimedAt,
        takenFrom: row.claimedFrom,
        word: row.claimWord ?? '',
      }
    : null

export async function readClaim(db: Db, companyId: string): Promise<Claim | null> {
  const { rows } = await sql<ClaimColumns>`
    SELECT ${claimColumns} FROM company ${claimTables} WHERE company.id = ${companyId}`.execute(db)
  return rows[0] ? claimIn(rows[0]) : null
}

interface NewClaim {
  companyId: string
  reviewerId: string
  takenFrom: string | null
  word: string
}

/** One claim a company: a former one, of an earlier submission perhaps, gives way. */
export async function writeClaim(trx: Db, claim: NewClaim): Promise<void> {
  const values = {
    reviewer_id: claim.reviewerId,
    claimed_at: sql<Date>`now()`,
    taken_from: claim.takenFrom,
    word: claim.word,
  }
  await trx
    .insertInto('review_claim')
    .values({ company_id: claim.companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
}

export async function deleteClaim(trx: Db, companyId: string): Promise<void> {
  await trx.deleteFrom('review_claim').where('company_id', '=', companyId).execute()
}
