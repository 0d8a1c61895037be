import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface AskedBooth {
  exhibitType: string
  boothType: string
  standardBooths: number
  indoorArea: number
  outdoorArea: number
}

export const findRequest = (db: Db, companyId: string): Promise<AskedBooth | undefined> =>
  db
    .selectFrom('booth_request')
    .select([
      'exhibit_type as exhibitType',
      'booth_type as boothType',
      'standard_booths as standardBooths',
      'indoor_area as indoorArea',
      'outdoor_area as outdoorArea',
    ])
    .where('company_id', '=', companyId)
    .where('saved', '=', true)
    .executeTakeFirst()

export const readHalls = (
  db: Db,
  { edition, kind, exhibitTypes }: { edition: number; kind: 'outdoor' | 'indoor'; exhibitTypes: string[] },
): Promise<{ code: string; nameZh: string; nameEn: string }[]> =>
  db
    .selectFrom('hall')
    .select(['code', 'name_zh as nameZh', 'name_en as nameEn'])
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .where('usage', '=', 'open')
    .where('kind', '=', kind)
    .where('exhibit_type', 'in', exhibitTypes)
    .orderBy('position')
    .execute()

const scales = { count: ['min_count', 'max_count'], area: ['min_area', 'max_area'] } as const

interface Tier {
  label: string
  least: number
  most: number
}

/** The review tier for such booths that a size falls into. */
export async function findTier(
  db: Db,
  { exhibitType, boothType }: AskedBooth,
  { by, size }: { by: keyof typeof scales; size: number },
): Promise<Tier | undefined> {
  const [least, most] = scales[by]
  const { rows } = await sql<Tier>`
    SELECT label, least, most FROM (
      SELECT label, coalesce(${sql.ref(least)}, 0) AS least, ${sql.ref(most)} AS most
      FROM booth_tier WHERE kind = 'review' AND deleted_at IS NULL
        AND exhibit_type = ${exhibitType} AND booth_type = ${boothType}
    ) tier
    WHERE ${size} BETWEEN least AND most ORDER BY least DESC LIMIT 1`.execute(db)
  return rows[0]
}

export const listContractsOf = (db: Db, companyId: string) =>
  db
    .selectFrom('contract')
    .select(['number', sql<'drawnUp' | 'payment'>`state`.as('state')])
    .where('company_id', '=', companyId)
    .execute()
