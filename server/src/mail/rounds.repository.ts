import type { Circle, NewRound, RoundState } from '@fairground/domain/mail'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'

const hasBooth = sql`EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL)`

const inCircle: Record<Circle, RawBuilder<unknown>> = {
  registered: sql`company.data_state = 'draft'`,
  submitted: sql`company.data_state = 'submitted' AND coalesce(company.review_state, 'awaiting') <> 'approved'`,
  approvedNoBooth: sql`company.review_state = 'approved' AND NOT ${hasBooth}`,
  withBooth: hasBooth,
  approved: sql`company.review_state = 'approved'`,
}

interface Meant {
  edition: number
  circle: Circle
  area: 'CHN' | 'ENG' | null
}

/** Whoever is on the blacklist or cannot log in is told nothing. */
const meant = ({ edition, circle, area }: Meant): RawBuilder<SqlBool> => sql<SqlBool>`
  company.edition = ${edition} AND company.deleted_at IS NULL AND account.disabled_at IS NULL
  AND blacklisting_of(account.id) IS NULL AND ${inCircle[circle]}
  AND (${area}::text IS NULL OR account.user_type = ${area})`

export async function countMeant(db: Db, circle: Meant): Promise<{ sms: number; mail: number }> {
  const { rows } = await sql<{ sms: number; mail: number }>`
    SELECT count(*) FILTER (WHERE account.user_type = 'CHN')::int AS sms,
      count(*) FILTER (WHERE account.user_type = 'ENG')::int AS mail
    FROM company JOIN account ON account.id = company.account_id WHERE ${meant(circle)}`.execute(db)
  return rows[0] ?? { sms: 0, mail: 0 }
}

export async function insertRound(
  trx: Db,
  id: string,
  { circle, area, zh, en }: NewRound,
  { edition, by }: { edition: number; by: string },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('message_round')
    .values({ id, edition, circle, area, text_zh: zh, text_en: en, state: 'running', created_by: by })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Answers how many are meant, from now on and whoever joins or leaves the circle later. */
export async function insertReceivers(trx: Db, roundId: string, circle: Meant): Promise<number> {
  const { numAffectedRows } = await sql`INSERT INTO message_round_receiver (round_id, company_id)
    SELECT ${roundId}, company.id FROM company JOIN account ON account.id = company.account_id
    WHERE ${meant(circle)}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

export interface HeldRound {
  id: string
  state: RoundState
  version: number
}

export async function lockRound(trx: Db, id: string): Promise<HeldRound | undefined> {
  const { rows } = await sql<HeldRound>`SELECT id, state, version FROM message_round
    WHERE id = ${id} FOR UPDATE`.execute(trx)
  return rows[0]
}

export async function setRoundState(trx: Db, id: string, state: RoundState): Promise<void> {
  await trx
    .updateTable('message_round')
    .set({
      state,
      version: sql`version + 1`,
      settled_at: state === 'running' ? null : sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export interface Receiver {
  companyId: string
  accountId: string
  nameZh: string
  nameEn: string
  textZh: string
  textEn: string
}

/** Some of those who wait, of a round that still runs; noted as told in the transaction that tells them. */
export async function takeWaiting(trx: Db, roundId: string, most: number): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    WITH running AS (SELECT id, text_zh, text_en FROM message_round WHERE id = ${roundId} AND state = 'running' FOR SHARE),
    some AS (
      SELECT round_id, company_id FROM message_round_receiver WHERE round_id IN (SELECT id FROM running) AND told_at IS NULL
      ORDER BY company_id LIMIT ${most} FOR UPDATE SKIP LOCKED),
    told AS (
      UPDATE message_round_receiver receiver SET told_at = now() FROM some
      WHERE receiver.round_id = some.round_id AND receiver.company_id = some.company_id RETURNING receiver.company_id)
    SELECT company.id AS "companyId", company.account_id AS "accountId", company.name_zh AS "nameZh",
      company.name_en AS "nameEn", running.text_zh AS "textZh", running.text_en AS "textEn"
    FROM told JOIN company ON company.id = told.company_id CROSS JOIN running`.execute(trx)
  return rows
}

export async function countWaiting(db: Db, roundId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM message_round_receiver
    WHERE round_id = ${roundId} AND told_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}

export interface RoundRow extends NewRound {
  id: string
  state: RoundState
  total: number
  told: number
  version: number
  by: string
  createdAt: Date
  settledAt: Date | null
}

export async function readRounds(db: Db, edition: number): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    SELECT round.id, circle, area, text_zh AS zh, text_en AS en, state, version, round.created_at AS "createdAt",
      settled_at AS "settledAt", coalesce(nullif(real_name, ''), username) AS by,
      (SELECT count(*)::int FROM message_round_receiver WHERE round_id = round.id) AS total,
      (SELECT count(*)::int FROM message_round_receiver WHERE round_id = round.id AND told_at IS NOT NULL) AS told
    FROM message_round round JOIN account ON account.id = round.created_by WHERE edition = ${edition}
    ORDER BY round.created_at DESC LIMIT 200`.execute(db)
  return rows
}
