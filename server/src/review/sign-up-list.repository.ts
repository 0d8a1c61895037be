import type { Language } from '@fairground/domain/text'
import type { ListedSignUp, SignUpSearch } from '@fairground/wire/review'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { inBatches } from '../platform/database/in-batches'
import { isBlacklisted } from '../standing'
import { matching, ordering, reviewerName, searchedTables, shownTables } from './sign-up-search.repository'

const boothsOf = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('code', booth.code, 'hallZh', hall.name_zh, 'hallEn', hall.name_en,
    'areaM2', booth.area_m2) ORDER BY booth.code), '[]')
  FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id JOIN hall ON hall.id = booth.hall_id
  WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL)`

const listed = sql`
  company.id, account.user_type AS variant, company.name_zh AS "nameZh", company.name_en AS "nameEn",
  company.registration_number AS "registrationNumber", company.contact_name AS "contactName",
  company.contact_mobile AS "contactMobile", company.data_state AS "dataState",
  company.review_state AS "reviewState", company.submitted_at AS "submittedAt",
  company.reviewed_at AS "reviewedAt", ${reviewerName} AS "reviewerName",
  coalesce(booth_request.exhibit_type, '') AS "exhibitType", coalesce(booth_request.booth_type, '') AS "boothType",
  coalesce(booth_request.standard_booths, 0) AS "standardBooths",
  coalesce(booth_request.indoor_area, 0) AS "indoorArea", coalesce(booth_request.outdoor_area, 0) AS "outdoorArea",
  coalesce(scale_survey.region, '') AS region, ${isBlacklisted('company.account_id')} AS blacklisted, ${boothsOf} AS booths`

/** Of which fair, and in whose language. */
interface Reading {
  edition: number
  language: Language
}

export async function readSignUps(
  db: Db,
  search: SignUpSearch & { page: number; pageSize: number },
  { edition, language }: Reading,
): Promise<ListedSignUp[]> {
  const order = ordering(search, language)
  const { rows } = await sql<ListedSignUp>`
    SELECT ${listed} FROM ${shownTables} WHERE company.id IN (
      SELECT company.id FROM ${searchedTables(search)} WHERE ${matching(search, edition)}
      ORDER BY ${order} LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize})
    ORDER BY ${order}`.execute(db)
  return rows
}

const mostCounted = 100_000

/** Never more than anybody would page through. */
export async function countSignUps(db: Db, search: SignUpSearch, edition: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (
      SELECT FROM ${searchedTables(search)} WHERE ${matching(search, edition)} LIMIT ${mostCounted}
    ) counted`.execute(db)
  return rows[0]?.total ?? 0
}

export interface ExportedSignUp extends ListedSignUp {
  creditCode: string
  email: string
}

/** Every sign-up that matches: which ones is asked once, what they say piece by piece. */
export async function* streamSignUps(
  db: Db,
  search: SignUpSearch,
  { edition, language }: Reading,
): AsyncGenerator<ExportedSignUp> {
  const { rows: found } = await sql<{ id: string }>`
    SELECT company.id FROM ${searchedTables(search)} WHERE ${matching(search, edition)}
    ORDER BY ${ordering(search, language)}`.execute(db)
  const ids = found.map(({ id }) => id)
  yield* inBatches(ids, async (some) => {
    const { rows } = await sql<ExportedSignUp>`
      SELECT ${listed}, coalesce(invoice_profile.credit_code, '') AS "creditCode", company.email
      FROM ${shownTables} WHERE company.id = ANY(${some})`.execute(db)
    return rows
  })
}
