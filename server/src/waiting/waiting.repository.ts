import type { BoothWish, OfferState } from '@fairground/domain/waiting'
import type { BoothOnOffer } from '@fairground/wire/waiting'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

interface NewEntry {
  edition: number
  companyId: string
  wish: BoothWish
  by: string
  behalfReason: string
}

const asRow = (wish: BoothWish) => ({
  least: wish.allOrNone ? wish.wanted : wish.least,
  wanted: wish.wanted,
  openings: wish.openings,
  hall_ids: wish.hallIds,
  all_or_none: wish.allOrNone,
  gives_back: wish.givesBack,
})

export async function insertEntry(
  trx: Db,
  { edition, companyId, wish, by, behalfReason }: NewEntry,
): Promise<string> {
  const { id } = await trx
    .insertInto('waiting_entry')
    .values({
      edition,
      company_id: companyId,
      joined_by: by,
      behalf_reason: behalfReason,
      ...asRow(wish),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateWish(trx: Db, entryId: string, wish: BoothWish): Promise<void> {
  await trx
    .updateTable('waiting_entry')
    .set({ ...asRow(wish), version: sql`version + 1` })
    .where('id', '=', entryId)
    .execute()
}

/** Under the lock of the list: everybody stands where this says. */
export async function writeOrder(trx: Db, entryIds: readonly string[]): Promise<void> {
  await sql`UPDATE waiting_entry SET rank = line.place
    FROM unnest(${entryIds}::uuid[]) WITH ORDINALITY line (id, place) WHERE waiting_entry.id = line.id`.execute(
    trx,
  )
}

export async function writeOrderReason(trx: Db, entryId: string, reason: string): Promise<void> {
  await sql`UPDATE waiting_entry SET order_reason = ${reason}, version = version + 1 WHERE id = ${entryId}`.execute(
    trx,
  )
}

export async function readBoothsOnOffer(db: Db, ids: readonly string[]): Promise<BoothOnOffer[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<BoothOnOffer>`
    SELECT booth.id, booth.code, booth.hall_id AS "hallId", hall.code AS "hallCode", booth.area_m2 AS "areaM2",
      booth.open_sides AS "openSides"
    FROM booth JOIN hall ON hall.id = booth.hall_id WHERE booth.id = ANY(${ids}::uuid[]) ORDER BY booth.code`.execute(
    db,
  )
  return rows
}

export async function readHallCodes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const halls = await db
    .selectFrom('hall')
    .select(['id', 'code'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(halls.map(({ id, code }) => [id, code]))
}

/** By the clock that decides when an offer is over. */
export async function readNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
  return rows[0]?.now ?? new Date()
}

export interface FoundOffer {
  entryId: string
  companyId: string
  accountId: string
  boothIds: string[]
  state: OfferState
}

export async function findOffer(db: Db, offerId: string, edition: number): Promise<FoundOffer | undefined> {
  const { rows } = await sql<FoundOffer>`
    SELECT entry.id AS "entryId", company.id AS "companyId", company.account_id AS "accountId",
      offer.booth_ids AS "boothIds", offer.state
    FROM waiting_offer offer JOIN waiting_entry entry ON entry.id = offer.entry_id
    JOIN company ON company.id = entry.company_id
    WHERE offer.id = ${offerId} AND entry.edition = ${edition}`.execute(db)
  return rows[0]
}

export async function readOverdueOffers(db: Db, edition: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT offer.id FROM waiting_offer offer JOIN waiting_entry entry ON entry.id = offer.entry_id
    WHERE offer.state = 'open' AND offer.expires_at <= clock_timestamp() AND entry.edition = ${edition}
    ORDER BY offer.expires_at, offer.id LIMIT ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface LastOffer {
  state: OfferState
  codes: string[]
  at: Date
  reason: string
}

/** What became of the last offer that is over. */
export async function readLastOffer(db: Db, companyId: string): Promise<LastOffer | undefined> {
  const { rows } = await sql<LastOffer>`
    SELECT offer.state, offer.ended_at AS at, offer.end_reason AS reason,
      (SELECT coalesce(array_agg(code ORDER BY code), '{}') FROM booth WHERE id = ANY(offer.booth_ids)) AS codes
    FROM waiting_offer offer JOIN waiting_entry entry ON entry.id = offer.entry_id
    WHERE entry.company_id = ${companyId} AND offer.state <> 'open' ORDER BY offer.ended_at DESC LIMIT 1`.execute(
    db,
  )
  return rows[0]
}

/** The organiser looks at it anew; whatever it confirmed before was without these booths. */
export async function markChosenAnew(trx: Db, companyId: string, isFinished: boolean): Promise<void> {
  const state = isFinished ? 'finished' : 'choosing'
  const finishedAt = isFinished ? sql`clock_timestamp()` : sql`NULL`
  await sql`
    INSERT INTO booth_choice (company_id, state, finished_at) VALUES (${companyId}, ${state}, ${finishedAt})
    ON CONFLICT (company_id) DO UPDATE SET state = excluded.state, finished_at = excluded.finished_at,
      confirmed_at = NULL, confirmed_by = NULL, return_reason = ''`.execute(trx)
}
