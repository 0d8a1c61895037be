import type { Announced, PublicSource } from '@fairground/domain/draw'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { Round } from './round'

/** Whoever changes anything about a round waits here for whoever does so already. */
export async function lockRound(trx: Db, { edition, round }: Round): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`draw:${edition}:${round}`}, 0))`.execute(trx)
}

/** By the clock that decides about windows too. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
  return rows[0]?.now ?? new Date()
}

export interface Draw {
  id: string
  state: 'frozen' | 'drawn' | 'withdrawn'
  attempt: number
  companies: number
  source: PublicSource
  commitment: string
  listHash: string
  value: string | null
  proof: string
  frozenAt: Date
  drawnAt: Date | null
}

/** Without the list, which weighs megabytes, and without the secret: each has a reader of its own. */
const drawOf = (db: Db) =>
  db
    .selectFrom('draw')
    .select(['id', 'attempt', 'companies', 'commitment', 'list_hash as listHash'])
    .select(['public_value as value', 'public_proof as proof'])
    .select(['frozen_at as frozenAt', 'drawn_at as drawnAt'])
    .select([sql<Draw['state']>`state`.as('state'), sql<PublicSource>`source`.as('source')])

/** The one that stands: frozen or drawn, not withdrawn. */
export const findLiveDraw = (db: Db, { edition, round }: Round): Promise<Draw | undefined> =>
  drawOf(db)
    .where('edition', '=', edition)
    .where('round', '=', round)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst()

export const findDraw = (db: Db, id: string): Promise<Draw | undefined> =>
  drawOf(db).where('id', '=', id).executeTakeFirst()

export async function readAnnounced(db: Db, id: string): Promise<Announced> {
  const { announced } = await db
    .selectFrom('draw')
    .select(sql<Announced>`announced`.as('announced'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return announced
}

/** How often the round was taken back, and why the last time. */
export async function readWithdrawals(
  db: Db,
  { edition, round }: Round,
): Promise<{ count: number; lastReason: string }> {
  const rows = await db
    .selectFrom('draw')
    .select('withdraw_reason as reason')
    .where('edition', '=', edition)
    .where('round', '=', round)
    .where('state', '=', 'withdrawn')
    .orderBy('attempt', 'desc')
    .execute()
  return { count: rows.length, lastReason: rows[0]?.reason ?? '' }
}

export async function readDrawnEarlier(db: Db, { edition, round }: Round): Promise<Set<string>> {
  const rows = await db
    .selectFrom('draw_place')
    .innerJoin('draw', 'draw.id', 'draw_place.draw_id')
    .select('company_id as id')
    .where('edition', '=', edition)
    .where('round', '<', round)
    .where('state', '<>', 'withdrawn')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

interface Freezing {
  announced: Announced
  listHash: string
  secret: string
  companies: readonly { companyId: string; number: string }[]
  by: string
}

export async function insertFrozen(trx: Db, { announced, listHash, secret, companies, by }: Freezing) {
  const { edition, round, attempt, frozenAt } = announced
  const { id } = await trx
    .insertInto('draw')
    .values({
      edition,
      round,
      attempt,
      state: 'frozen',
      announced: JSON.stringify(announced),
      companies: announced.companies.length,
      source: JSON.stringify(announced.source),
      commitment: announced.commitment,
      list_hash: listHash,
      secret,
      frozen_at: frozenAt,
      frozen_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    INSERT INTO draw_place (draw_id, company_id, registration_number)
    SELECT ${id}::uuid, * FROM unnest(${companies.map(({ companyId }) => companyId)}::uuid[],
      ${companies.map(({ number }) => number)}::text[])`.execute(trx)
  return id
}

export async function setPublicValue(
  trx: Db,
  id: string,
  { value, proof, by }: { value: string; proof: string; by: string },
): Promise<void> {
  await trx
    .updateTable('draw')
    .set({ public_value: value, public_proof: proof, value_at: sql`clock_timestamp()`, value_by: by })
    .where('id', '=', id)
    .where('state', '=', 'frozen')
    .execute()
}

/** For the draw itself. */
export async function readSecret(trx: Db, id: string): Promise<string> {
  const { secret } = await trx
    .selectFrom('draw')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return secret
}

/** For a bundle: nothing until it is drawn. */
export const findRevealed = (db: Db, id: string) =>
  db
    .selectFrom('draw')
    .select(['secret', 'seed'])
    .where('id', '=', id)
    .where('drawn_at', 'is not', null)
    .executeTakeFirst()

export async function markDrawn(trx: Db, id: string, seed: string, by: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('draw')
    .set({ state: 'drawn', seed, drawn_at: sql`clock_timestamp()`, drawn_by: by })
    .where('id', '=', id)
    .where('state', '=', 'frozen')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('a frozen draw is drawn once')
}

export async function markWithdrawn(trx: Db, id: string, reason: string, by: string): Promise<void> {
  await trx
    .updateTable('draw')
    .set({ state: 'withdrawn', withdrawn_at: sql`clock_timestamp()`, withdrawn_by: by })
    .set({ withdraw_reason: reason })
    .where('id', '=', id)
    .execute()
}
