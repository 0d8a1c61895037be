import { type ContractState, isLive, shownToExhibitor } from '@fairground/domain/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

const shownStates = [...shownToExhibitor].filter(isLive)

/** The live contract a company has been sent. */
export async function findLatestOf(
  db: Db,
  companyId: string,
): Promise<{ state: ContractState; signBy: string | null } | undefined> {
  const { rows } = await sql<{ state: ContractState; signBy: string | null }>`
    SELECT state, sign_by AS "signBy" FROM contract WHERE company_id = ${companyId} AND state = ANY(${shownStates}::text[])
    ORDER BY created_at DESC LIMIT 1`.execute(db)
  return rows[0]
}
