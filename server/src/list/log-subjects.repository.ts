import { aboutCompanies } from '@fairground/wire/list/lists/change-log'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containsText } from '../platform/database/search'

/** What the words of a search mean: logs name things by their numbers. */
export interface Things {
  companies: string[]
  /** The accounts of the companies. */
  accounts: string[]
  /** Whatever belongs to the companies and has a number of its own on record, and they themselves. */
  records: string[]
  /** Where messages to the companies go. */
  contacts: string[]
  booths: string[]
  /** Accounts called like the person. */
  people: string[]
}

/** What of a company is on record under a number of its own, by what the number is of. */
const byCompany = {
  contract: 'contract',
  'badge-person': 'badge_person',
  'badge-request': 'badge_request',
  'co-exhibitor': 'co_exhibitor',
  'contract-delegation': 'contract_delegation',
  'type-change': 'booth_type_change',
  'waiting-entry': 'waiting_entry',
}
const byContract = {
  'payment-voucher': 'payment_voucher',
  'payment-deferral': 'payment_deferral',
  'ledger-entry': 'ledger_entry',
  invoice: 'invoice',
  'invoice-wish': 'invoice_wish',
}

/** Every kind of subject that is about a company. */
export const partsOfCompanies: readonly string[] = [
  ...aboutCompanies,
  'account',
  'contract-pdf',
  ...Object.keys(byCompany),
  ...Object.keys(byContract),
]

interface Named {
  person?: string | undefined
  company?: string | undefined
  booth?: string | undefined
}

export async function findThings(db: Db, { person, company, booth }: Named): Promise<Things> {
  const where = (typed: string | undefined, condition: (typed: string) => RawBuilder<SqlBool>) =>
    typed ? condition(typed) : sql<SqlBool>`false`
  const parts = [
    ...Object.values(byCompany).map(
      (table) => sql`SELECT id::text FROM ${sql.table(table)} WHERE company_id IN (SELECT id FROM found)`,
    ),
    ...Object.values(byContract).map(
      (table) => sql`SELECT id::text FROM ${sql.table(table)} WHERE contract_id IN
        (SELECT id FROM contract WHERE company_id IN (SELECT id FROM found))`,
    ),
  ]
  const { rows } = await sql<Things>`
    WITH found AS (
      SELECT company.*, account.username FROM company JOIN account ON account.id = company.account_id
      WHERE ${where(company, (typed) => containsText(sql`company.name_zh || ' ' || company.name_en`, typed))})
    SELECT ARRAY(SELECT id FROM found) AS companies, ARRAY(SELECT account_id FROM found) AS accounts,
      ARRAY(SELECT id::text FROM found UNION SELECT account_id::text FROM found
        UNION ${sql.join(parts, sql` UNION `)}) AS records,
      ARRAY(SELECT DISTINCT contact FROM found, unnest(ARRAY[username, contact_mobile, backup_mobile, email, recovery_email])
        AS contact WHERE contact <> '') AS contacts,
      ARRAY(SELECT id::text FROM booth WHERE ${where(booth, (typed) => sql`strpos(lower(code), lower(${typed})) > 0`)})
        AS booths,
      ARRAY(SELECT id::text FROM account
        WHERE ${where(person, (typed) => sql`strpos(lower(username), lower(${typed})) > 0`)}) AS people`.execute(
    db,
  )
  const [things] = rows
  if (!things) throw new Error('one row of arrays is always there')
  return things
}
