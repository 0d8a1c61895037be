import type { CoExhibitorSaved, CoExhibitorState } from '@fairground/domain/co-exhibitor'
import type { Language } from '@fairground/domain/text'
import type { CoExhibitorSearch, DeskCoExhibitor, ListedCoExhibitor } from '@fairground/wire/co-exhibitor'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'

/** Those that count for a company, by the column with its id; the table is named by what reads it. */
export const isConfirmedOf = (company: string): RawBuilder<SqlBool> =>
  sql`co_exhibitor.company_id = ${sql.ref(company)} AND co_exhibitor.state = 'confirmed'`

export interface StoredCoExhibitor extends ListedCoExhibitor {
  companyId: string
  updatedAt: Date
  updatedBy: string | null
}

const columns = sql`co_exhibitor.id, co_exhibitor.company_id AS "companyId", co_exhibitor.version,
  co_exhibitor.name_zh AS "nameZh", co_exhibitor.name_en AS "nameEn", co_exhibitor.country,
  co_exhibitor.contact_name AS "contactName", co_exhibitor.contact_phone AS "contactPhone", co_exhibitor.website,
  co_exhibitor.intro_zh AS "introZh", co_exhibitor.intro_en AS "introEn", co_exhibitor.logo_file_id AS "logoFileId",
  co_exhibitor.state, co_exhibitor.remark, co_exhibitor.named_at AS "namedAt", co_exhibitor.decided_at AS "decidedAt",
  co_exhibitor.updated_at AS "updatedAt", co_exhibitor.updated_by AS "updatedBy"`

export async function readOfCompany(db: Db, companyId: string): Promise<StoredCoExhibitor[]> {
  const { rows } = await sql<StoredCoExhibitor>`SELECT ${columns} FROM co_exhibitor
    WHERE company_id = ${companyId} ORDER BY named_at, id`.execute(db)
  return rows
}

/** Of an edition, and under the lock of its company where somebody is about to change it. */
export async function findCoExhibitor(
  db: Db,
  id: string,
  edition: number,
): Promise<StoredCoExhibitor | undefined> {
  const { rows } = await sql<StoredCoExhibitor>`SELECT ${columns} FROM co_exhibitor
    JOIN company ON company.id = co_exhibitor.company_id
    WHERE co_exhibitor.id = ${id} AND company.edition = ${edition} AND company.deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** The lock of the company it stands with. */
export async function lockHost(
  trx: Db,
  companyId: string,
): Promise<{ id: string; accountId: string; nameZh: string; nameEn: string } | undefined> {
  const { rows } = await sql<{ id: string; accountId: string; nameZh: string; nameEn: string }>`
    SELECT id, account_id AS "accountId", name_zh AS "nameZh", name_en AS "nameEn" FROM company
    WHERE id = ${companyId} FOR UPDATE`.execute(trx)
  return rows[0]
}

/** False where the id is somebody else's. */
export async function insertCoExhibitor(
  trx: Db,
  companyId: string,
  said: CoExhibitorSaved,
  by: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO co_exhibitor (id, company_id, name_zh, name_en, country, contact_name, contact_phone, website, intro_zh,
      intro_en, logo_file_id, updated_by)
    VALUES (${said.id}, ${companyId}, ${said.nameZh}, ${said.nameEn}, ${said.country}, ${said.contactName},
      ${said.contactPhone}, ${said.website}, ${said.introZh}, ${said.introEn}, ${said.logoFileId}, ${by})
    ON CONFLICT (id) DO NOTHING`.execute(trx)
  return numAffectedRows === 1n
}

/** What is changed is looked at again. */
export async function updateCoExhibitor(trx: Db, said: CoExhibitorSaved, by: string): Promise<void> {
  await sql`UPDATE co_exhibitor SET name_zh = ${said.nameZh}, name_en = ${said.nameEn}, country = ${said.country},
      contact_name = ${said.contactName}, contact_phone = ${said.contactPhone}, website = ${said.website},
      intro_zh = ${said.introZh}, intro_en = ${said.introEn}, logo_file_id = ${said.logoFileId}, state = 'named',
      remark = '', decided_at = NULL, decided_by = NULL, version = version + 1, updated_at = clock_timestamp(),
      updated_by = ${by}
    WHERE id = ${said.id}`.execute(trx)
}

export async function deleteCoExhibitor(trx: Db, id: string): Promise<void> {
  await sql`DELETE FROM co_exhibitor WHERE id = ${id}`.execute(trx)
}

export async function decideOn(
  trx: Db,
  id: string,
  { state, remark, by }: { state: Exclude<CoExhibitorState, 'named'>; remark: string; by: string },
): Promise<void> {
  await sql`UPDATE co_exhibitor SET state = ${state}, remark = ${remark}, decided_at = clock_timestamp(),
    decided_by = ${by}, version = version + 1, updated_at = clock_timestamp(), updated_by = ${by} WHERE id = ${id}`.execute(
    trx,
  )
}

export async function nameOfAccount(db: Db, accountId: string | null): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT coalesce(nullif(real_name, ''), username) AS name FROM account WHERE id = ${accountId}`.execute(db)
  return rows[0]?.name ?? ''
}

export async function searchCoExhibitors(
  db: Db,
  { edition, language }: { edition: number; language: Language },
  { company, name, state, page, pageSize }: CoExhibitorSearch,
): Promise<(DeskCoExhibitor & { total: number })[]> {
  const { rows } = await sql<DeskCoExhibitor & { total: number }>`
    SELECT ${columns}, ${nameIn(language)} AS "companyName",
      (SELECT coalesce(array_agg(booth.code ORDER BY booth.code), '{}') FROM booth_holding holding
        JOIN booth ON booth.id = holding.booth_id
        WHERE holding.company_id = company.id AND holding.released_at IS NULL) AS booths,
      coalesce(nullif(account.real_name, ''), account.username, '') AS "decidedBy", count(*) OVER ()::int AS total
    FROM co_exhibitor JOIN company ON company.id = co_exhibitor.company_id
    LEFT JOIN account ON account.id = co_exhibitor.decided_by
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL
      ${company ? sql`AND concat_ws(' ', company.name_zh, company.name_en) ILIKE ${containing(company)}` : sql``}
      ${name ? sql`AND concat_ws(' ', co_exhibitor.name_zh, co_exhibitor.name_en) ILIKE ${containing(name)}` : sql``}
      ${state ? sql`AND co_exhibitor.state = ${state}` : sql``}
    ORDER BY co_exhibitor.state <> 'named', CASE WHEN co_exhibitor.state = 'named' THEN co_exhibitor.updated_at END,
      co_exhibitor.updated_at DESC, co_exhibitor.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db)
  return rows
}

/** Those that count, of these companies, in the order they were named. */
export async function readConfirmed(
  db: Db,
  companyIds: readonly string[],
): Promise<{ companyId: string; id: string; nameZh: string; nameEn: string }[]> {
  const { rows } = await sql<{ companyId: string; id: string; nameZh: string; nameEn: string }>`
    SELECT company_id AS "companyId", id, name_zh AS "nameZh", name_en AS "nameEn" FROM co_exhibitor
    WHERE company_id = ANY(${[...companyIds]}::uuid[]) AND state = 'confirmed' ORDER BY named_at, id`.execute(
    db,
  )
  return rows
}
