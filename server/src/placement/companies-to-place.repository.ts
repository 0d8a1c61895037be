import type { CompanyToPlace } from '@fairground/wire/placement'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'
import { isBlacklisted } from '../standing'

interface Search {
  text: string
  ids?: string[] | undefined
}

const most = 20

/**
 * Approved companies, those without a booth first: they are whom one looks for. Those named by their ids are told of
 * whatever became of them since they were chosen.
 */
export async function searchCompaniesToPlace(
  db: Db,
  { text, ids }: Search,
  edition: number,
): Promise<CompanyToPlace[]> {
  const { rows } = await sql<CompanyToPlace>`
    SELECT company.id, company.name_zh AS "nameZh", company.name_en AS "nameEn",
      company.registration_number AS "registrationNumber", held.codes AS holds,
      company.review_state IS NOT DISTINCT FROM 'approved' AS approved,
      ${isBlacklisted('company.account_id')} AS blacklisted
    FROM company
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(booth.code ORDER BY booth.code), '{}') AS codes
      FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
      WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL) held
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL AND ${ids ? among(ids) : called(text)}
    ORDER BY cardinality(held.codes) > 0, company.name_zh, company.id
    LIMIT ${ids?.length ?? most}`.execute(db)
  return rows
}

const among = (ids: readonly string[]) => sql<SqlBool>`company.id = ANY(${ids}::uuid[])`

function called(text: string): RawBuilder<SqlBool> {
  const pattern = containing(text)
  return sql`company.review_state = 'approved' AND (company.name_zh ILIKE ${pattern}
    OR company.name_en ILIKE ${pattern} OR company.registration_number ILIKE ${pattern})`
}
