import type { Figures, HallNow } from '@fairground/site'
import { sql } from 'kysely'
import { countsAs } from '../booth'
import type { Db } from '../platform/database/database'

/** The halls anybody may look at with their booths, and how many companies were let in. */
export async function readFigures(db: Db, edition: number): Promise<Figures> {
  const [halls, exhibitors] = await Promise.all([readHallsNow(db, edition), countApproved(db, edition)])
  return { halls, exhibitors }
}

/** What is kept for services and what is out of use is no booth to be had, as on every plan. */
async function readHallsNow(db: Db, edition: number): Promise<HallNow[]> {
  const { rows } = await sql<HallNow>`
    SELECT hall.id, hall.code, jsonb_build_object('zh', hall.name_zh, 'en', hall.name_en) AS name,
      hall.width_m::float8 AS width, hall.depth_m::float8 AS depth,
      coalesce(sum(booth.area_m2), 0)::float8 AS area,
      coalesce(jsonb_agg(jsonb_build_array(booth.x_m, booth.y_m, booth.width_m, booth.depth_m,
        CASE WHEN ${countsAs('free')} THEN 'free' WHEN ${countsAs('reserved')} THEN 'reserved' ELSE 'taken' END)
        ORDER BY booth.code) FILTER (WHERE booth.id IS NOT NULL), '[]') AS booths
    FROM hall LEFT JOIN booth ON booth.hall_id = hall.id AND booth.deleted_at IS NULL AND ${countsAs('offered')}
    WHERE hall.edition = ${edition} AND hall.deleted_at IS NULL AND hall.usage = 'open'
    GROUP BY hall.id ORDER BY hall.position, hall.id`.execute(db)
  return rows
}

async function countApproved(db: Db, edition: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM company
    WHERE edition = ${edition} AND review_state = 'approved' AND deleted_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}
