import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

/** Contracts of the demo that are being paid or paid and have no paper yet, the first of each language and state first. */
export async function listUnsealed(
  db: Db,
  edition: number,
  most: number,
): Promise<{ id: string; accountId: string }[]> {
  const { rows } = await sql<{ id: string; accountId: string }>`
    SELECT contract.id, company.account_id AS "accountId" FROM contract JOIN company ON company.id = contract.company_id
    WHERE contract.edition = ${edition} AND contract.state IN ('payment', 'paid') AND contract.sealed_at IS NULL
      AND (SELECT count(*) FROM contract WHERE sealed_at IS NOT NULL) < ${most}
    ORDER BY row_number() OVER (PARTITION BY contract.language, contract.state ORDER BY contract.number), contract.number
    LIMIT ${most}`.execute(db)
  return rows
}

export async function putSeal(
  db: Db,
  contractId: string,
  { fileId, sha256 }: { fileId: string; sha256: string },
): Promise<void> {
  await sql`UPDATE contract SET sealed_file_id = ${fileId}, sealed_sha256 = ${sha256},
      sealed_at = coalesce(countersigned_at, now()) + interval '2 minutes'
    WHERE id = ${contractId} AND sealed_at IS NULL`.execute(db)
}
