import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'
import { isBlacklisted } from '../standing'
import { looked, shown, type Typed } from './words'
import { holdsWords, startingWith } from './words.repository'

export interface CompanyHitRow {
  id: string
  nameZh: string
  nameEn: string
  creditCode: string | null
  registrationNumber: string | null
  username: string
  dataState: string
  reviewState: string | null
  blacklisted: boolean
  found: number
}

/** By name; or by registration number, credit code, login name or contact's mobile, where what was typed can be one. */
export async function searchCompanies(db: Db, typed: Typed, edition: number): Promise<CompanyHitRow[]> {
  const names = sql<string>`(name_zh || ' ' || name_en)`
  const { rows } = await sql<CompanyHitRow>`
    WITH found AS (
      SELECT id FROM company
      WHERE edition = ${edition} AND deleted_at IS NULL AND ${holdsWords(names, typed.words)}
      ${typed.key === undefined ? sql`` : sql`UNION ${byKey(typed.key, edition)}`}
    ), ranked AS (
      SELECT company.id, name_zh, name_en, registration_number, data_state, review_state, credit_code, username,
        account_id, CASE
          WHEN lower(${typed.key ?? ''}) IN (lower(registration_number), lower(credit_code), lower(username)) THEN 0
          WHEN name_zh ILIKE ${startingWith(typed.text)} OR name_en ILIKE ${startingWith(typed.text)} THEN 1
          ELSE 2 END AS rank
      FROM found
      JOIN company USING (id)
      JOIN account ON account.id = account_id
      LEFT JOIN invoice_profile ON company_id = company.id AND invoice_profile.deleted_at IS NULL
      ORDER BY rank, name_zh, company.id
      LIMIT ${looked}
    )
    SELECT id, name_zh AS "nameZh", name_en AS "nameEn", credit_code AS "creditCode",
      registration_number AS "registrationNumber", username, data_state AS "dataState",
      review_state AS "reviewState", count(*) OVER () AS found,
      ${isBlacklisted('ranked.account_id')} AS blacklisted
    FROM ranked ORDER BY rank, name_zh, id LIMIT ${shown}`.execute(db)
  return rows
}

/** The end of a mobile is what people remember, but two or three figures occur in most of them. */
const anywhereFrom = 4

function byKey(key: string, edition: number) {
  const pattern = key.length >= anywhereFrom ? containing(key) : startingWith(key)
  return sql`
    SELECT company.id FROM company
    JOIN account ON account.id = account_id
    LEFT JOIN invoice_profile ON company_id = company.id AND invoice_profile.deleted_at IS NULL
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL AND (registration_number ILIKE ${pattern}
      OR credit_code LIKE ${startingWith(key.toUpperCase())}
      OR username ILIKE ${pattern} OR contact_mobile LIKE ${pattern})`
}
