import { sql } from 'kysely'
import type { Database } from './database/database'
import type { JobKind } from './jobs/jobs'

/** Nightly: what has expired and nobody will ask for again. Logs leave only after 190 days, as their triggers insist. */
export const tidyJob = (db: Database): JobKind<object> => ({
  name: 'tidy',
  retries: 2,
  retrySeconds: 60,
  expireSeconds: 600,
  schedule: '40 3 * * *',
  async run() {
    for (const statement of [
      sql`DELETE FROM rate_window WHERE expires_at < now()`,
      sql`DELETE FROM captcha WHERE expires_at < now()`,
      sql`DELETE FROM verification_ticket WHERE expires_at < now() - interval '1 day'`,
      sql`DELETE FROM session WHERE expires_at < now() - interval '30 days'`,
      sql`DELETE FROM login_log WHERE at < now() - interval '400 days'`,
      sql`DELETE FROM audit_entry WHERE at < now() - interval '5 years'`,
      sql`DELETE FROM outbox_message WHERE created_at < now() - interval '400 days'`,
    ]) {
      await statement.execute(db)
    }
  },
})
