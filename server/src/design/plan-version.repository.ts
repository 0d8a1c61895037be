import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface VersionRow {
  number: number
  note: string
  at: Date
  by: string
  booths: number
  areaM2: number
}

export async function readVersions(db: Db, hallId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    SELECT number, note, published_at AS at, coalesce(nullif(real_name, ''), username, '') AS by, booths,
      area_m2 AS "areaM2"
    FROM plan_version LEFT JOIN account ON account.id = published_by
    WHERE hall_id = ${hallId} ORDER BY number DESC`.execute(db)
  return rows
}

export async function findVersionScene(db: Db, hallId: string, number: number): Promise<unknown> {
  const row = await db
    .selectFrom('plan_version')
    .select('scene')
    .where('hall_id', '=', hallId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.scene
}

/** The latest that was written down, without what the tables say better: it is most of a plan. */
export async function findLatestVersion(
  db: Db,
  hallId: string,
): Promise<{ number: number; scene: unknown } | undefined> {
  return db
    .selectFrom('plan_version')
    .select('number')
    .select(sql`scene || '{"elements": [], "booths": []}'::jsonb`.as('scene'))
    .where('hall_id', '=', hallId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The version this account has published from that very draft. */
export async function findPublishedFrom(
  db: Db,
  made: { hallId: string; revision: number; by: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('plan_version')
    .select('number')
    .where('hall_id', '=', made.hallId)
    .where('revision', '=', made.revision)
    .where('published_by', '=', made.by)
    .executeTakeFirst()
  return row?.number
}

interface NewVersion {
  hallId: string
  number: number
  by: string | null
  booths: number
  areaM2: number
}

/** What stood before there were drafts: when and by whom it came to be, as far as that is known. */
export async function insertStandingVersion(
  db: Db,
  version: NewVersion & { scene: string; at: Date; files: readonly string[] },
): Promise<void> {
  await db
    .insertInto('plan_version')
    .values({
      hall_id: version.hallId,
      number: version.number,
      scene: version.scene,
      published_at: version.at,
      published_by: version.by,
      booths: version.booths,
      area_m2: version.areaM2,
      files: [...version.files],
    })
    .execute()
}

/** The hall's draft is a version from here on, and a draft no more: word for word, so that it need not be sent again. */
export async function makeDraftVersion(
  db: Db,
  { hallId, number, note, by, booths, areaM2 }: NewVersion & { note: string },
): Promise<void> {
  await sql`
    WITH draft AS (DELETE FROM plan_draft WHERE hall_id = ${hallId} RETURNING hall_id, scene, files, revision)
    INSERT INTO plan_version (hall_id, number, scene, note, published_by, booths, area_m2, files, revision)
    SELECT hall_id, ${number}, scene, ${note}, ${by}, ${booths}, ${areaM2}, files, revision FROM draft`.execute(
    db,
  )
}
