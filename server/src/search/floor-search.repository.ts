import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'
import { isBlacklisted } from '../standing'
import { looked, shown, type Typed } from './words'
import { containsWords, startingWith } from './words.repository'

export interface HallHitRow {
  id: string
  code: string
  nameZh: string
  nameEn: string
  kind: 'indoor' | 'outdoor'
  widthM: number
  depthM: number
  booths: { status: string; count: number }[]
  found: number
}

export async function searchHalls(db: Db, typed: Typed, edition: number): Promise<HallHitRow[]> {
  const words = sql<string>`(code || ' ' || name_zh || ' ' || name_en)`
  const { rows } = await sql<HallHitRow>`
    SELECT id, code, name_zh AS "nameZh", name_en AS "nameEn", kind, width_m AS "widthM", depth_m AS "depthM",
      count(*) OVER () AS found,
      (SELECT coalesce(json_agg(json_build_object('status', status, 'count', booths)), '[]')
       FROM (SELECT status, count(*) AS booths FROM booth
         WHERE hall_id = hall.id AND deleted_at IS NULL GROUP BY status) AS by_status) AS booths
    FROM hall
    WHERE edition = ${edition} AND deleted_at IS NULL AND ${containsWords(words, typed.words)}
    ORDER BY lower(code) = lower(${typed.text}) DESC, position LIMIT ${shown}`.execute(db)
  return rows
}

export interface BoothHitRow {
  id: string
  code: string
  hallId: string
  hallCode: string
  hallZh: string
  hallEn: string
  boothClass: 'standard' | 'raw'
  exhibitType: string
  openSides: number
  widthM: number
  depthM: number
  areaM2: number
  status: string
  holder: { id: string; nameZh: string; nameEn: string; blacklisted: boolean } | null
  found: number
}

export async function searchBooths(db: Db, { key }: Typed, edition: number): Promise<BoothHitRow[]> {
  if (key === undefined) return []
  const { rows } = await sql<BoothHitRow>`
    WITH found AS (
      SELECT * FROM booth WHERE edition = ${edition} AND deleted_at IS NULL AND code ILIKE ${containing(key)}
      ORDER BY code ILIKE ${startingWith(key)} DESC, code, id LIMIT ${looked}
    )
    SELECT found.id, found.code, hall.id AS "hallId", hall.code AS "hallCode", hall.name_zh AS "hallZh", hall.name_en AS "hallEn",
      booth_class AS "boothClass", found.exhibit_type AS "exhibitType", open_sides AS "openSides",
      found.width_m AS "widthM", found.depth_m AS "depthM", area_m2 AS "areaM2", status,
      CASE WHEN company.id IS NOT NULL THEN json_build_object(
        'id', company.id, 'nameZh', company.name_zh, 'nameEn', company.name_en,
        'blacklisted', ${isBlacklisted('company.account_id')}) END AS holder,
      count(*) OVER () AS found
    FROM found
    JOIN hall ON hall.id = hall_id
    LEFT JOIN booth_holding ON booth_id = found.id AND released_at IS NULL
    LEFT JOIN company ON company.id = company_id
    ORDER BY found.code ILIKE ${startingWith(key)} DESC, found.code, found.id LIMIT ${shown}`.execute(db)
  return rows
}
