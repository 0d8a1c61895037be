import type { UserType } from '@fairground/domain/account'
import type { CatalogueState, CatalogueValues } from '@fairground/domain/catalogue'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface StoredEntry {
  companyId: string
  state: Exclude<CatalogueState, 'none'>
  values: CatalogueValues
  given: CatalogueValues | null
  remark: string
  version: number
  updatedAt: Date
  updatedBy: string | null
}

const values = sql`jsonb_build_object('nameZh', name_zh, 'nameEn', name_en, 'introZh', intro_zh, 'introEn', intro_en,
  'addressZh', address_zh, 'addressEn', address_en, 'phone', phone, 'email', email, 'website', website)`

export async function readEntry(db: Db, companyId: string): Promise<StoredEntry | undefined> {
  const { rows } = await sql<StoredEntry>`
    SELECT company_id AS "companyId", state, ${values} AS values, given, remark, version, updated_at AS "updatedAt",
      updated_by AS "updatedBy"
    FROM catalogue_entry WHERE company_id = ${companyId}`.execute(db)
  return rows[0]
}

export interface WrittenEntry {
  companyId: string
  edition: number
  state: StoredEntry['state']
  values: CatalogueValues
  version: number
  by: string
}

/** By the company: what it hands in stands beside whatever a proofreader makes of it. */
export async function writeEntry(
  trx: Db,
  { companyId, edition, state, values: said, version, by }: WrittenEntry,
): Promise<void> {
  const submits = state === 'submitted'
  const given = submits ? JSON.stringify(said) : null
  await sql`
    INSERT INTO catalogue_entry (company_id, edition, state, name_zh, name_en, address_zh, address_en, phone, email, website,
      intro_zh, intro_en, given, submitted_at, version, updated_by)
    VALUES (${companyId}, ${edition}, ${state}, ${said.nameZh}, ${said.nameEn}, ${said.addressZh}, ${said.addressEn},
      ${said.phone}, ${said.email}, ${said.website}, ${said.introZh}, ${said.introEn}, ${given}::jsonb,
      ${submits ? sql`clock_timestamp()` : null}, ${version}, ${by})
    ON CONFLICT (company_id) DO UPDATE SET state = excluded.state, name_zh = excluded.name_zh, name_en = excluded.name_en,
      address_zh = excluded.address_zh, address_en = excluded.address_en, phone = excluded.phone, email = excluded.email,
      website = excluded.website, intro_zh = excluded.intro_zh, intro_en = excluded.intro_en, given = excluded.given,
      submitted_at = excluded.submitted_at, version = excluded.version, updated_by = excluded.updated_by,
      updated_at = clock_timestamp(),
      remark = CASE WHEN excluded.state = 'submitted' THEN '' ELSE catalogue_entry.remark END`.execute(trx)
}

/** By the organiser: as the proofreader leaves it. */
export async function decideEntry(
  trx: Db,
  { companyId, state, values: said, version, by }: Omit<WrittenEntry, 'edition'>,
  remark: string,
): Promise<void> {
  await sql`
    UPDATE catalogue_entry SET state = ${state}, name_zh = ${said.nameZh}, name_en = ${said.nameEn},
      address_zh = ${said.addressZh}, address_en = ${said.addressEn}, phone = ${said.phone}, email = ${said.email},
      website = ${said.website}, intro_zh = ${said.introZh}, intro_en = ${said.introEn}, remark = ${remark},
      decided_at = clock_timestamp(), decided_by = ${by}, version = ${version}, updated_by = ${by},
      updated_at = clock_timestamp()
    WHERE company_id = ${companyId}`.execute(trx)
}

/** What the sign-up gives to begin with. */
export async function readBeginning(db: Db, companyId: string): Promise<CatalogueValues | undefined> {
  const { rows } = await sql<CatalogueValues>`
    SELECT company.name_zh AS "nameZh", company.name_en AS "nameEn", coalesce(intro.intro_zh, '') AS "introZh",
      coalesce(intro.intro_en, '') AS "introEn",
      CASE account.user_type WHEN 'ENG' THEN '' ELSE company.registered_address END AS "addressZh",
      CASE account.user_type WHEN 'ENG' THEN company.registered_address ELSE '' END AS "addressEn",
      company.office_phone AS phone, company.email, company.website
    FROM company JOIN account ON account.id = company.account_id
    LEFT JOIN company_intro intro ON intro.company_id = company.id WHERE company.id = ${companyId}`.execute(
    db,
  )
  return rows[0]
}

/** What is printed beside the entry is the logo of the sign-up, as it is by then. */
export async function readLogo(db: Db, companyId: string): Promise<string | null> {
  const { rows } = await sql<{ fileId: string | null }>`
    SELECT logo_file_id AS "fileId" FROM company_intro WHERE company_id = ${companyId}`.execute(db)
  return rows[0]?.fileId ?? null
}

export async function isInDirectory(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM directory_agreement WHERE company_id = ${companyId}`.execute(db)
  return rows.length > 0
}

/** Says whether anything changed. */
export async function setAgreement(
  trx: Db,
  companyId: string,
  agreed: boolean,
  by: string,
): Promise<boolean> {
  const { numAffectedRows } = agreed
    ? await sql`INSERT INTO directory_agreement (company_id, agreed_by) VALUES (${companyId}, ${by})
        ON CONFLICT DO NOTHING`.execute(trx)
    : await sql`DELETE FROM directory_agreement WHERE company_id = ${companyId}`.execute(trx)
  return numAffectedRows === 1n
}

export interface CatalogueCompany {
  id: string
  accountId: string
  userType: UserType
  nameZh: string
  nameEn: string
}

/** Locked in one order, as everywhere. */
export const lockCompanies = (trx: Db, companyIds: readonly string[], edition: number) =>
  readCompanies(trx, companyIds, edition, true)

export async function readCompanies(
  db: Db,
  companyIds: readonly string[],
  edition: number,
  lock = false,
): Promise<CatalogueCompany[]> {
  const { rows } = await sql<CatalogueCompany>`
    SELECT company.id, company.account_id AS "accountId", account.user_type AS "userType", company.name_zh AS "nameZh",
      company.name_en AS "nameEn"
    FROM company JOIN account ON account.id = company.account_id
    WHERE company.id = ANY(${companyIds}::uuid[]) AND company.edition = ${edition} AND company.deleted_at IS NULL
    ORDER BY company.id ${lock ? sql`FOR UPDATE OF company` : sql``}`.execute(db)
  return rows
}

/** False where the company was reminded that day already. */
export async function insertReminder(trx: Db, companyId: string, day: string, by: string): Promise<boolean> {
  const { numAffectedRows } = await sql`INSERT INTO catalogue_reminder (company_id, day, sent_by)
    VALUES (${companyId}, ${day}::date, ${by}) ON CONFLICT DO NOTHING`.execute(trx)
  return numAffectedRows === 1n
}

export async function nameOfAccount(db: Db, accountId: string | null): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT coalesce(nullif(real_name, ''), username) AS name FROM account WHERE id = ${accountId}`.execute(db)
  return rows[0]?.name ?? ''
}
