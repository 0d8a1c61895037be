import type { BoothClass, HallKind } from '@fairground/domain/booth'
import type { BoothsAsked } from '@fairground/domain/selection'
import type { TypeChangeState } from '@fairground/domain/type-change'
import type { ListedTypeChange, TypeChangeSearch } from '@fairground/wire/type-change'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'

export type StoredChange = ListedTypeChange & { companyId: string }

const columns = sql`change.id, change.company_id AS "companyId",
  jsonb_build_object('boothType', change.from_booth_type, 'size', change.from_size) AS before,
  jsonb_build_object('boothType', change.booth_type, 'size', change.size) AS wanted,
  change.reason, change.state, change.made_at AS "madeAt", change.settled_at AS "settledAt", change.answer`

export async function readChanges(db: Db, companyId: string): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`SELECT ${columns} FROM booth_type_change change
    WHERE company_id = ${companyId} ORDER BY made_at DESC, id`.execute(db)
  return rows
}

export interface FoundChange extends StoredChange {
  nameZh: string
  nameEn: string
  settledBy: string
  settledById: string | null
}

const withNames = sql`${columns}, company.name_zh AS "nameZh", company.name_en AS "nameEn",
  change.settled_by AS "settledById",
  coalesce(nullif(account.real_name, ''), account.username, '') AS "settledBy"`
const tables = sql`booth_type_change change JOIN company ON company.id = change.company_id
  LEFT JOIN account ON account.id = change.settled_by`

/** A statement of its own after the lock of the company: whoever waited for it sees what the other did. */
export async function findChange(db: Db, id: string, edition: number): Promise<FoundChange | undefined> {
  const { rows } = await sql<FoundChange>`SELECT ${withNames} FROM ${tables}
    WHERE change.id = ${id} AND company.edition = ${edition} AND company.deleted_at IS NULL`.execute(db)
  return rows[0]
}

export async function searchChanges(
  db: Db,
  edition: number,
  { company, state, boothType, page, pageSize }: TypeChangeSearch,
): Promise<(FoundChange & { total: number })[]> {
  const named = company ? containing(company) : undefined
  const { rows } = await sql<FoundChange & { total: number }>`
    SELECT ${withNames}, count(*) OVER ()::int AS total FROM ${tables}
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL
      ${named ? sql`AND (company.name_zh ILIKE ${named} OR company.name_en ILIKE ${named})` : sql``}
      ${state ? sql`AND change.state = ${state}` : sql``}
      ${boothType ? sql`AND change.booth_type = ${boothType}` : sql``}
    ORDER BY change.state <> 'open', CASE WHEN change.state = 'open' THEN change.made_at END,
      change.made_at DESC, change.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db)
  return rows
}

export type NewChange = Pick<StoredChange, 'id' | 'companyId' | 'before' | 'wanted' | 'reason'> & {
  by: string
}

/** False where the id is somebody else's, or another one is open. */
export async function insertChange(
  trx: Db,
  { id, companyId, before, wanted, reason, by }: NewChange,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`INSERT INTO booth_type_change (id, company_id, from_booth_type, from_size, booth_type, size, reason, made_by)
    VALUES (${id}, ${companyId}, ${before.boothType}, ${before.size}, ${wanted.boothType}, ${wanted.size}, ${reason},
      ${by}) ON CONFLICT DO NOTHING`.execute(trx)
  return numAffectedRows === 1n
}

export async function settleChange(
  trx: Db,
  id: string,
  { state, by, answer }: { state: Exclude<TypeChangeState, 'open'>; by: string; answer: string },
): Promise<void> {
  await sql`UPDATE booth_type_change SET state = ${state}, settled_at = clock_timestamp(), settled_by = ${by},
    answer = ${answer} WHERE id = ${id}`.execute(trx)
}

/** What the sign-up asks for, once it asks for something. */
export async function readAsked(db: Db, companyId: string): Promise<BoothsAsked | undefined> {
  const { rows } = await sql<BoothsAsked>`SELECT exhibit_type AS "exhibitType", booth_type AS "boothType",
      standard_booths AS "standardBooths", indoor_area AS "indoorArea", outdoor_area AS "outdoorArea"
    FROM booth_request WHERE company_id = ${companyId} AND saved`.execute(db)
  return rows[0]
}

export interface BoothHeld {
  code: string
  hallCode: string
  boothClass: BoothClass
  hallKind: HallKind
  areaM2: number
}

export async function readHeld(db: Db, companyId: string): Promise<BoothHeld[]> {
  const { rows } =
    await sql<BoothHeld>`SELECT booth.code, hall.code AS "hallCode", booth.booth_class AS "boothClass",
      hall.kind AS "hallKind", booth.area_m2::float8 AS "areaM2"
    FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id JOIN hall ON hall.id = booth.hall_id
    WHERE holding.company_id = ${companyId} AND holding.released_at IS NULL
    ORDER BY length(booth.code), booth.code`.execute(db)
  return rows
}
