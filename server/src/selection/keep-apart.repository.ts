import type { Language } from '@fairground/domain/text'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { nameIn } from '../platform/database/name-in'

interface Wish {
  companyId: string
  otherId: string
  reason: string
  by: string
}

export async function insertWish(trx: Db, { companyId, otherId, reason, by }: Wish): Promise<void> {
  await trx
    .insertInto('keep_apart')
    .values({ company_id: companyId, other_id: otherId, reason, set_by: by })
    .execute()
}

/** The two it was about; undefined where there is no such wish any more. */
export async function endWish(
  trx: Db,
  id: string,
  by: string,
): Promise<{ companyId: string; otherId: string } | undefined> {
  return trx
    .updateTable('keep_apart')
    .set({ ended_at: sql`clock_timestamp()`, ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['company_id as companyId', 'other_id as otherId'])
    .executeTakeFirst()
}

export interface Place {
  hallId: string
  x: number
  y: number
  width: number
  depth: number
}

/** A wish as one of the two sees it, with where the other one stands. */
export interface WishOf {
  id: string
  ofId: string
  companyId: string
  company: string
  reason: string
  by: string
  at: Date
  places: Place[]
}

/** The wishes of these companies, whichever of the two said it. */
export async function readWishes(
  db: Db,
  companyIds: readonly string[],
  language: Language,
): Promise<WishOf[]> {
  const { rows } = await sql<WishOf>`
    SELECT wish.id, wish.of_id AS "ofId", other.id AS "companyId", ${nameIn(language, 'other')} AS company,
      wish.reason, wish.set_at AS at, coalesce(nullif(setter.real_name, ''), setter.username, '') AS by,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('hallId', booth.hall_id, 'x', x_m, 'y', y_m, 'width', width_m,
          'depth', depth_m)), '[]')
        FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id
        WHERE holding.company_id = other.id AND holding.released_at IS NULL) AS places
    FROM (
      SELECT *, company_id AS of_id, other_id AS with_id FROM keep_apart WHERE company_id = ANY(${companyIds}::uuid[])
      UNION ALL
      SELECT *, other_id, company_id FROM keep_apart WHERE other_id = ANY(${companyIds}::uuid[])
    ) wish
    JOIN company other ON other.id = wish.with_id AND other.deleted_at IS NULL
    LEFT JOIN account setter ON setter.id = wish.set_by
    WHERE wish.ended_at IS NULL ORDER BY wish.set_at, wish.id`.execute(db)
  return rows
}

export async function readPlaces(
  db: Db,
  boothIds: readonly string[],
  edition: number,
): Promise<(Place & { id: string })[]> {
  return db
    .selectFrom('booth')
    .select(['id', 'hall_id as hallId', 'x_m as x', 'y_m as y', 'width_m as width', 'depth_m as depth'])
    .where('id', 'in', [...boothIds])
    .where('edition', '=', edition)
    .execute()
}
