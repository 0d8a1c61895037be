import type { BoothsStage } from '@fairground/domain/company'
import type { Rect } from '@fairground/floorplan/geometry'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface HeldBooth {
  id: string
  code: string
  name: string
  boothClass: 'standard' | 'raw'
  exhibitType: string
  areaM2: number
  widthM: number
  depthM: number
  openSides: number
  special: boolean
  status: string
  hallId: string
  hallCode: string
  hallZh: string
  hallEn: string
}

/** Whether a company holds any now, by the column with its id. */
export const holdsBooths = (company: string): RawBuilder<SqlBool> => sql`EXISTS (
  SELECT FROM booth_holding WHERE booth_holding.company_id = ${sql.ref(company)} AND booth_holding.released_at IS NULL)`

/** Sure once the choice is confirmed, or where the organiser gave all of them; by the column with the company's id. */
export const boothsAreSure = (company: string): RawBuilder<SqlBool> => sql`(EXISTS (
    SELECT FROM booth_choice WHERE booth_choice.company_id = ${sql.ref(company)} AND booth_choice.state = 'confirmed')
  OR NOT EXISTS (SELECT FROM booth_holding WHERE booth_holding.company_id = ${sql.ref(company)}
    AND booth_holding.released_at IS NULL AND booth_holding.origin <> 'assigned'))`

/** How far a company is with its booths. */
export async function readBoothsStage(db: Db, companyId: string): Promise<BoothsStage> {
  const { rows } = await sql<{ stage: BoothsStage }>`SELECT CASE
      WHEN NOT ${holdsBooths('company.id')} THEN 'none'
      WHEN ${boothsAreSure('company.id')} THEN 'sure'
      WHEN EXISTS (SELECT FROM booth_choice WHERE company_id = company.id AND state = 'finished') THEN 'finished'
      ELSE 'choosing' END AS stage
    FROM company WHERE id = ${companyId}`.execute(db)
  return rows[0]?.stage ?? 'none'
}

/** What a company holds now. */
export const readBoothsHeld = (db: Db, companyId: string): Promise<HeldBooth[]> =>
  db
    .selectFrom('booth_holding')
    .innerJoin('booth', 'booth.id', 'booth_holding.booth_id')
    .innerJoin('hall', 'hall.id', 'booth.hall_id')
    .select([
      'booth.id',
      'booth.name',
      'booth.exhibit_type as exhibitType',
      'booth.open_sides as openSides',
      'booth.special',
      'booth.status',
      'hall.id as hallId',
    ])
    .select(['booth.code', 'hall.code as hallCode', 'hall.name_zh as hallZh', 'hall.name_en as hallEn'])
    .select([
      sql<number>`booth.area_m2`.as('areaM2'),
      sql<number>`booth.width_m`.as('widthM'),
      sql<number>`booth.depth_m`.as('depthM'),
      sql<HeldBooth['boothClass']>`booth.booth_class`.as('boothClass'),
    ])
    .where('booth_holding.company_id', '=', companyId)
    .where('booth_holding.released_at', 'is', null)
    .orderBy('booth.code')
    .execute()

/** Every booth of the halls a company holds booths in, where it lies. */
export const readBoothsAround = (
  db: Db,
  companyId: string,
): Promise<(Rect & { id: string; hallId: string; code: string })[]> =>
  db
    .selectFrom('booth')
    .select(['id', 'hall_id as hallId', 'code'])
    .select([
      sql<number>`x_m`.as('x'),
      sql<number>`y_m`.as('y'),
      sql<number>`width_m`.as('width'),
      sql<number>`depth_m`.as('depth'),
    ])
    .where('deleted_at', 'is', null)
    .where('hall_id', 'in', (held) =>
      held
        .selectFrom('booth_holding')
        .innerJoin('booth as own', 'own.id', 'booth_holding.booth_id')
        .select('own.hall_id')
        .where('booth_holding.company_id', '=', companyId)
        .where('booth_holding.released_at', 'is', null),
    )
    .orderBy('code')
    .execute()

/** Under the locks of these companies: whoever has no booth left goes on choosing, as `stageHolding` says. */
export async function reopenEmptied(trx: Db, companyIds: readonly string[]): Promise<void> {
  await sql`UPDATE booth_choice SET state = 'choosing', finished_at = NULL, confirmed_at = NULL, confirmed_by = NULL
    WHERE company_id = ANY(${companyIds}::uuid[]) AND state <> 'choosing' AND NOT ${holdsBooths('booth_choice.company_id')}`.execute(
    trx,
  )
}

/** Whether its choice is with the organiser, or was the organiser's own. */
export async function hasChosen(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ chosen: boolean }>`
    SELECT EXISTS (SELECT FROM booth_choice WHERE company_id = ${companyId} AND state <> 'choosing')
      OR EXISTS (SELECT FROM booth_holding WHERE company_id = ${companyId} AND released_at IS NULL
        AND origin = 'assigned') AS chosen`.execute(db)
  return rows[0]?.chosen ?? false
}
