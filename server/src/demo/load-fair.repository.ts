import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { identityNumbers, requestedNumbers } from '../platform/secrets/sealed-columns'
import type { Secrets } from '../platform/secrets/secrets'
import type { DemoFair, SignUpRows } from './rows'

/** Parents before children, so that every foreign key finds its row. */
const order = [
  'company',
  'invoice_profile',
  'qualification_survey',
  'scale_survey',
  'company_intro',
  'product_intro',
  'booth_request',
  'booth_history',
  'site_plan',
  'hall',
  'booth',
  'booth_holding',
  'booth_reservation',
  'booth_choice',
  'booth_type_change',
  'co_exhibitor',
  'badge_extra',
  'undertaking_text',
  'undertaking_signature',
  'undertaking_renewal',
  'download',
  'product_sheet',
  'exhibit_product',
  'catalogue_entry',
  'directory_agreement',
  'draw_batch',
  'draw',
  'draw_place',
  'selection_window',
  'selection_window_change',
  'setting',
  'review_comment',
  'booth_tier',
  'credit_grade',
  'council_member',
  'group_unit',
  'association_member',
  'blacklist_entry',
  'contract_class',
  'contract_template',
  'contract_number',
  'contract',
  'contract_booth',
  'contract_event',
  'contract_signature',
  'contract_instalment',
  'contract_request',
  'ledger_entry',
  'payment_deferral',
  'payment_deferral_event',
  'notice',
  'board_question',
] as const satisfies readonly (keyof DemoFair)[]

/** Large enough to keep round trips few, small enough to keep one statement's JSON at a few megabytes. */
const chunkSize = 5000

/** Inserts the fair inside the caller's transaction. The roles it refers to must exist. */
export async function loadFair(
  db: Db,
  fair: DemoFair,
  { passwordHash, secrets }: { passwordHash: string; secrets: Secrets },
): Promise<void> {
  await insertRows(
    db,
    'account',
    fair.account.map((account) => ({ ...account, password_hash: passwordHash })),
  )
  await grantRoles(db, fair.account_role)
  for (const [table, rows] of tablesOf(fair)) await insertRows(db, table, rows)
  await loadPortal(db, fair.portal)
  await insertRows(
    db,
    identityNumbers.table,
    fair.badge_person.map(({ identity_number, ...person }) => ({
      ...person,
      [identityNumbers.column]: secrets.seal(identity_number, { ...identityNumbers, row: person.id }),
    })),
  )
  await insertRows(
    db,
    requestedNumbers.table,
    fair.badge_request.map(({ identity_number, ...request }) => ({
      ...request,
      [requestedNumbers.column]:
        identity_number && secrets.seal(identity_number, { ...requestedNumbers, row: request.id }),
    })),
  )
}

async function loadPortal(db: Db, { tables, versions }: DemoFair['portal']): Promise<void> {
  for (const [table, rows] of tables) {
    // What has one entry has it from the start.
    await sql`DELETE FROM ${sql.table(table)}`.execute(db)
    await insertRows(db, table, rows)
  }
  await sql`DELETE FROM row_version`.execute(db)
  await insertRows(db, 'row_version', versions)
}

/** Both editions' rows, in an order in which they can be inserted. */
export const tablesOf = (fair: DemoFair): [string, object[]][] =>
  order.map((table) => [table, [...fair[table], ...(fair.earlier[table as keyof SignUpRows] ?? [])]])

async function insertRows(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.raw(Object.keys(first).join(', '))
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = JSON.stringify(rows.slice(from, from + chunkSize))
    await sql`INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(null::${sql.table(table)}, ${chunk}::jsonb)`.execute(db)
  }
}

async function grantRoles(db: Db, grants: DemoFair['account_role']): Promise<void> {
  const { numAffectedRows } = await sql`INSERT INTO account_role (account_id, role_id)
    SELECT g.account_id, role.id
    FROM jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) AS g (account_id uuid, role_code text)
    JOIN role ON role.code = g.role_code`.execute(db)
  if (numAffectedRows !== BigInt(grants.length)) {
    const codes = [...new Set(grants.map((grant) => grant.role_code))].join(', ')
    throw new Error(`the demo fair needs these roles to exist: ${codes}`)
  }
}
