import { sql } from 'kysely'
import { countsAs } from '../booth'
import type { Db } from '../platform/database/database'

export interface EarlierHall {
  id: string
  code: string
  nameZh: string
  nameEn: string
  exists: boolean
  /** Those that would come along and can be given out; what else is drawn comes with them. */
  booths: number
  clashes: string[]
  backgroundFileId: string | null
  /** Whose upload it is: a copy of the file becomes theirs too. */
  backgroundOwner: string | null
}

/** The latest edition before this one that has halls. */
export async function findEarlierEdition(db: Db, edition: number): Promise<number | null> {
  const row = await db
    .selectFrom('hall')
    .select(({ fn }) => fn.max('edition').as('edition'))
    .where('edition', '<', edition)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.edition ?? null
}

export async function readEarlierHalls(db: Db, from: number, to: number): Promise<EarlierHall[]> {
  const { rows } = await sql<EarlierHall>`
    SELECT hall.id, hall.code, hall.name_zh AS "nameZh", hall.name_en AS "nameEn",
      EXISTS (SELECT FROM hall now WHERE now.edition = ${to} AND now.deleted_at IS NULL
        AND upper(now.code) = upper(hall.code)) AS exists,
      (SELECT count(*)::int FROM booth WHERE hall_id = hall.id AND deleted_at IS NULL AND ${countsAs('offered')}
        AND NOT ${clashes(to)}) AS booths,
      ARRAY(SELECT booth.code FROM booth WHERE hall_id = hall.id AND deleted_at IS NULL AND ${clashes(to)}
        ORDER BY length(booth.code), booth.code) AS clashes,
      file.id AS "backgroundFileId", file.owner_id AS "backgroundOwner"
    FROM hall LEFT JOIN stored_file file ON file.id = hall.background_file_id
    WHERE hall.edition = ${from} AND hall.deleted_at IS NULL ORDER BY hall.position, hall.id`.execute(db)
  return rows
}

/** Another booth of that edition has this number. */
const clashes = (edition: number) => sql`EXISTS (
  SELECT FROM booth there WHERE there.edition = ${edition} AND there.deleted_at IS NULL
    AND upper(there.code) = upper(booth.code))`

export async function hasSitePlan(db: Db, edition: number): Promise<boolean> {
  const row = await db
    .selectFrom('site_plan')
    .select('edition')
    .where('edition', '=', edition)
    .executeTakeFirst()
  return row !== undefined
}

/** Before anything is looked at: of two who copy at once the second finds what the first has brought. */
export async function lockHalls(db: Db): Promise<void> {
  await sql`LOCK TABLE hall IN SHARE ROW EXCLUSIVE MODE`.execute(db)
}

interface Copy {
  hallId: string
  to: number
  background: string | null
  by: string
}

/** When the halls are moved into is of its own edition, so the times stay behind. */
export async function insertHallLike(db: Db, { hallId, to, background, by }: Copy): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO hall (edition, code, name_zh, name_en, kind, exhibit_type, width_m, depth_m, scenery, clear_height_m,
      floor_load_kg_m2, usage, background_file_id, position, created_by, updated_by)
    SELECT ${to}, code, name_zh, name_en, kind, exhibit_type, width_m, depth_m, scenery, clear_height_m,
      floor_load_kg_m2, usage, ${background}::uuid, (SELECT coalesce(max(position), 0) + 1 FROM hall), ${by}, ${by}
    FROM hall WHERE id = ${hallId} RETURNING id`.execute(db)
  return rows[0]?.id ?? ''
}

/** Free again, except where nobody could ever stand; answers with how many are. Nothing comes along of who had them. */
export async function insertBoothsLike(db: Db, hallId: string, into: string, to: number): Promise<number> {
  const { rows } = await sql<{ offered: boolean }>`
    INSERT INTO booth (hall_id, edition, code, booth_class, exhibit_type, open_sides, special, status, name, name_en,
      x_m, y_m, width_m, depth_m, opening_reason, fonts)
    SELECT ${into}::uuid, ${to}, code, booth_class, exhibit_type, open_sides, special,
      CASE WHEN status IN ('function', 'disabled') THEN status ELSE 'normal' END,
      CASE status WHEN 'function' THEN name ELSE '' END, CASE status WHEN 'function' THEN name_en ELSE '' END,
      x_m, y_m, width_m, depth_m, opening_reason, fonts
    FROM booth WHERE hall_id = ${hallId} AND deleted_at IS NULL AND NOT ${clashes(to)}
    RETURNING ${countsAs('offered')} AS offered`.execute(db)
  return rows.filter(({ offered }) => offered).length
}

export async function copySitePlan(db: Db, from: number, to: number): Promise<void> {
  await sql`
    INSERT INTO site_plan (edition, plan) SELECT ${to}, plan FROM site_plan WHERE edition = ${from}
    ON CONFLICT (edition) DO NOTHING`.execute(db)
}
