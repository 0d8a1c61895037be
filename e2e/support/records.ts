import { expect } from '@playwright/test'
import pg from 'pg'
import { embeddedDatabase } from './embedded-database'
import { workerProduct } from './worker-product'

/** Asks the database of the product, for what no screen says. */
export async function ask<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { url } = await embeddedDatabase(workerProduct().dataDir)
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** The one row that is asked for. Photos, papers and seals of the demo fair are made in the background once it has started. */
export async function oneRow(text: string): Promise<Record<string, string>> {
  let found: Record<string, string> | undefined
  const message = `the demo fair lacks what the screens are shown with: ${text}`
  await expect
    .poll(
      async () => {
        ;[found] = await ask<Record<string, string>>(text)
        return found !== undefined
      },
      { message, timeout: 120_000 },
    )
    .toBe(true)
  return found ?? {}
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
     FROM account JOIN company ON account_id = account.id JOIN invoice_profile ON company_id = company.id WHERE username = $1
     ORDER BY company.edition DESC`,
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

/** The sign-up of an account, by the name it is known by. */
export async function companyOfAccount(username: string) {
  const [row] = await ask<{ id: string; nameZh: string; nameEn: string }>(
    `SELECT company.id, name_zh AS "nameZh", name_en AS "nameEn" FROM company JOIN account ON account.id = account_id
     WHERE username = $1 ORDER BY edition DESC`,
    [username],
  )
  if (!row) throw new Error(`no company of ${username}`)
  return row
}

/** A Chinese exhibitor that holds booths and that no other journey stands on. */
export async function boothHolder() {
  const [row] = await ask<{ username: string; booth: string; hall: string }>(
    `SELECT username, booth.code AS booth, hall.code AS hall FROM booth_holding
     JOIN booth ON booth.id = booth_id JOIN hall ON hall.id = hall_id
     JOIN company ON company.id = company_id JOIN account ON account.id = account_id
     WHERE released_at IS NULL AND user_type = 'CHN' AND username > '13800000009' ORDER BY username DESC LIMIT 1`,
  )
  if (!row) throw new Error('nobody holds a booth')
  return row
}

/** An exhibitor of the edition before, which has not come back yet. */
export async function formerExhibitor(): Promise<{ name: string }> {
  const name = '江苏恒泰消防设备有限公司'
  await ask(
    `WITH person AS (
       INSERT INTO account (username, password_hash, user_type, department) VALUES ('13655550002', '', 'CHN', 'exhibitor')
       RETURNING id
     ) INSERT INTO company (account_id, edition, name_zh) SELECT id, 20, $1 FROM person`,
    [name],
  )
  return { name }
}

/** An administrator who works in English; the demo's English reviewer may do less. */
export async function englishStaff(): Promise<string> {
  await ask(
    `INSERT INTO account (username, password_hash, user_type, department, real_name)
     SELECT 'emma', password_hash, 'ENG', 'administrator', 'Emma Clarke' FROM account WHERE username = 'admin'
     ON CONFLICT DO NOTHING`,
  )
  return 'emma'
}

/** The small fair has hardly anybody waiting for review; companies no other journey stands on are brought there. */
export async function bringBeforeReviewers({ most = 3, waitingDays = 0 } = {}): Promise<string[]> {
  // Whoever is not approved yet has no window either.
  const brought = await ask<{ id: string }>(
    `WITH brought AS (
       UPDATE company SET data_state = 'submitted', review_state = 'awaiting',
         submitted_at = now() - make_interval(days => $2), updated_at = now(),
         registration_number = coalesce(registration_number, 'BM-T-' || left(company.id::text, 8))
       WHERE id IN (
         SELECT company.id FROM company JOIN account ON account.id = account_id
         WHERE user_type = 'CHN' AND basics_saved AND username BETWEEN '13800000010' AND '13800000099' AND name_zh <> ''
           AND NOT EXISTS (SELECT FROM blacklist_entry entry WHERE entry.account_id = account.id)
           AND NOT EXISTS (SELECT FROM booth_holding holding WHERE holding.company_id = company.id)
         ORDER BY username DESC LIMIT $1)
       RETURNING id),
     closed AS (DELETE FROM selection_window USING brought WHERE company_id = brought.id)
     SELECT id FROM brought`,
    [most, waitingDays],
  )
  await ask(
    `UPDATE company SET review_state = 'awaiting' WHERE data_state = 'submitted'
       AND account_id IN (SELECT account_id FROM blacklist_entry WHERE deleted_at IS NULL)`,
  )
  return brought.map(({ id }) => id)
}

/** A company that waits for review, and is not blacklisted. */
export async function waitingCompany() {
  const [row] = await ask<{ id: string; name: string; number: string }>(
    `SELECT company.id, name_zh AS name, registration_number AS number
     FROM company JOIN account ON account.id = account_id
     WHERE review_state = 'awaiting' AND username BETWEEN '13800000010' AND '13800000099' AND company.edition = 21
       AND NOT EXISTS (SELECT FROM blacklist_entry entry WHERE entry.account_id = account.id)
     ORDER BY username LIMIT 1`,
  )
  if (!row) throw new Error('nobody waits for review')
  return row
}

/** A company that has handed in everything and waits; no later journey stands on it. */
export async function handedInCompletely(userType: 'CHN' | 'ENG') {
  const complete = await waitFor(`a ${userType} company with everything it has to hand in`, () =>
    ask<{ id: string }>(
      `SELECT company.id FROM company JOIN account ON account.id = account_id
         JOIN invoice_profile ON invoice_profile.company_id = company.id AND invoice_profile.saved
         JOIN qualification_survey ON qualification_survey.company_id = company.id AND qualification_survey.saved
         JOIN company_intro ON company_intro.company_id = company.id AND company_intro.saved
         JOIN booth_request ON booth_request.company_id = company.id AND booth_request.saved
       WHERE user_type = $1 AND basics_saved AND company.edition = 21
         AND username NOT SIMILAR TO '1380000000_|exhibitor[12456]@example.com'
         AND coalesce(licence_file_id, sign_up_file_id) IS NOT NULL AND logo_file_id IS NOT NULL
         AND NOT EXISTS (SELECT FROM product_intro product WHERE product.company_id = company.id AND image_file_id IS NULL)
         AND NOT EXISTS (SELECT FROM blacklist_entry entry WHERE entry.account_id = account.id)
         AND NOT EXISTS (SELECT FROM booth_holding holding WHERE holding.company_id = company.id)
       ORDER BY username LIMIT 1`,
      [userType],
    ),
  )
  const [row] = await ask<{ id: string; username: string; name: string }>(
    `UPDATE company SET data_state = 'submitted', review_state = 'awaiting', submitted_at = now(), updated_at = now(),
       review_remark = '', registration_number = coalesce(registration_number, 'BM-H-' || left(company.id::text, 8))
     FROM account WHERE account.id = account_id AND company.id = $1
     RETURNING company.id, username, coalesce(nullif(name_zh, ''), name_en) AS name`,
    [complete.id],
  )
  if (!row) throw new Error('the company is gone')
  return row
}

/** The demo's companies get their files in the background, after the product has started. */
async function waitFor<Row>(what: string, find: () => Promise<Row[]>): Promise<Row> {
  let found: Row | undefined
  await expect
    .poll(
      async () => {
        ;[found] = await find()
        return found !== undefined
      },
      { message: what, timeout: 60_000 },
    )
    .toBe(true)
  if (!found) throw new Error(`there is not ${what}`)
  return found
}

export async function forgetLimits(): Promise<void> {
  await ask('DELETE FROM rate_window')
}
