import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface HeldBooth {
  code: string
  boothClass: 'standard' | 'raw'
  areaM2: number
  hallCode: string
  hallZh: string
  hallEn: string
}

/** What a company holds now. */
export const readBoothsHeld = (db: Db, companyId: string): Promise<HeldBooth[]> =>
  db
    .selectFrom('booth_holding')
    .innerJoin('booth', 'booth.id', 'booth_holding.booth_id')
    .innerJoin('hall', 'hall.id', 'booth.hall_id')
    .select(['booth.code', 'hall.code as hallCode', 'hall.name_zh as hallZh', 'hall.name_en as hallEn'])
    .select([
      sql<number>`booth.area_m2`.as('areaM2'),
      sql<HeldBooth['boothClass']>`booth.booth_class`.as('boothClass'),
    ])
    .where('booth_holding.company_id', '=', companyId)
    .where('booth_holding.released_at', 'is', null)
    .orderBy('booth.code')
    .execute()
