import { type AreaBand, areaBands, type BoothState, mostInBand } from '@fairground/domain/booth'
import type { Language } from '@fairground/domain/text'
import type { BoothDetail, BoothSearch, PlacedBooth } from '@fairground/wire/placement'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { countsAs } from '../booth'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import type { JoinedView } from '../platform/database/joined-view'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'

/** An edition has a few thousand booths: one reading joins all there is to filter, sort and show. */
const tables = sql`
  booth JOIN hall ON hall.id = booth.hall_id
  LEFT JOIN booth_holding holding ON holding.booth_id = booth.id AND holding.released_at IS NULL
  LEFT JOIN company ON company.id = holding.company_id
  LEFT JOIN booth_reservation reservation ON reservation.booth_id = booth.id AND reservation.released_at IS NULL`

const shown = sql<PlacedBooth>`
  booth.id, booth.code, hall.id AS "hallId", hall.code AS "hallCode", hall.name_zh AS "hallZh",
  hall.name_en AS "hallEn", booth.name AS "nameZh", booth.name_en AS "nameEn", booth.status AS state,
  booth.booth_class AS "boothClass", booth.exhibit_type AS "exhibitType", booth.open_sides AS "openSides",
  booth.special, booth.width_m AS "widthM", booth.depth_m AS "depthM", booth.area_m2 AS "areaM2",
  company.id AS "companyId", coalesce(company.name_zh, '') AS "companyZh", coalesce(company.name_en, '') AS "companyEn",
  coalesce(company.short_name_zh, '') AS "shortZh", coalesce(company.short_name_en, '') AS "shortEn",
  holding.origin, coalesce(holding.taken_at, reservation.reserved_at) AS since,
  coalesce(reservation.reason, '') AS "reservedFor", reservation.expires_on::text AS "reservedUntil"`

const names = sql`concat_ws(' ', company.name_zh, company.name_en, company.short_name_zh, company.short_name_en)`

/** Numbers count up as people do: 9 before 10. */
const counted = (code: RawBuilder<unknown>) => sql`(length(${code}), ${code})`

/** The last band has no end. */
function inBand(band: AreaBand): RawBuilder<SqlBool> {
  const before = areaBands[areaBands.indexOf(band) - 1]
  const least = before ? mostInBand[before] : 0
  const most = mostInBand[band]
  return Number.isFinite(most)
    ? sql`booth.area_m2 > ${least} AND booth.area_m2 <= ${most}`
    : sql`booth.area_m2 > ${least}`
}

const statesInOrder: BoothState[] = [
  'normal',
  'bespoke',
  'allotted',
  'occupy',
  'partial',
  'completed',
  'function',
  'disabled',
]

/** Of which fair, on which of its days, and in whose language. */
export interface Reading {
  edition: number
  today: string
  language: Language
}

export const boothsAtDesk: JoinedView<PlacedBooth, BoothSearch, Reading> = {
  id: sql`booth.id`,
  tables: () => tables,
  shown: () => shown,
  always: ({ edition }) => sql`booth.edition = ${edition} AND booth.deleted_at IS NULL`,
  asked: ({ today }) => ({
    hallId: (id) => sql`booth.hall_id = ${id}`,
    code: (typed) => sql`booth.code ILIKE ${containing(typed)}`,
    codes: (typed) =>
      sql`booth.code = ANY(${typed
        .toUpperCase()
        .split(/[\s,，、]+/)
        .filter(Boolean)}::text[])`,
    codeFrom: (typed) => sql`${counted(sql`booth.code`)} >= ${counted(sql`upper(${typed})`)}`,
    codeUntil: (typed) => sql`${counted(sql`booth.code`)} <= ${counted(sql`upper(${typed})`)}`,
    company: (typed) => sql`${names} ILIKE ${containing(typed)}`,
    state: (state) => sql`booth.status = ${state}`,
    boothClass: (kind) => sql`booth.booth_class = ${kind}`,
    exhibitType: (code) => sql`booth.exhibit_type = ${code}`,
    openSides: (sides) => sql`booth.open_sides = ${sides}`,
    special: (word) => sql`booth.special = ${word === 'yes'}`,
    hallKind: (kind) => sql`hall.kind = ${kind}`,
    hallUsage: (usage) => sql`hall.usage = ${usage}`,
    areaBand: inBand,
    offer: countsAs,
    held: () => sql`holding.id IS NOT NULL`,
    overdue: () => sql`reservation.expires_on < ${today}`,
  }),
  sorted: {
    code: () => sql`booth.code`,
    hall: () => sql`hall.position`,
    state: () => sql`array_position(${statesInOrder}::text[], booth.status)`,
    boothClass: () => sql`booth.booth_class`,
    openSides: () => sql`booth.open_sides`,
    area: () => sql`booth.area_m2`,
    company: (language) => byReading(nameIn(language)),
    since: () => sql`coalesce(holding.taken_at, reservation.reserved_at)`,
  },
  usual: () => sql`hall.position, length(booth.code), booth.code, booth.id`,
}

/** Latest first. */
export async function readBoothEvents(db: Db, boothId: string): Promise<BoothDetail['history']> {
  const { rows } = await sql<BoothDetail['history'][number]>`
    SELECT at, action, actor_name AS "actorName", coalesce(company_id::text, '') AS "companyId",
      company_name AS company, reason
    FROM booth_log WHERE booth_id = ${boothId} ORDER BY at DESC, id LIMIT 500`.execute(db)
  return rows
}
