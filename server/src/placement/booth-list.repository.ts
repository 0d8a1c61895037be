import {
  type AreaBand,
  areaBands,
  type BoothOffer,
  type BoothState,
  mostInBand,
} from '@fairground/domain/booth'
import type { Language } from '@fairground/domain/text'
import { readSort } from '@fairground/wire/kernel/page'
import type {
  BoothColumn,
  BoothDetail,
  BoothFilters,
  BoothSearch,
  PlacedBooth,
} from '@fairground/wire/placement'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { countsAs } from '../booth'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { inBatches } from '../platform/database/in-batches'
import { containing } from '../platform/database/search'

/** An edition has a few thousand booths: one reading joins all there is to filter, sort and show. */
const tables = sql`
  booth JOIN hall ON hall.id = booth.hall_id
  LEFT JOIN booth_holding holding ON holding.booth_id = booth.id AND holding.released_at IS NULL
  LEFT JOIN company ON company.id = holding.company_id
  LEFT JOIN booth_reservation reservation ON reservation.booth_id = booth.id AND reservation.released_at IS NULL`

const shown = sql`
  booth.id, booth.code, hall.id AS "hallId", hall.code AS "hallCode", hall.name_zh AS "hallZh",
  hall.name_en AS "hallEn", booth.name AS "nameZh", booth.name_en AS "nameEn", booth.status AS state,
  booth.booth_class AS "boothClass", booth.exhibit_type AS "exhibitType", booth.open_sides AS "openSides",
  booth.special, booth.width_m AS "widthM", booth.depth_m AS "depthM", booth.area_m2 AS "areaM2",
  company.id AS "companyId", coalesce(company.name_zh, '') AS "companyZh", coalesce(company.name_en, '') AS "companyEn",
  coalesce(company.short_name_zh, '') AS "shortZh", coalesce(company.short_name_en, '') AS "shortEn",
  holding.origin, coalesce(holding.taken_at, reservation.reserved_at) AS since,
  coalesce(reservation.reason, '') AS "reservedFor", reservation.expires_on::text AS "reservedUntil"`

type Conditions = { [Filter in keyof BoothFilters]-?: (given: string) => RawBuilder<SqlBool> }

const names = sql`concat_ws(' ', company.name_zh, company.name_en, company.short_name_zh, company.short_name_en)`

const counted = (code: RawBuilder<unknown>) => sql`(length(${code}), ${code})`

const conditions = (today: string): Conditions => ({
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
  areaBand: (band) => inBand(band as AreaBand),
  offer: (offer) => countsAs(offer as BoothOffer),
  held: () => sql`holding.id IS NOT NULL`,
  overdue: () => sql`reservation.expires_on < ${today}`,
})

/** The last band has no end. */
function inBand(band: AreaBand): RawBuilder<SqlBool> {
  const before = areaBands[areaBands.indexOf(band) - 1]
  const least = before ? mostInBand[before] : 0
  const most = mostInBand[band]
  return Number.isFinite(most)
    ? sql`booth.area_m2 > ${least} AND booth.area_m2 <= ${most}`
    : sql`booth.area_m2 > ${least}`
}

/** Of which fair, on which of its days, and in whose language. */
export interface Reading {
  edition: number
  today: string
  language: Language
}

function matching(search: BoothSearch, { edition, today }: Reading): RawBuilder<SqlBool> {
  const wanted = Object.entries(conditions(today)).flatMap(([filter, condition]) => {
    const given = search[filter as keyof BoothFilters]
    return given === undefined || given === '' ? [] : [condition(String(given))]
  })
  const always = [
    sql<SqlBool>`booth.edition = ${edition}`,
    sql<SqlBool>`booth.deleted_at IS NULL`,
    ...(search.ids ? [sql<SqlBool>`booth.id = ANY(${search.ids}::uuid[])`] : []),
  ]
  return sql<SqlBool>`${sql.join([...always, ...wanted], sql` AND `)}`
}

/** Numbers within their hall count up as people do: 9 before 10. */
const byNumber = sql`hall.position, length(booth.code), booth.code, booth.id`

const sortedBy: Record<BoothColumn, (language: Language) => RawBuilder<unknown>> = {
  code: () => sql`booth.code`,
  hall: () => sql`hall.position`,
  state: () => sql`array_position(${statesInOrder}::text[], booth.status)`,
  boothClass: () => sql`booth.booth_class`,
  openSides: () => sql`booth.open_sides`,
  area: () => sql`booth.area_m2`,
  company: (language) =>
    byReading(
      language === 'en'
        ? sql`coalesce(nullif(company.name_en, ''), company.name_zh)`
        : sql`coalesce(nullif(company.name_zh, ''), company.name_en)`,
    ),
  since: () => sql`coalesce(holding.taken_at, reservation.reserved_at)`,
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

function ordering({ sort }: BoothSearch, language: Language): RawBuilder<unknown> {
  if (!sort) return byNumber
  const { column, descending } = readSort(sort)
  const direction = sql.raw(descending ? 'DESC' : 'ASC')
  return sql`${sortedBy[column](language)} ${direction} NULLS LAST, ${byNumber}`
}

export async function readBooths(
  db: Db,
  search: BoothSearch & { page: number; pageSize: number },
  reading: Reading,
): Promise<PlacedBooth[]> {
  const { rows } = await sql<PlacedBooth>`
    SELECT ${shown} FROM ${tables} WHERE ${matching(search, reading)} ORDER BY ${ordering(search, reading.language)}
    LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`.execute(db)
  return rows
}

export async function countBooths(db: Db, search: BoothSearch, reading: Reading): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${tables} WHERE ${matching(search, reading)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findBooth(db: Db, id: string, edition: number): Promise<PlacedBooth | undefined> {
  const { rows } = await sql<PlacedBooth>`
    SELECT ${shown} FROM ${tables} WHERE booth.id = ${id} AND booth.edition = ${edition}
      AND booth.deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** Every booth that matches: which ones is asked once, what they say piece by piece. */
export async function* streamBooths(
  db: Db,
  search: BoothSearch,
  reading: Reading,
): AsyncGenerator<PlacedBooth> {
  const { rows: found } = await sql<{ id: string }>`
    SELECT booth.id FROM ${tables} WHERE ${matching(search, reading)}
    ORDER BY ${ordering(search, reading.language)}`.execute(db)
  yield* inBatches(
    found.map(({ id }) => id),
    async (some) => {
      const { rows } = await sql<PlacedBooth>`
        SELECT ${shown} FROM ${tables} WHERE booth.id = ANY(${some})`.execute(db)
      return rows
    },
  )
}

/** Latest first. */
export async function readBoothEvents(db: Db, boothId: string): Promise<BoothDetail['history']> {
  const { rows } = await sql<BoothDetail['history'][number]>`
    SELECT at, action, actor_name AS "actorName", coalesce(company_id::text, '') AS "companyId",
      company_name AS company, reason
    FROM booth_log WHERE booth_id = ${boothId} ORDER BY at DESC, id LIMIT 500`.execute(db)
  return rows
}
