import type { CompanyToPlace } from '@fairground/wire/placement'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'
import { isBlacklisted } from '../standing'

const most = 20

/** Approved companies, those without a booth first: they are whom one looks for. */
export async function searchCompaniesToPlace(
  db: Db,
  text: string,
  edition: number,
): Promise<CompanyToPlace[]> {
  const pattern = containing(text)
  const { rows } = await sql<CompanyToPlace>`
    SELECT company.id, company.name_zh AS "nameZh", company.name_en AS "nameEn",
      company.registration_number AS "registrationNumber", coalesce(request.exhibit_type, '') AS "exhibitType",
      coalesce(request.booth_type, '') AS "boothType", coalesce(request.standard_booths, 0) AS "standardBooths",
      greatest(request.indoor_area, request.outdoor_area, 0) AS area, held.codes AS holds,
      ${isBlacklisted('company.account_id')} AS blacklisted
    FROM company LEFT JOIN booth_request request ON request.company_id = company.id AND request.saved
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(booth.code ORDER BY booth.code), '{}') AS codes
      FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
      WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL) held
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL AND company.review_state = 'approved'
      AND (company.name_zh ILIKE ${pattern} OR company.name_en ILIKE ${pattern}
        OR company.registration_number ILIKE ${pattern})
    ORDER BY cardinality(held.codes) > 0, company.name_zh, company.id LIMIT ${most}`.execute(db)
  return rows
}
