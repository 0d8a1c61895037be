import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import type { HallInRange, SelectedBooth } from '@fairground/wire/company/allocation'
import { sql } from 'kysely'
import { readBoothsHeld } from '../booth'
import type { Db } from '../platform/database/database'

const outdoorRaw = '3'
const standard = '1'

const groupsOf = ({ contactGroups }: Settings, hallCode: string): string[] =>
  contactGroups.filter(({ hall }) => hall === hallCode).map(({ number }) => number)

export async function listSelectedBooths(
  db: Db,
  companyId: string,
  settings: Settings,
  language: Language,
): Promise<SelectedBooth[]> {
  const booths = await readBoothsHeld(db, companyId)
  return booths.map(({ hallZh, hallEn, ...booth }) => ({
    ...booth,
    hallName: language === 'en' ? hallEn : hallZh,
    contactGroups: groupsOf(settings, booth.hallCode),
  }))
}

/** What the company asked for decides where it may choose: halls of its class, outdoors or in, within its tier. */
export async function listHallRange(
  db: Db,
  companyId: string,
  settings: Settings,
  language: Language,
): Promise<HallInRange[]> {
  const request = await db
    .selectFrom('booth_request')
    .select(['exhibit_type', 'booth_type', 'standard_booths', 'indoor_area', 'outdoor_area'])
    .where('company_id', '=', companyId)
    .where('saved', '=', true)
    .executeTakeFirst()
  const classes = settings.boothClassesByExhibitType[request?.exhibit_type as '01'] as string[] | undefined
  if (!request || !classes) return []
  const halls = await db
    .selectFrom('hall')
    .select(['code', 'name_zh', 'name_en'])
    .where('edition', '=', settings.edition)
    .where('kind', '=', request.booth_type === outdoorRaw ? 'outdoor' : 'indoor')
    .where('exhibit_type', 'in', [...classes, openToSeveral])
    .orderBy('position')
    .execute()
  const asked =
    request.booth_type === standard
      ? request.standard_booths
      : Math.max(request.indoor_area, request.outdoor_area)
  const tier = await describeTier(db, { ...request, asked }, language)
  return halls.map(({ code, name_zh, name_en }) => ({
    hallCode: code,
    hallName: language === 'en' ? name_en : name_zh,
    contactGroups: groupsOf(settings, code),
    tier,
  }))
}

const openToSeveral = '99'

interface Asked {
  exhibit_type: string
  booth_type: string
  asked: number
}

/** The review tier that what was asked for falls into. */
async function describeTier(
  db: Db,
  { exhibit_type, booth_type, asked }: Asked,
  language: Language,
): Promise<string> {
  const counted = booth_type === standard
  const { rows } = await sql<{ label: string; least: number; most: number }>`
    SELECT label, least, most FROM (
      SELECT label, coalesce(${sql.ref(counted ? 'min_count' : 'min_area')}, 0) AS least,
        ${sql.ref(counted ? 'max_count' : 'max_area')} AS most
      FROM booth_tier WHERE kind = 'review' AND deleted_at IS NULL
        AND exhibit_type = ${exhibit_type} AND booth_type = ${booth_type}
    ) tier
    WHERE ${asked} BETWEEN least AND most ORDER BY least DESC LIMIT 1`.execute(db)
  const tier = rows[0]
  if (!tier) return ''
  const unit = counted ? (language === 'en' ? ' booths' : ' 个') : ' m²'
  const figures = `${tier.least}–${tier.most}${unit}`
  // The organiser names tiers in Chinese only.
  return tier.label && language === 'zh' ? `${tier.label}（${figures}）` : figures
}

export const listContractsOf = (db: Db, companyId: string) =>
  db
    .selectFrom('contract')
    .select(['number', sql<'drawnUp' | 'payment'>`state`.as('state')])
    .where('company_id', '=', companyId)
    .execute()
