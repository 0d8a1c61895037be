import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/database'
import type { Choosing } from '../selection/selection-support'

/** Offers are kept by live reservations and by nothing else. */
export async function unsoundOffers(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{ fault: string }>`
    SELECT 'offered and not kept: ' || booth.code AS fault FROM waiting_offer offer, unnest(offer.booth_ids) one
    JOIN booth ON booth.id = one WHERE offer.state = 'open' AND (booth.status <> 'bespoke' OR NOT EXISTS (
      SELECT FROM booth_reservation kept WHERE kept.booth_id = one AND kept.offer_id = offer.id AND released_at IS NULL))
    UNION ALL
    SELECT 'kept without an offer: ' || booth.code FROM booth_reservation kept JOIN booth ON booth.id = booth_id
    JOIN waiting_offer offer ON offer.id = offer_id WHERE released_at IS NULL AND offer.state <> 'open'
    UNION ALL
    SELECT 'held and kept: ' || booth.code FROM booth JOIN booth_reservation kept ON kept.booth_id = booth.id
    JOIN booth_holding held ON held.booth_id = booth.id WHERE kept.released_at IS NULL AND held.released_at IS NULL`.execute(
    db,
  )
  return found.map(({ fault }) => fault)
}

/** What is on record of somebody who waits, oldest first. */
export async function eventsOf(db: Db, { companyId }: Choosing): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM waiting_event JOIN waiting_entry entry ON entry.id = entry_id
    WHERE company_id = ${companyId} ORDER BY waiting_event.id`.execute(db)
  return rows.map(({ action }) => action)
}

/** How many messages of a kind somebody was sent. */
export async function toldOf(db: Db, who: Choosing, template: string): Promise<number> {
  const found = await db
    .selectFrom('outbox_message')
    .innerJoin('account', 'account.username', 'outbox_message.recipient')
    .select('outbox_message.id')
    .where('account.id', '=', who.as.accountId)
    .where('template', '=', template)
    .execute()
  return found.length
}
