import type { BoothClass, BoothState, LabelFont } from '@fairground/domain/booth'
import type { Scenery } from '@fairground/floorplan/scene'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface DesignedHall {
  id: string
  code: string
  nameZh: string
  nameEn: string
  kind: 'indoor' | 'outdoor'
  exhibitType: string
  background: string | null
  width: number
  depth: number
  scenery: Scenery
  planVersion: number
  updatedAt: Date
  updatedBy: string | null
}

export interface DesignedBooth {
  id: string
  code: string
  boothClass: BoothClass
  exhibitType: string
  openSides: number
  special: boolean
  state: BoothState
  nameZh: string
  nameEn: string
  x: number
  y: number
  width: number
  depth: number
  openingReason: string
  fonts: { code?: LabelFont; name?: LabelFont } | null
  isRemoved: boolean
}

/**
 * `alone`: whoever else draws in this hall waits, whoever merely refers to it does not. `first`: before its booths, for
 * whoever changes them all.
 */
export type HallLock = 'none' | 'alone' | 'first'

const locks = {
  none: sql``,
  alone: sql`FOR NO KEY UPDATE OF hall`,
  first: sql`FOR UPDATE OF hall`,
} as const

/** In use or not: a hall is drawn before it opens. */
export async function findDesignedHall(
  db: Db,
  hallId: string,
  edition: number,
  lock: HallLock,
): Promise<DesignedHall | undefined> {
  const { rows } = await sql<DesignedHall>`
    SELECT id, code, name_zh AS "nameZh", name_en AS "nameEn", kind, exhibit_type AS "exhibitType",
      background_file_id AS background, width_m AS width, depth_m AS depth, scenery, plan_version AS "planVersion",
      updated_at AS "updatedAt", updated_by AS "updatedBy"
    FROM hall WHERE id = ${hallId} AND edition = ${edition} AND deleted_at IS NULL ${locks[lock]}`.execute(db)
  return rows[0]
}

const boothColumns = sql`id, code, booth_class AS "boothClass", exhibit_type AS "exhibitType",
  open_sides AS "openSides", special, status AS state, name AS "nameZh", name_en AS "nameEn", x_m AS x, y_m AS y,
  width_m AS width, depth_m AS depth, opening_reason AS "openingReason", fonts, deleted_at IS NOT NULL AS "isRemoved"`

export async function readDesignedBooths(db: Db, hallId: string): Promise<DesignedBooth[]> {
  const { rows } = await sql<DesignedBooth>`
    SELECT ${boothColumns} FROM booth WHERE hall_id = ${hallId} AND deleted_at IS NULL ORDER BY code`.execute(
    db,
  )
  return rows
}

/** Those that were removed too: they may come back. In one order, as everybody locks booths. */
export async function lockDesignedBooths(db: Db, hallId: string): Promise<DesignedBooth[]> {
  const { rows } = await sql<DesignedBooth>`
    SELECT ${boothColumns} FROM booth WHERE hall_id = ${hallId} ORDER BY id FOR UPDATE`.execute(db)
  return rows
}

/** Booths of a hall that are kept back. */
export const readReserved = (db: Db, hallId: string): Promise<Set<string>> =>
  readKeptBy(db, 'booth_reservation', hallId)

/** Booths of a hall that companies have. */
export const readHeld = (db: Db, hallId: string): Promise<Set<string>> =>
  readKeptBy(db, 'booth_holding', hallId)

async function readKeptBy(
  db: Db,
  table: 'booth_reservation' | 'booth_holding',
  hallId: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT booth_id AS id FROM ${sql.table(table)} JOIN booth ON booth.id = booth_id
    WHERE hall_id = ${hallId} AND released_at IS NULL`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
