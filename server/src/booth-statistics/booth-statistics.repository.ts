import { areaBands, mostInBand } from '@fairground/domain/booth'
import type { Asked, BoothCell } from '@fairground/domain/booth-statistics'
import type { CountedHall } from '@fairground/wire/booth-statistics'
import { type RawBuilder, sql } from 'kysely'
import { holdsBooths } from '../booth'
import type { Db } from '../platform/database/database'

/** Halls in use, in the order they are walked; those without booths too. */
export const readCountedHalls = (db: Db, edition: number): Promise<CountedHall[]> =>
  db
    .selectFrom('hall')
    .select(['id', 'code', 'name_zh as nameZh', 'name_en as nameEn', 'exhibit_type as exhibitType'])
    .select(sql<CountedHall['kind']>`kind`.as('kind'))
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .where('usage', '=', 'open')
    .orderBy('position')
    .execute()

/** The same bands as the domain's, from its own numbers. */
const areaBand: RawBuilder<string> = sql<string>`CASE ${sql.join(
  areaBands.map((band) =>
    Number.isFinite(mostInBand[band])
      ? sql`WHEN area_m2 <= ${sql.lit(mostInBand[band])} THEN ${sql.lit(band)}`
      : sql`ELSE ${sql.lit(band)}`,
  ),
  sql` `,
)} END`

/** All booths in the halls in use, counted once each. */
export async function readBoothCells(db: Db, edition: number): Promise<BoothCell[]> {
  const { rows } = await sql<BoothCell>`
    SELECT hall_id AS "hallId", booth_class AS "boothClass", booth.exhibit_type AS "exhibitType", status AS state,
      open_sides AS "openSides", ${areaBand} AS "areaBand", count(*)::int AS count, sum(area_m2) AS "areaM2"
    FROM booth JOIN hall ON hall.id = booth.hall_id
    WHERE booth.edition = ${edition} AND booth.deleted_at IS NULL AND hall.deleted_at IS NULL AND hall.usage = 'open'
    GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`.execute(db)
  return rows
}

/** What approved companies asked for; one that said nothing is counted too, or nobody would look for it. */
export async function readAsked(db: Db, edition: number): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    SELECT coalesce(request.exhibit_type, '') AS "exhibitType", coalesce(request.booth_type, '') AS "boothType",
      NOT ${holdsBooths('company.id')} AS waiting, count(*)::int AS companies,
      coalesce(sum(request.standard_booths), 0)::int AS "standardBooths",
      coalesce(sum(request.indoor_area), 0)::int AS "indoorArea",
      coalesce(sum(request.outdoor_area), 0)::int AS "outdoorArea"
    FROM company LEFT JOIN booth_request request ON request.company_id = company.id AND request.saved
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL AND company.review_state = 'approved'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(db)
  return rows
}
