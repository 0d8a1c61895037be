import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { isBlacklisted } from '../standing'

/** Who takes part in the draw of an edition: approved and not blacklisted, from China and overseas. */
const takingPart = (edition: number) => sql`
  company LEFT JOIN invoice_profile invoice ON invoice.company_id = company.id
  WHERE company.edition = ${edition} AND company.review_state = 'approved' AND company.deleted_at IS NULL
    AND NOT ${isBlacklisted('company.account_id')}`

const isCouncilMember = sql`EXISTS (
  SELECT FROM council_member member WHERE member.deleted_at IS NULL AND member.credit_code = invoice.credit_code)`

export async function countTakingPart(
  db: Db,
  edition: number,
): Promise<{ companies: number; councilMembers: number }> {
  const { rows } = await sql<{ companies: number; councilMembers: number }>`
    SELECT count(*)::int AS companies, (count(*) FILTER (WHERE ${isCouncilMember}))::int AS "councilMembers"
    FROM ${takingPart(edition)}`.execute(db)
  return rows[0] ?? { companies: 0, councilMembers: 0 }
}

export interface TakingPart {
  companyId: string
  number: string
  name: string
  council: boolean
}

/** Whoever was approved has a number; somebody without one would not be left out for that. */
export async function readTakingPart(db: Db, edition: number): Promise<TakingPart[]> {
  const { rows } = await sql<TakingPart>`
    SELECT company.id AS "companyId", coalesce(company.registration_number, company.id::text) AS number,
      coalesce(nullif(company.name_zh, ''), company.name_en) AS name, ${isCouncilMember} AS council
    FROM ${takingPart(edition)}`.execute(db)
  return rows
}
