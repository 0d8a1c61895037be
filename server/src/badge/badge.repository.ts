import type { BadgePerson, IdentityKind } from '@fairground/domain/badge'
import { sql } from 'kysely'
import { isConfirmedOf } from '../co-exhibitor'
import type { Db } from '../platform/database/database'

export interface StoredPerson {
  id: string
  companyId: string
  number: number
  name: string
  nameEn: string
  post: string
  mobile: string
  identityKind: IdentityKind
  identitySealed: string | null
  photoFileId: string | null
  printing: number
  /** Why the organiser made the badge void; null where it is good. */
  voidReason: string | null
  version: number
  changedAt: Date
  changedBy: string | null
}

const columns = sql`id, company_id AS "companyId", number, name, name_en AS "nameEn", post, mobile,
  identity_kind AS "identityKind", identity_sealed AS "identitySealed", photo_file_id AS "photoFileId", printing,
  nullif(void_reason, '') AS "voidReason", version,
  changed_at AS "changedAt", changed_by AS "changedBy"`

/** Everybody of a company who was not taken off again, in the order they came. */
export async function readPeople(db: Db, companyId: string): Promise<StoredPerson[]> {
  const { rows } = await sql<StoredPerson>`SELECT ${columns} FROM badge_person
    WHERE company_id = ${companyId} AND removed_at IS NULL ORDER BY number`.execute(db)
  return rows
}

export interface PersonRef {
  id: string
  companyId: string
}

export async function findPerson(
  db: Db,
  { id, companyId }: PersonRef,
  lock = false,
): Promise<StoredPerson | undefined> {
  const { rows } = await sql<StoredPerson>`SELECT ${columns} FROM badge_person
    WHERE id = ${id} AND company_id = ${companyId} AND removed_at IS NULL ${lock ? sql`FOR UPDATE` : sql``}`.execute(
    db,
  )
  return rows[0]
}

export async function readUsername(db: Db, accountId: string | null): Promise<string> {
  if (!accountId) return ''
  const found = await db
    .selectFrom('account')
    .select('username')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return found?.username ?? ''
}

export interface NewPerson extends Omit<BadgePerson, 'identityNumber'> {
  id: string
  edition: number
  companyId: string
  identitySealed: string
  photoFileId: string | null
  by: string
}

/** Its number; undefined where there is one with this id already, whoever's it is. */
export async function insertPerson(trx: Db, person: NewPerson): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    INSERT INTO badge_person (id, edition, company_id, name, name_en, post, mobile, identity_kind, identity_sealed,
      photo_file_id, added_by, changed_by)
    VALUES (${person.id}, ${person.edition}, ${person.companyId}, ${person.name}, ${person.nameEn}, ${person.post},
      ${person.mobile}, ${person.identityKind}, ${person.identitySealed}, ${person.photoFileId}, ${person.by}, ${person.by})
    ON CONFLICT (id) DO NOTHING RETURNING number`.execute(trx)
  return rows[0]?.number
}

export interface ChangedPerson extends Omit<BadgePerson, 'identityNumber'> {
  id: string
  identitySealed: string | null
  photoFileId: string | null
  by: string
}

export async function updatePerson(trx: Db, person: ChangedPerson): Promise<void> {
  await sql`
    UPDATE badge_person SET name = ${person.name}, name_en = ${person.nameEn}, post = ${person.post},
      mobile = ${person.mobile}, identity_kind = ${person.identityKind}, identity_sealed = ${person.identitySealed},
      photo_file_id = ${person.photoFileId}, changed_by = ${person.by}, changed_at = clock_timestamp(),
      version = version + 1
    WHERE id = ${person.id}`.execute(trx)
}

export async function deletePerson(trx: Db, id: string): Promise<void> {
  await sql`DELETE FROM badge_person WHERE id = ${id}`.execute(trx)
}

/** Only what the gate needs to turn the badge away stays. */
export async function markRemoved(trx: Db, id: string, by: string): Promise<void> {
  await sql`
    UPDATE badge_person SET removed_at = clock_timestamp(), removed_by = ${by}, identity_sealed = NULL,
      photo_file_id = NULL, mobile = '', changed_by = ${by}, changed_at = clock_timestamp(), version = version + 1
    WHERE id = ${id}`.execute(trx)
}

export interface BadgeGrounds {
  companyId: string
  booths: string[]
  areaM2: number
  coExhibitors: number
  extra: number
  used: number
}

/** What each of these companies has badges for, and how many of them it has given out. */
export async function readGrounds(db: Db, companyIds: readonly string[]): Promise<BadgeGrounds[]> {
  const { rows } = await sql<BadgeGrounds>`
    SELECT company.id AS "companyId", held.codes AS booths, held.area AS "areaM2",
      (SELECT count(*)::int FROM co_exhibitor WHERE ${isConfirmedOf('company.id')}) AS "coExhibitors",
      (SELECT coalesce(sum(count), 0)::int FROM badge_extra WHERE company_id = company.id) AS extra,
      (SELECT count(*)::int FROM badge_person WHERE company_id = company.id AND removed_at IS NULL) AS used
    FROM company CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(booth.code ORDER BY booth.code), '{}') AS codes,
        coalesce(sum(booth.area_m2), 0)::float AS area
      FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id
      WHERE holding.company_id = company.id AND holding.released_at IS NULL) held
    WHERE company.id = ANY(${companyIds}::uuid[])`.execute(db)
  return rows
}

/** Whose badge opens the gate. */
export async function countPrinted(db: Db, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM badge_person
    WHERE company_id = ${companyId} AND removed_at IS NULL AND voided_at IS NULL AND printing > 0`.execute(db)
  return rows[0]?.count ?? 0
}
