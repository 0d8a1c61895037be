import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { identityNumbers, requestedNumbers } from '../platform/secrets/sealed-columns'
import type { Secrets } from '../platform/secrets/secrets'
import { demoRoles } from './organisation'
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
  'portal_question',
  'portal_contact',
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
  await db
    .insertInto('role')
    .values([...demoRoles])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await grantRoles(db, fair.account_role)
  await insertRows(db, 'org_unit', fair.org_unit)
  await placeStaff(db, fair.staff_place)
  // Takes the place of the one that is there from the start.
  await db.deleteFrom('portal_contact').execute()
  for (const [table, rows] of tablesOf(fair)) await insertRows(db, table, rows)
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

async function placeStaff(db: Db, places: DemoFair['staff_place']): Promise<void> {
  await sql`UPDATE account SET staff_unit_id = place.staff_unit_id, staff_post = place.staff_post,
      staff_mobile = place.staff_mobile
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      AS place (username text, staff_unit_id uuid, staff_post text, staff_mobile text)
    WHERE account.username = place.username`.execute(db)
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
