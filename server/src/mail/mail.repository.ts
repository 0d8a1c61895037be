import type { Wording } from '@fairground/domain/mail'
import type { Language } from '@fairground/domain/text'
import type { QueueFilters } from '@fairground/wire/mail'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'

interface KeptWording extends Wording {
  version: number
}

export async function lockWording(trx: Db, name: string): Promise<KeptWording | undefined> {
  // Also of one that has no row yet two may want to write the first.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`message-template:${name}`}, 0))`.execute(trx)
  const { rows } = await sql<KeptWording>`SELECT subject_zh AS "subjectZh", subject_en AS "subjectEn",
      body_zh AS "bodyZh", body_en AS "bodyEn", version
    FROM message_template WHERE name = ${name}`.execute(trx)
  return rows[0]
}

export async function putWording(trx: Db, name: string, wording: Wording, version: number): Promise<void> {
  const columns = {
    subject_zh: wording.subjectZh,
    subject_en: wording.subjectEn,
    body_zh: wording.bodyZh,
    body_en: wording.bodyEn,
    version,
  }
  await trx
    .insertInto('message_template')
    .values({ name, ...columns })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
    .execute()
}

export interface MessageRow {
  id: string
  channel: 'sms' | 'mail'
  recipient: string
  template: string
  subject: string
  body: string
  state: 'queued' | 'sent' | 'failed' | 'skipped'
  attempts: number
  lastError: string
  causedBy: string
  createdAt: Date
  settledAt: Date | null
  /** What only its receiver may read; by name, never by value. */
  secretNames: string[]
  /** Stands in the text, and is taken out of it before anybody else reads it. */
  link: string | null
}

/** The secrets themselves are never read here. */
const shown = sql`id, channel, recipient, template, subject, body, status AS state, attempts,
  coalesce(last_error, '') AS "lastError", caused_by AS "causedBy", created_at AS "createdAt", settled_at AS "settledAt",
  ARRAY(SELECT jsonb_object_keys(coalesce(secrets, '{}'))) AS "secretNames",
  nullif(params ->> 'link', '') AS link`

function matching({ recipient, state, channel, template }: QueueFilters): RawBuilder<SqlBool> {
  const conditions = [
    sql`true`,
    ...(recipient ? [sql`recipient ILIKE ${containing(recipient)}`] : []),
    ...(state ? [sql`status = ${state}`] : []),
    ...(channel ? [sql`channel = ${channel}`] : []),
    ...(template ? [sql`template = ${template}`] : []),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`
}

export async function readQueue(
  db: Db,
  filters: QueueFilters,
  { most, skip }: { most: number; skip: number },
): Promise<{ list: MessageRow[]; total: number }> {
  const { rows } = await sql<MessageRow>`SELECT ${shown} FROM outbox_message WHERE ${matching(filters)}
    ORDER BY created_at DESC, id LIMIT ${most} OFFSET ${skip}`.execute(db)
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM outbox_message
    WHERE ${matching(filters)}`.execute(db)
  return { list: rows, total: counted.rows[0]?.total ?? 0 }
}

export async function countStates(db: Db): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    SELECT status AS state, count(*)::int AS count FROM outbox_message
    WHERE status = 'queued' OR created_at > now() - interval '7 days' GROUP BY status`.execute(db)
  return rows
}

/** In the order of their ids, so that two who resend the same ones do not wait for each other in a circle. */
export async function lockMessages(trx: Db, ids: readonly string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`SELECT ${shown} FROM outbox_message WHERE id = ANY(${[...ids]}::uuid[])
    ORDER BY id FOR UPDATE`.execute(trx)
  return rows
}

export async function requeue(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('outbox_message')
    .set({ status: 'queued', attempts: 0, last_error: null, provider_id: null, settled_at: null })
    .where('id', '=', id)
    .execute()
}

export interface PreviewCompany {
  nameZh: string
  nameEn: string
  number: string
  booths: string[]
}

/** The first that fits; approved ones before others. */
export async function findPreviewCompany(
  db: Db,
  edition: number,
  language: Language,
  typed: string,
): Promise<PreviewCompany | undefined> {
  const { rows } = await sql<PreviewCompany>`
    SELECT name_zh AS "nameZh", name_en AS "nameEn", coalesce(registration_number, '') AS number,
      ARRAY(SELECT booth.code FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
        WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL ORDER BY booth.code) AS booths
    FROM company JOIN account ON account.id = company.account_id
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL
      AND concat_ws(' ', name_zh, name_en, registration_number) ILIKE ${containing(typed)}
    ORDER BY (account.user_type = ${language === 'en' ? 'ENG' : 'CHN'}) DESC, (review_state = 'approved') DESC NULLS LAST,
      registration_number NULLS LAST, company.id LIMIT 1`.execute(db)
  return rows[0]
}

export async function readOwnContact(
  db: Db,
  accountId: string,
): Promise<{ mobile: string; email: string } | undefined> {
  return db
    .selectFrom('account')
    .select(['staff_mobile as mobile', 'staff_email as email'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}
