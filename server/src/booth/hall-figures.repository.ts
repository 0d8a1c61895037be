import { type BoothOffer, type BoothState, type HallKind, statesOffered } from '@fairground/domain/booth'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Whether a booth counts as this: the domain's own rule, asked of rows. */
export const countsAs = (offer: BoothOffer): RawBuilder<SqlBool> => isIn(statesOffered(offer))

const isIn = (states: readonly BoothState[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`booth.status IN (${sql.join(states.map((state) => sql.lit(state)))})`

export interface HallFigures {
  id: string
  code: string
  nameZh: string
  nameEn: string
  kind: HallKind
  /** All that can be given out; the next three are its parts. */
  booths: number
  taken: number
  reserved: number
  free: number
  /** Of all that can be given out, and of what is taken. */
  area: number
  takenArea: number
  /** On the plan too, and no booths to be had. */
  serviceAreas: number
  outOfUse: number
}

/** The halls in use in the order they are walked, each with its booths counted as every screen counts them. */
export async function readHallFigures(db: Db, edition: number): Promise<HallFigures[]> {
  const count = (which: RawBuilder<SqlBool>) => sql`count(booth.id) FILTER (WHERE ${which})::int`
  const area = (which: RawBuilder<SqlBool>) =>
    sql`coalesce(sum(booth.area_m2) FILTER (WHERE ${which}), 0)::float8`
  const { rows } = await sql<HallFigures>`
    SELECT hall.id, hall.code, hall.name_zh AS "nameZh", hall.name_en AS "nameEn", hall.kind,
      ${count(countsAs('offered'))} AS booths, ${count(countsAs('taken'))} AS taken,
      ${count(countsAs('reserved'))} AS reserved, ${count(countsAs('free'))} AS free,
      ${area(countsAs('offered'))} AS area, ${area(countsAs('taken'))} AS "takenArea",
      ${count(isIn(['function']))} AS "serviceAreas", ${count(isIn(['disabled']))} AS "outOfUse"
    FROM hall LEFT JOIN booth ON booth.hall_id = hall.id AND booth.deleted_at IS NULL
    WHERE hall.edition = ${edition} AND hall.deleted_at IS NULL AND hall.usage = 'open'
    GROUP BY hall.id ORDER BY hall.position, hall.id`.execute(db)
  return rows
}
