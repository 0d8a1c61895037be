import { sql } from 'kysely'
import { type Choosing, edition } from '../selection/selection-support'
import type { TestFair } from '../support/test-fair'

/** Of a round no other test draws. */
const round = 7

/** A draw that was made, with these companies in this order. */
export async function drawPlaces({ platform: { db } }: TestFair, places: readonly Choosing[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO draw (edition, round, attempt, state, announced, list_hash, companies, source, commitment, secret,
      frozen_at, public_value, value_at, seed, drawn_at)
    VALUES (${edition}, ${round}, 1, 'drawn', '{}', 'x', ${places.length}, '{}', 'x', 'x', now(), 'x', now(), 'x', now())
    RETURNING id`.execute(db)
  for (const [index, { companyId }] of places.entries())
    await sql`INSERT INTO draw_place (draw_id, company_id, registration_number, place, batch, starts_at, ends_at)
      VALUES (${rows[0]?.id}, ${companyId}, ${`w-${index}`}, ${index + 1}, 1, now(), now())`.execute(db)
}

export async function forgetDraw({ platform: { db } }: TestFair): Promise<void> {
  await sql`DELETE FROM draw_place WHERE draw_id IN (SELECT id FROM draw WHERE round = ${round})`.execute(db)
  await sql`DELETE FROM draw WHERE round = ${round}`.execute(db)
}
