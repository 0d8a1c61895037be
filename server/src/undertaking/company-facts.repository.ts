import type { UserType } from '@fairground/domain/account'
import { sql } from 'kysely'
import { holdsBooths } from '../booth'
import type { Db } from '../platform/database/database'

export interface DeclaringCompany {
  id: string
  accountId: string
  userType: UserType
  nameZh: string
  nameEn: string
  number: string
  contact: string
  address: string
}

const columns = sql`company.id, company.account_id AS "accountId", account.user_type AS "userType",
  company.name_zh AS "nameZh", company.name_en AS "nameEn", coalesce(company.registration_number, '') AS number,
  company.contact_name AS contact, company.registered_address AS address`

/** Locked in one order, as everywhere: whoever gives or takes their booths waits for what is written here. */
export async function lockDeclaring(
  trx: Db,
  companyIds: readonly string[],
  edition: number,
): Promise<DeclaringCompany[]> {
  const { rows } = await sql<DeclaringCompany>`
    SELECT ${columns} FROM company JOIN account ON account.id = company.account_id
    WHERE company.id = ANY(${companyIds}::uuid[]) AND company.edition = ${edition} AND company.deleted_at IS NULL
    ORDER BY company.id FOR UPDATE OF company`.execute(trx)
  return rows
}

export async function findDeclaring(db: Db, companyId: string): Promise<DeclaringCompany | undefined> {
  const { rows } = await sql<DeclaringCompany>`
    SELECT ${columns} FROM company JOIN account ON account.id = company.account_id
    WHERE company.id = ${companyId} AND company.deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** Somebody with booths, to show a text with. */
export async function findSomeDeclaring(
  db: Db,
  edition: number,
  userType: UserType,
): Promise<DeclaringCompany | undefined> {
  const { rows } = await sql<DeclaringCompany>`
    SELECT ${columns} FROM company JOIN account ON account.id = company.account_id
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL AND ${holdsBooths('company.id')}
    ORDER BY account.user_type <> ${userType}, company.registration_number NULLS LAST, company.id LIMIT 1`.execute(
    db,
  )
  return rows[0]
}
