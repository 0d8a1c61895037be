import type { Settings } from '@fairground/domain/settings'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database/database'
import type { JobKind } from './jobs/jobs'

const olderThan = (column: string, days: number) =>
  sql`${sql.ref(column)} < now() - make_interval(days => ${days})`

/**
 * What has expired and nobody will ask for again. Logs leave only after 190 days, as their triggers insist; the audit trail
 * by whole days, with their seals: see audit/seal-days.ts.
 */
const outdated = ({ logRetention }: Settings): Record<string, RawBuilder<unknown>> => ({
  rate_window: sql`expires_at < now()`,
  captcha: sql`expires_at < now()`,
  login_ticket: sql`joined_at < now() - interval '1 day'`,
  login_pass: sql`valid_until < now()`,
  verification_ticket: sql`expires_at < now() - interval '1 day'`,
  session: sql`expires_at < now() - interval '30 days'`,
  login_log: olderThan('at', logRetention.access),
  code_log: olderThan('at', logRetention.access),
  outbox_message: olderThan('created_at', logRetention.access),
})
const batch = 5_000n

export const tidyJob = (db: Database, settings: () => Settings): JobKind<object> => ({
  name: 'tidy',
  retries: 2,
  retrySeconds: 60,
  expireSeconds: 600,
  schedule: '40 3 * * *',
  heavy: true,
  async run() {
    await giveUpOldMessages(db)
    await forgetOldSecrets(db)
    for (const [table, condition] of Object.entries(outdated(settings())))
      await deleteInBatches(db, table, condition)
  },
})

/** In pieces, so that a flooded table neither runs into the time limit nor holds locks for long. */
async function deleteInBatches(db: Database, table: string, condition: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`DELETE FROM ${sql.table(table)} WHERE ctid IN
      (SELECT ctid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${sql.raw(String(batch))})`.execute(db)
    if (numAffectedRows < batch) return
  }
}

/** A message whose job died without settling it would keep its secrets for ever. */
async function giveUpOldMessages(db: Database): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ status: 'failed', secrets: null, settled_at: sql`now()`, last_error: 'never delivered' })
    .where('status', '=', 'queued')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

/** A demo or rehearsal keeps them to be read; after a day none of them opens anything, whatever the fair is used for next. */
async function forgetOldSecrets(db: Database): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ secrets: null })
    .where('secrets', 'is not', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
