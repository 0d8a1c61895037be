import type { UndertakingKind } from '@fairground/domain/undertaking'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

interface NewReminder {
  companyId: string
  day: string
  kinds: readonly UndertakingKind[]
  by: string
  dedupeKey: string
}

/** False where the company was reminded that day already. */
export async function insertReminder(
  trx: Db,
  { companyId, day, kinds, by, dedupeKey }: NewReminder,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO undertaking_reminder (company_id, day, kinds, sent_by, dedupe_key)
    VALUES (${companyId}, ${day}::date, ${kinds}::text[], ${by}, ${dedupeKey})
    ON CONFLICT (company_id, day) DO NOTHING RETURNING company_id`.execute(trx)
  return rows.length > 0
}

export interface SentReminder {
  at: Date
  by: string
  recipient: string
  text: string
}

/** Newest first, with what was sent for as long as messages are kept. */
export async function readReminders(
  db: Db,
  companyId: string,
  kind: UndertakingKind,
): Promise<SentReminder[]> {
  const { rows } = await sql<SentReminder>`
    SELECT reminder.sent_at AS at, coalesce(nullif(account.real_name, ''), account.username, '') AS by,
      coalesce(message.recipient, '') AS recipient, coalesce(message.body, '') AS text
    FROM undertaking_reminder reminder LEFT JOIN account ON account.id = reminder.sent_by
    LEFT JOIN outbox_message message ON message.dedupe_key = reminder.dedupe_key
    WHERE reminder.company_id = ${companyId} AND ${kind} = ANY(reminder.kinds)
    ORDER BY reminder.day DESC LIMIT 50`.execute(db)
  return rows
}

export async function readSent(db: Db, dedupeKey: string): Promise<string> {
  const { rows } = await sql<{ body: string }>`
    SELECT body FROM outbox_message WHERE dedupe_key = ${dedupeKey}`.execute(db)
  return rows[0]?.body ?? ''
}
