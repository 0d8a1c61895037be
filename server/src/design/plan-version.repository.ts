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

/** A version's plan; without a number the latest that was written down. */
export async function findVersionScene(
  db: Db,
  hallId: string,
  number?: number,
): Promise<{ number: number; scene: unknown } | undefined> {
  return db
    .selectFrom('plan_version')
    .select(['number', 'scene'])
    .where('hall_id', '=', hallId)
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
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
  scene: string
  note: string
  /** For what stood before: when and by whom it came to be, as far as that is known. */
  at?: Date
  by: string | null
  booths: number
  areaM2: number
  files: readonly string[]
  revision: number | null
}

/** One that is there already stays as it is. */
export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  await db
    .insertInto('plan_version')
    .values({
      hall_id: version.hallId,
      number: version.number,
      scene: version.scene,
      note: version.note,
      ...(version.at && { published_at: version.at }),
      published_by: version.by,
      booths: version.booths,
      area_m2: version.areaM2,
      files: [...version.files],
      revision: version.revision,
    })
    .onConflict((conflict) => conflict.columns(['hall_id', 'number']).doNothing())
    .execute()
}
