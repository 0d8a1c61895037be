import pg from 'pg'
import { vi } from 'vitest'
import { prepareDatabase } from '../../../src/boot/prepare-database'
import { giveContactGroups } from '../../../src/demo/contact-groups'
import { migrations, testConfig } from '../../support/test-config'
import { createTestDatabase } from '../../support/test-database'
import { startTestFair, type TestFair } from '../../support/test-fair'

/** A Monday. The demo fair draws its office hours from weekdays, so every day would have a fair of its own. */
const drawnOn = '2025-01-06'

/**
 * The demo fair as it would be drawn on one fixed day, moved to today: whatever lies a number of days before or after
 * now does so on every day the test runs, and everything else stays the same to the letter.
 */
export async function startStillFair(): Promise<TestFair> {
  const database = await createTestDatabase({ empty: true })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${drawnOn}T04:00:00Z`) })
  try {
    await prepareDatabase({
      config: testConfig(),
      connectionString: database.url,
      migrations,
      log: () => undefined,
    })
  } finally {
    vi.useRealTimers()
  }
  await moveToToday(database.url)
  const fair = await startTestFair({ database, config: { CAPTCHA: 'off' } })
  await giveContactGroups(fair.platform)
  return {
    ...fair,
    async stop() {
      await fair.stop()
      await database.drop()
    },
  }
}

const keptForGood = [
  'selection_window_change',
  'contract_template',
  'contract_event',
  'contract_signature',
  'contract_delegation',
  'ledger_entry',
  'payment_deferral_event',
  'undertaking_text',
  'undertaking_signature',
]

async function moveToToday(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    // Certificates that held on that day hold for good, those that had run out never hold again; and times the
    // database set by itself are of today already. A table at a time, as its times must stay in order.
    const { rows } = await client.query<{ statement: string }>(
      `SELECT format('UPDATE %I SET %s', table_name, string_agg(format(
         CASE data_type WHEN 'date'
           THEN '%1$I = CASE WHEN %1$I < %2$L THEN %1$I ELSE %1$I + interval ''100 years'' END'
           ELSE '%1$I = CASE WHEN %1$I < %2$L::date + 90 THEN %1$I + interval ''%3$s days'' ELSE %1$I END'
         END, column_name, $1::text, (now() AT TIME ZONE 'Asia/Shanghai')::date - $1::text::date), ', ')) AS statement
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
         AND data_type IN ('timestamp with time zone', 'date')
       GROUP BY table_name`,
      [drawnOn],
    )
    // What is kept for good is moved with everything else, though nobody else may change it.
    for (const table of keptForGood) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    for (const { statement } of rows) await client.query(statement)
    for (const table of keptForGood) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    // Nobody could sign up any more once the default has passed.
    await client.query(`INSERT INTO setting (key, value) VALUES ('signUpDeadline', '"2199-12-31"')`)
  } finally {
    await client.end()
  }
}
