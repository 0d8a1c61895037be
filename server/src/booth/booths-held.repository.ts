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
