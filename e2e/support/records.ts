import pg from 'pg'
import { embeddedDatabase } from './embedded-database'

async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { url } = await embeddedDatabase(process.env.FAIRGROUND_DATA ?? '')
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** What the company of an account would have at hand: its papers. */
export async function someCompany(username: string) {
  const [row] = await ask<{
    companyName: string
    creditCode: string
    recoveryEmail: string
    username: string
  }>(
    `SELECT name_zh AS "companyName", credit_code AS "creditCode", recovery_email AS "recoveryEmail", username
     FROM account JOIN company ON account_id = account.id JOIN invoice_profile ON company_id = company.id WHERE username = $1`,
    [username],
  )
  if (!row) throw new Error(`no company of ${username}`)
  return row
}

/** A Chinese exhibitor no other journey stands on, whose saved sign-up names a recovery mailbox. */
export async function companyWithMailbox() {
  const [row] = await ask<{ username: string; recoveryEmail: string }>(
    `SELECT username, recovery_email AS "recoveryEmail" FROM account JOIN company ON account_id = account.id
     WHERE user_type = 'CHN' AND basics_saved AND recovery_email <> '' AND username > '13800000009' ORDER BY username LIMIT 1`,
  )
  if (!row) throw new Error('no company with a recovery mailbox')
  return row
}

/** A Chinese exhibitor on the blacklist. */
export async function blacklistedCompany() {
  const [row] = await ask<{ id: string; username: string; nameZh: string; remark: string }>(
    `SELECT company.id, username, name_zh AS "nameZh", remark FROM blacklist_entry AS entry
     JOIN account ON account.id = entry.account_id JOIN company ON company.account_id = account.id
     WHERE entry.deleted_at IS NULL AND user_type = 'CHN' AND data_state = 'submitted' ORDER BY username LIMIT 1`,
  )
  if (!row) throw new Error('nobody is blacklisted')
  return row
}

/** The small fair has hardly anybody waiting for review; companies no other journey stands on are brought there. */
export async function bringBeforeReviewers(): Promise<void> {
  await ask(
    `UPDATE company SET data_state = 'submitted', review_state = 'awaiting', submitted_at = now(), updated_at = now(),
       registration_number = coalesce(registration_number, 'BM-T-' || left(company.id::text, 8))
     WHERE id IN (
       SELECT company.id FROM company JOIN account ON account.id = account_id
       WHERE user_type = 'CHN' AND basics_saved AND username BETWEEN '13800000010' AND '13800000099' AND name_zh <> ''
         AND NOT EXISTS (SELECT FROM blacklist_entry entry WHERE entry.account_id = account.id)
         AND NOT EXISTS (SELECT FROM booth_holding holding WHERE holding.company_id = company.id)
       ORDER BY username DESC LIMIT 3)`,
  )
  await ask(
    `UPDATE company SET review_state = 'awaiting' WHERE data_state = 'submitted'
       AND account_id IN (SELECT account_id FROM blacklist_entry WHERE deleted_at IS NULL)`,
  )
}

export async function forgetLimits(): Promise<void> {
  await ask('DELETE FROM rate_window')
}
