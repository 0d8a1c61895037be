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

export async function forgetLimits(): Promise<void> {
  await ask('DELETE FROM rate_window')
}
