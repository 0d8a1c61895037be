import type { Language } from '@fairground/domain/text'
import type { WindowPhase, WindowSource } from '@fairground/domain/window'
import { readSort } from '@fairground/wire/kernel/page'
import type { ListedWindow, WindowColumn, WindowSearch } from '@fairground/wire/window'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'

/** Of which fair, in whose language, how long before its start a window is about to open, and whether for a reviewer. */
export interface Reading {
  edition: number
  language: Language
  soonMinutes: number
  handedInOnly: boolean
}

/** A row with its times as moments; the clock of the fair is not the database's to know. */
export interface WindowRow
  extends Omit<ListedWindow, 'startsAt' | 'endsAt' | 'isSet' | 'batchName' | 'phase' | 'source'> {
  startsAt: Date | null
  endsAt: Date | null
  phase: WindowPhase
  source: WindowSource | null
}

const tables = sql`company LEFT JOIN current_window own ON own.company_id = company.id
  LEFT JOIN account setter ON setter.id = own.set_by`

/** By the clock that decides. */
const phase = (soonMinutes: number) => sql<WindowPhase>`CASE
  WHEN own.starts_at IS NULL THEN 'unset'
  WHEN own.ends_at <= clock_timestamp() THEN 'over'
  WHEN own.starts_at <= clock_timestamp() THEN 'open'
  WHEN own.starts_at <= clock_timestamp() + ${soonMinutes} * interval '1 minute' THEN 'soon'
  ELSE 'ahead' END`

const ofFair = ({ edition, handedInOnly }: Reading): RawBuilder<SqlBool> =>
  sql<SqlBool>`company.edition = ${edition} AND company.deleted_at IS NULL
    AND ${handedInOnly ? sql`company.data_state = 'submitted'` : sql`true`}`

const shown = ({ language, soonMinutes }: Reading) => sql`
  company.id AS "companyId", ${nameIn(language)} AS "companyName", company.registration_number AS "registrationNumber",
  company.data_state AS "dataState", company.review_state AS "reviewState", own.starts_at AS "startsAt",
  own.ends_at AS "endsAt", own.batch, own.round, own.source, own.set_at AS "setAt", ${phase(soonMinutes)} AS phase,
  coalesce(nullif(setter.real_name, ''), setter.username, '') AS "setBy",
  (SELECT coalesce(max(id), 0)::int FROM selection_window_change WHERE company_id = company.id) AS version`

function matching(search: WindowSearch, reading: Reading): RawBuilder<SqlBool> {
  const { companyName, batch, isSet } = search
  const wanted = [
    ...(companyName
      ? [sql`concat_ws(' ', company.name_zh, company.name_en) ILIKE ${containing(companyName)}`]
      : []),
    ...(batch === undefined ? [] : [sql`own.batch = ${batch}`]),
    ...(isSet === undefined ? [] : [isSet === 'yes' ? sql`own.round IS NOT NULL` : sql`own.round IS NULL`]),
    ...(search.phase === undefined ? [] : [sql`${phase(reading.soonMinutes)} = ${search.phase}`]),
  ]
  return sql<SqlBool>`${sql.join([ofFair(reading), ...wanted], sql` AND `)}`
}

/** As they signed up; those without a number after all others. */
const asSignedUp = sql`company.registration_number NULLS LAST, company.id`

const sortedBy: Record<WindowColumn, (language: Language) => RawBuilder<unknown>> = {
  companyName: (language) => byReading(nameIn(language)),
  batch: () => sql`own.batch`,
  startsAt: () => sql`own.starts_at`,
  endsAt: () => sql`own.ends_at`,
}

function ordering({ sort }: WindowSearch, language: Language): RawBuilder<unknown> {
  if (!sort) return asSignedUp
  const { column, descending } = readSort(sort)
  return sql`${sortedBy[column](language)} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, ${asSignedUp}`
}

export async function readWindows(db: Db, search: WindowSearch, reading: Reading): Promise<WindowRow[]> {
  const { rows } = await sql<WindowRow>`
    SELECT ${shown(reading)} FROM ${tables} WHERE ${matching(search, reading)}
    ORDER BY ${ordering(search, reading.language)}
    LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`.execute(db)
  return rows
}

export async function countWindows(db: Db, search: WindowSearch, reading: Reading): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${tables} WHERE ${matching(search, reading)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findWindow(
  db: Db,
  companyId: string,
  reading: Reading,
): Promise<WindowRow | undefined> {
  const { rows } = await sql<WindowRow>`
    SELECT ${shown(reading)} FROM ${tables} WHERE company.id = ${companyId} AND ${ofFair(reading)}`.execute(
    db,
  )
  return rows[0]
}

/** How many companies are in each phase, and in which batches. */
export async function countPhases(
  db: Db,
  reading: Reading,
): Promise<{ phase: WindowPhase; companies: number; batches: number[] }[]> {
  const { rows } = await sql<{ phase: WindowPhase; companies: number; batches: number[] }>`
    SELECT ${phase(reading.soonMinutes)} AS phase, count(*)::int AS companies,
      coalesce(array_agg(DISTINCT own.batch) FILTER (WHERE own.batch IS NOT NULL), '{}') AS batches
    FROM ${tables} WHERE ${ofFair(reading)} GROUP BY 1`.execute(db)
  return rows
}
