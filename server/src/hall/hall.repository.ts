import type { BoothClass, BoothState, LabelFont } from '@fairground/domain/booth'
import type { Scenery } from '@fairground/floorplan/scene'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface HallRow {
  id: string
  edition: number
  code: string
  nameZh: string
  nameEn: string
  kind: 'indoor' | 'outdoor'
  exhibitType: string
  width: number
  depth: number
  scenery: Scenery
  planVersion: number
  background: string | null
  clearHeightM: number | null
  floorLoadKgM2: number | null
  moveInFrom: Date | null
  moveInUntil: Date | null
  moveOutFrom: Date | null
  moveOutUntil: Date | null
}

export interface BoothRow {
  id: string
  hallId: string
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
  areaM2: number
  /** How its number and name are written, where somebody said so. */
  fonts: { code?: LabelFont; name?: LabelFont } | null
  /** Who has it, if anybody. */
  companyId: string | null
  accountId: string | null
  userType: 'CHN' | 'ENG' | null
  shortZh: string | null
  shortEn: string | null
  companyZh: string | null
  companyEn: string | null
  /** It agreed to the public directory, and with that to its full name on public plans. */
  inDirectory: boolean
}

/** Halls in use, in the order they are walked: all of an edition, or one of them. */
export const readHalls = (db: Db, edition: number, hallId?: string): Promise<HallRow[]> =>
  db
    .selectFrom('hall')
    .select([
      'id',
      'edition',
      'code',
      'name_zh as nameZh',
      'name_en as nameEn',
      sql<HallRow['kind']>`kind`.as('kind'),
      'exhibit_type as exhibitType',
      sql<number>`width_m`.as('width'),
      sql<number>`depth_m`.as('depth'),
      sql<Scenery>`scenery`.as('scenery'),
      'plan_version as planVersion',
      'background_file_id as background',
      sql<number | null>`clear_height_m`.as('clearHeightM'),
      'floor_load_kg_m2 as floorLoadKgM2',
      'move_in_from as moveInFrom',
      'move_in_until as moveInUntil',
      'move_out_from as moveOutFrom',
      'move_out_until as moveOutUntil',
    ])
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .where('usage', '=', 'open')
    .$if(hallId !== undefined, (query) => query.where('id', '=', hallId ?? ''))
    .orderBy('position')
    .orderBy('id')
    .execute()

export const readHallOrder = async (db: Db, edition: number): Promise<string[]> =>
  (
    await db
      .selectFrom('hall')
      .select('id')
      .where('edition', '=', edition)
      .where('deleted_at', 'is', null)
      .where('usage', '=', 'open')
      .orderBy('position')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** The booths on the plans of an edition, or of one of its halls, each with who has it. */
export const readBooths = (db: Db, edition: number, hallId?: string): Promise<BoothRow[]> =>
  db
    .selectFrom('booth')
    .leftJoin('booth_holding', (join) =>
      join.onRef('booth_holding.booth_id', '=', 'booth.id').on('booth_holding.released_at', 'is', null),
    )
    .leftJoin('company', 'company.id', 'booth_holding.company_id')
    .leftJoin('account', 'account.id', 'company.account_id')
    .leftJoin('directory_agreement', 'directory_agreement.company_id', 'company.id')
    .select([
      'booth.id',
      'booth.hall_id as hallId',
      'booth.code',
      sql<BoothClass>`booth.booth_class`.as('boothClass'),
      'booth.exhibit_type as exhibitType',
      'booth.open_sides as openSides',
      'booth.special',
      sql<BoothState>`booth.status`.as('state'),
      'booth.name as nameZh',
      'booth.name_en as nameEn',
      sql<number>`booth.x_m`.as('x'),
      sql<number>`booth.y_m`.as('y'),
      sql<number>`booth.width_m`.as('width'),
      sql<number>`booth.depth_m`.as('depth'),
      sql<number>`booth.area_m2`.as('areaM2'),
      sql<BoothRow['fonts']>`booth.fonts`.as('fonts'),
      'company.id as companyId',
      'account.id as accountId',
      sql<BoothRow['userType']>`account.user_type`.as('userType'),
      'company.short_name_zh as shortZh',
      'company.short_name_en as shortEn',
      'company.name_zh as companyZh',
      'company.name_en as companyEn',
      sql<boolean>`directory_agreement.company_id IS NOT NULL`.as('inDirectory'),
    ])
    .where('booth.edition', '=', edition)
    .where('booth.deleted_at', 'is', null)
    .$if(hallId !== undefined, (query) => query.where('booth.hall_id', '=', hallId ?? ''))
    .orderBy('booth.code')
    .execute()

/** Halls that changed within these seconds, or a booth in them, told of or not. */
export async function readHallsChangedWithin(db: Db, seconds: number): Promise<string[]> {
  const since = sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`
  const rows = await db
    .selectFrom('booth')
    .select('hall_id as id')
    .where('changed_at', '>', since)
    .union(db.selectFrom('hall').select('id').where('updated_at', '>', since))
    .execute()
  return rows.map(({ id }) => id)
}

/** Halls whose plans name this company. */
export async function readHallsOf(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('booth_holding')
    .innerJoin('booth', 'booth.id', 'booth_holding.booth_id')
    .select('booth.hall_id as id')
    .distinct()
    .where('booth_holding.company_id', '=', companyId)
    .where('booth_holding.released_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** By another booth, on a plan that is published or on one that is drawn. */
export async function isCodeTaken(
  db: Db,
  { edition, code, exceptId }: { edition: number; code: string; exceptId: string | undefined },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM booth
    WHERE edition = ${edition} AND deleted_at IS NULL AND upper(code) = upper(${code})
      AND id IS DISTINCT FROM ${exceptId ?? null}::uuid
    UNION ALL
    SELECT FROM plan_draft JOIN hall ON hall.id = hall_id, jsonb_array_elements(scene->'booths') AS drawn
    WHERE edition = ${edition} AND hall.deleted_at IS NULL AND upper(drawn->>'code') = upper(${code})
      AND drawn->>'id' IS DISTINCT FROM ${exceptId ?? null}
    LIMIT 1`.execute(db)
  return rows.length > 0
}

export async function findSitePlan(db: Db, edition: number): Promise<unknown> {
  const row = await db
    .selectFrom('site_plan')
    .select('plan')
    .where('edition', '=', edition)
    .executeTakeFirst()
  return row?.plan
}
