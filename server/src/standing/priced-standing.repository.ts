import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** What of a company's standing changes what it pays. */
export interface PricedStanding {
  companyId: string
  council: boolean
  association: boolean
  /** Empty where none is valid. */
  creditGrade: string
  group: boolean
}

/** Of many companies at once, by credit code and by name as the standing of a single one; valid on this day. */
export async function readPricedStandings(
  db: Db,
  companyIds: readonly string[],
  day: string,
): Promise<PricedStanding[]> {
  const { rows } = await sql<PricedStanding>`
    WITH named AS (
      SELECT company.id, profile.credit_code,
        array_remove(ARRAY[name_core(company.name_zh), name_core(company.name_en)], '') AS cores
      FROM company LEFT JOIN invoice_profile profile ON profile.company_id = company.id AND profile.deleted_at IS NULL
      WHERE company.id = ANY(${companyIds}::uuid[]))
    SELECT named.id AS "companyId",
      EXISTS (SELECT FROM council_member listed WHERE listed.deleted_at IS NULL
        AND (listed.credit_code = named.credit_code OR name_core(listed.company_name) = ANY(named.cores))) AS council,
      EXISTS (SELECT FROM association_member listed WHERE listed.deleted_at IS NULL
        AND name_core(listed.company_name) = ANY(named.cores)
        AND coalesce(listed.valid_from, ${day}::date) <= ${day}::date
        AND coalesce(listed.valid_until, ${day}::date) >= ${day}::date) AS association,
      coalesce((SELECT listed.grade FROM credit_grade listed WHERE listed.deleted_at IS NULL
        AND (listed.credit_code = named.credit_code OR name_core(listed.company_name) = ANY(named.cores))
        AND coalesce(listed.issued_on, ${day}::date) <= ${day}::date
        AND coalesce(listed.valid_until, ${day}::date) >= ${day}::date
        ORDER BY listed.issued_on DESC NULLS LAST, listed.id LIMIT 1), '') AS "creditGrade",
      EXISTS (SELECT FROM group_unit listed WHERE listed.deleted_at IS NULL
        AND (listed.company_id = named.id OR listed.credit_code = named.credit_code)) AS "group"
    FROM named`.execute(db)
  return rows
}
