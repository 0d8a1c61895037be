import type { ExtraGiven } from '@fairground/domain/badge'
import type { ExtraSearch, ListedExtra } from '@fairground/wire/badge/numbers'
import { sql } from 'kysely'
import { isConfirmedOf } from '../co-exhibitor'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'

export interface HoldingCompany {
  companyId: string
  nameZh: string
  nameEn: string
  /** Where most of its area is. */
  hallCode: string
  booths: string[]
  areaM2: number
  coExhibitors: number
  extra: number
  used: number
  printed: number
}

/** Every company of the edition that holds booths, by name. A few thousand at most, so the rule is applied to all of them. */
export async function readHoldingCompanies(
  db: Db,
  edition: number,
  companyId?: string,
): Promise<HoldingCompany[]> {
  const { rows } = await sql<HoldingCompany>`
    WITH held AS (
      SELECT holding.company_id, hall.code AS hall, sum(booth.area_m2) AS area, array_agg(booth.code) AS codes
      FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id JOIN hall ON hall.id = booth.hall_id
      WHERE holding.released_at IS NULL AND holding.edition = ${edition}
        ${companyId ? sql`AND holding.company_id = ${companyId}` : sql``}
      GROUP BY 1, 2)
    SELECT company.id AS "companyId", company.name_zh AS "nameZh", company.name_en AS "nameEn",
      (array_agg(held.hall ORDER BY held.area DESC, held.hall))[1] AS "hallCode",
      (SELECT array_agg(code ORDER BY code) FROM held own, unnest(own.codes) code WHERE own.company_id = company.id) AS booths,
      sum(held.area)::float AS "areaM2",
      (SELECT count(*)::int FROM co_exhibitor WHERE ${isConfirmedOf('company.id')}) AS "coExhibitors",
      (SELECT coalesce(sum(count), 0)::int FROM badge_extra WHERE company_id = company.id) AS extra,
      (SELECT count(*)::int FROM badge_person p WHERE p.company_id = company.id AND p.removed_at IS NULL) AS used,
      (SELECT count(*)::int FROM badge_person p WHERE p.company_id = company.id AND p.removed_at IS NULL
        AND p.printing > 0) AS printed
    FROM held JOIN company ON company.id = held.company_id
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL
    GROUP BY company.id
    ORDER BY coalesce(nullif(company.name_zh, ''), company.name_en), company.id`.execute(db)
  return rows
}

type ExtraRow = Omit<ListedExtra, 'companyName'> & { nameZh: string; nameEn: string; total: number }

export async function readExtras(
  db: Db,
  edition: number,
  { companyName, page, pageSize }: ExtraSearch,
): Promise<ExtraRow[]> {
  const wanted = companyName ? containing(companyName) : undefined
  const { rows } = await sql<ExtraRow>`
    SELECT extra.id, extra.company_id AS "companyId", company.name_zh AS "nameZh", company.name_en AS "nameEn",
      extra.count, extra.reason, extra.given_at AS "givenAt", coalesce(account.username, '') AS "givenBy",
      count(*) OVER ()::int AS total
    FROM badge_extra extra JOIN company ON company.id = extra.company_id
    LEFT JOIN account ON account.id = extra.given_by
    WHERE company.edition = ${edition}
      ${wanted ? sql`AND (company.name_zh ILIKE ${wanted} OR company.name_en ILIKE ${wanted})` : sql``}
    ORDER BY extra.given_at DESC, extra.id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db)
  return rows
}

/** False where this very gift is there already. */
export async function insertExtra(
  trx: Db,
  { id, companyId, count, reason, by }: ExtraGiven & { by: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`INSERT INTO badge_extra (id, company_id, count, reason, given_by)
    VALUES (${id}, ${companyId}, ${count}, ${reason}, ${by}) ON CONFLICT (id) DO NOTHING`.execute(trx)
  return numAffectedRows === 1n
}

export async function lockCompany(
  trx: Db,
  companyId: string,
  edition: number,
): Promise<{ id: string; accountId: string } | undefined> {
  const { rows } = await sql<{
    id: string
    accountId: string
  }>`SELECT id, account_id AS "accountId" FROM company
    WHERE id = ${companyId} AND edition = ${edition} AND deleted_at IS NULL FOR UPDATE`.execute(trx)
  return rows[0]
}
