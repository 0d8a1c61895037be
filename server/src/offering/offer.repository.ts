import type { EntryEnd, OfferState, WaitingAction } from '@fairground/domain/waiting'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

interface NewOffer {
  entryId: string
  boothIds: readonly string[]
  minutes: number
  /** By hand, and why. */
  by: string | null
  reason: string
}

/** The booths are kept in the statement that makes the offer; none is made where one of them is not free any more. */
export async function insertOffer(
  trx: Db,
  { entryId, boothIds, minutes, by, reason }: NewOffer,
): Promise<{ id: string; expiresAt: Date } | undefined> {
  const { rows } = await sql<{ id: string; expiresAt: Date; kept: number }>`
    WITH kept AS (
      UPDATE booth SET status = 'bespoke'
      WHERE id = ANY(${boothIds}::uuid[]) AND status = 'normal' AND deleted_at IS NULL RETURNING id
    ), offer AS (
      INSERT INTO waiting_offer (entry_id, booth_ids, expires_at, offered_by, reason)
      VALUES (${entryId}, ${boothIds}::uuid[], clock_timestamp() + ${minutes} * interval '1 minute', ${by}, ${reason})
      RETURNING id, expires_at
    ), reserved AS (
      INSERT INTO booth_reservation (booth_id, reason, reserved_by, reserved_at, offer_id)
      SELECT kept.id, '候补保留', ${by}, clock_timestamp(), offer.id FROM kept, offer
    )
    SELECT offer.id, offer.expires_at AS "expiresAt", (SELECT count(*)::int FROM kept) AS kept FROM offer`.execute(
    trx,
  )
  const [made] = rows
  return made?.kept === boothIds.length ? made : undefined
}

interface Ending {
  state: Exclude<OfferState, 'open'>
  by: string | null
  reason?: string
}

/** What was kept for it is free again. */
export async function closeOffer(
  trx: Db,
  offerId: string,
  { state, by, reason = '' }: Ending,
): Promise<void> {
  await sql`UPDATE waiting_offer SET state = ${state}, ended_at = clock_timestamp(), ended_by = ${by}, end_reason = ${reason}
    WHERE id = ${offerId} AND state = 'open'`.execute(trx)
  await sql`
    WITH ended AS (
      UPDATE booth_reservation SET released_at = clock_timestamp(), released_by = ${by}, release_reason = ${reason}
      WHERE offer_id = ${offerId} AND released_at IS NULL RETURNING booth_id
    )
    UPDATE booth SET status = 'normal' FROM ended WHERE booth.id = ended.booth_id AND status = 'bespoke'`.execute(
    trx,
  )
}

export async function endEntry(
  trx: Db,
  entryId: string,
  { as, reason = '' }: { as: EntryEnd; reason?: string },
): Promise<void> {
  await sql`UPDATE waiting_entry SET ended_at = clock_timestamp(), ended_as = ${as}, end_reason = ${reason},
    version = version + 1 WHERE id = ${entryId} AND ended_at IS NULL`.execute(trx)
}

export interface WaitingEvent {
  entryId: string
  action: WaitingAction
  actorId: string | null
  offerId?: string
  boothIds?: readonly string[]
  detail?: object
  reason?: string
}

export async function insertWaitingEvent(trx: Db, event: WaitingEvent): Promise<void> {
  await sql`INSERT INTO waiting_event (entry_id, offer_id, actor_id, action, booth_ids, detail, reason)
    VALUES (${event.entryId}, ${event.offerId ?? null}, ${event.actorId}, ${event.action},
      ${event.boothIds ?? []}::uuid[], ${JSON.stringify(event.detail ?? {})}::jsonb, ${event.reason ?? ''})`.execute(
    trx,
  )
}

/** In the one order in which booths are locked everywhere. */
export async function lockOffered(trx: Db, boothIds: readonly string[]): Promise<void> {
  await sql`SELECT id FROM booth WHERE id = ANY(${boothIds}::uuid[]) ORDER BY id FOR UPDATE`.execute(trx)
}

/** Which of these booths are kept for somebody on the list. */
export async function readKeptForOffers(
  db: Db,
  boothIds: readonly string[],
): Promise<{ id: string; code: string }[]> {
  return db
    .selectFrom('booth_reservation')
    .innerJoin('booth', 'booth.id', 'booth_reservation.booth_id')
    .select(['booth.id', 'booth.code'])
    .where('booth_reservation.booth_id', 'in', [...boothIds])
    .where('booth_reservation.released_at', 'is', null)
    .where('booth_reservation.offer_id', 'is not', null)
    .orderBy('booth.code')
    .execute()
}
