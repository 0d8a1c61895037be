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
): Promise<Omit<CompanyToPlace, 'caps'>[]> {
  const { rows } = await sql<Omit<CompanyToPlace, 'caps'>>`
    SELECT company.id, company.name_zh AS "nameZh", company.name_en AS "nameEn",
      company.registration_number AS "registrationNumber", coalesce(request.exhibit_type, '') AS "exhibitType",
      coalesce(request.booth_type, '') AS "boothType", coalesce(request.standard_booths, 0) AS "standardBooths",
      greatest(request.indoor_area, request.outdoor_area, 0) AS area, held.booths AS holds,
      company.review_state IS NOT DISTINCT FROM 'approved' AS approved,
      ${isBlacklisted('company.account_id')} AS blacklisted
    FROM company LEFT JOIN booth_request request ON request.company_id = company.id AND request.saved
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('code', booth.code, 'hallId', booth.hall_id,
        'boothClass', booth.booth_class, 'areaM2', booth.area_m2) ORDER BY booth.code), '[]') AS booths
      FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
      WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL) held
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL AND ${ids ? among(ids) : called(text)}
    ORDER BY jsonb_array_length(held.booths) > 0, company.name_zh, company.id
    LIMIT ${ids?.length ?? most}`.execute(db)
  return rows
}

const among = (ids: readonly string[]) => sql<SqlBool>`company.id = ANY(${ids}::uuid[])`

function called(text: string): RawBuilder<SqlBool> {
  const pattern = containing(text)
  return sql`company.review_state = 'approved' AND (company.name_zh ILIKE ${pattern}
    OR company.name_en ILIKE ${pattern} OR company.registration_number ILIKE ${pattern})`
}
