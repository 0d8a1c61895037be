import { sql } from 'kysely'
import type { Platform } from '../platform/platform'
import { demoAccounts } from './demo-accounts'

const numbers = ['482913765', '730158246']

/**
 * QQ groups for two halls, first of all those in which the demo accounts have booths. Once: what staff make of the
 * setting afterwards stays.
 */
export async function giveContactGroups({ config, db, settings }: Platform): Promise<void> {
  if (config.MODE !== 'demo') return
  const accounts = demoAccounts.map(({ username }) => username)
  const { rows: halls } = await sql<{ code: string }>`
    SELECT hall.code FROM hall
    WHERE hall.edition = ${settings.current().edition}
    ORDER BY EXISTS (
      SELECT FROM booth
      JOIN booth_holding ON booth_holding.booth_id = booth.id
      JOIN company ON company.id = booth_holding.company_id
      JOIN account ON account.id = company.account_id
      WHERE booth.hall_id = hall.id AND account.username = ANY(${accounts})
    ) DESC, hall.position
    LIMIT ${numbers.length}`.execute(db)
  const value = JSON.stringify(halls.map(({ code }, index) => ({ hall: code, number: numbers[index] })))
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('setting')
    .values({ key: 'contactGroups', value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows > 0n) await settings.reload()
}
