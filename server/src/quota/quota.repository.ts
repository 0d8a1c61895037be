import { boothTypes } from '@fairground/domain/company'
import type { BoothsAsked, Tier } from '@fairground/domain/selection'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface AskedAndTiers {
  asked: BoothsAsked
  /** Those on the scale of what was asked for, and what was set for the company alone. */
  tiers: Tier[]
  /** Of the other companies it chooses for as the delegate of a group. */
  block?: OwnAsked[]
}
export type OwnAsked = Omit<AskedAndTiers, 'block'>

/**
 * What a company asked for with the tiers that divide it, and where it is the delegate of a group, the same of those it
 * chooses for; by the column with its id. Null before it asked.
 */
export const askedAndTiers = (company: string): RawBuilder<AskedAndTiers | null> => sql`(
  ${ownAsked(company)} || jsonb_build_object('block', (
    SELECT coalesce(jsonb_agg(${ownAsked('member.company_id')}), '[]') FROM block_member member
    WHERE member.delegate_company_id = ${sql.ref(company)})))`

/** Of the company alone. */
export const ownAsked = (company: string): RawBuilder<OwnAsked | null> => sql`(
  SELECT jsonb_build_object(
    'asked', jsonb_build_object('exhibitType', request.exhibit_type, 'boothType', request.booth_type,
      'standardBooths', request.standard_booths, 'indoorArea', request.indoor_area,
      'outdoorArea', request.outdoor_area),
    'tiers', (SELECT coalesce(jsonb_agg(tier), '[]') FROM (
      SELECT kind AS source, label, coalesce(CASE request.scale WHEN 'count' THEN min_count ELSE min_area END, 0) AS least,
        CASE request.scale WHEN 'count' THEN max_count ELSE max_area END AS most
      FROM booth_tier WHERE deleted_at IS NULL AND exhibit_type = request.exhibit_type
        AND booth_type = request.booth_type
      UNION ALL
      SELECT 'company', '', least, most FROM company_quota
      WHERE company_id = request.company_id AND ended_at IS NULL AND company_quota.scale = request.scale
    ) tier WHERE most IS NOT NULL))
  FROM (SELECT *, CASE booth_type WHEN ${boothTypes.standard} THEN 'count' ELSE 'area' END AS scale
    FROM booth_request WHERE booth_request.company_id = ${sql.ref(company)} AND saved) request)`

export async function readAskedAndTiers(db: Db, companyId: string): Promise<AskedAndTiers | null> {
  const { rows } = await sql<{ found: AskedAndTiers | null }>`
    SELECT ${askedAndTiers('company.id')} AS found FROM company WHERE id = ${companyId}`.execute(db)
  return rows[0]?.found ?? null
}

/** The organiser's tiers for such booths, on the scale they are asked for. */
export async function readTiersFor(
  db: Db,
  { exhibitType, boothType }: Pick<BoothsAsked, 'exhibitType' | 'boothType'>,
): Promise<Tier[]> {
  const counted = boothType === boothTypes.standard
  const { rows } = await sql<Tier>`
    SELECT * FROM (SELECT kind AS source, label, coalesce(CASE WHEN ${counted}::bool THEN min_count ELSE min_area END, 0) AS least,
        CASE WHEN ${counted}::bool THEN max_count ELSE max_area END AS most
      FROM booth_tier WHERE deleted_at IS NULL AND exhibit_type = ${exhibitType} AND booth_type = ${boothType}) tier
    WHERE most IS NOT NULL`.execute(db)
  return rows
}

export interface HallInReach {
  id: string
  code: string
  nameZh: string
  nameEn: string
}

export const readOpenHalls = (
  db: Db,
  { edition, kind, exhibitTypes }: { edition: number; kind: 'outdoor' | 'indoor'; exhibitTypes: string[] },
): Promise<HallInReach[]> =>
  db
    .selectFrom('hall')
    .select(['id', 'code', 'name_zh as nameZh', 'name_en as nameEn'])
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .where('usage', '=', 'open')
    .where('kind', '=', kind)
    .where('exhibit_type', 'in', exhibitTypes)
    .orderBy('position')
    .execute()
