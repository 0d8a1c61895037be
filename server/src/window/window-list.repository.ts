import type { Language } from '@fairground/domain/text'
import type { WindowPhase, WindowSource } from '@fairground/domain/window'
import type { ListedWindow, WindowSearch } from '@fairground/wire/window'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import type { JoinedView } from '../platform/database/joined-view'
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

const shown = ({ language, soonMinutes }: Reading) => sql<WindowRow>`
  company.id AS "companyId", ${nameIn(language)} AS "companyName", company.registration_number AS "registrationNumber",
  company.data_state AS "dataState", company.review_state AS "reviewState", own.starts_at AS "startsAt",
  own.ends_at AS "endsAt", own.batch, own.round, own.source, own.set_at AS "setAt", ${phase(soonMinutes)} AS phase,
  coalesce(nullif(setter.real_name, ''), setter.username, '') AS "setBy",
  (SELECT coalesce(max(id), 0)::int FROM selection_window_change WHERE company_id = company.id) AS version`

export const windowsOfCompanies: JoinedView<WindowRow, WindowSearch, Reading> = {
  id: sql`company.id`,
  tables: () => tables,
  shown,
  always: ofFair,
  asked: ({ soonMinutes }) => ({
    companyName: (typed) => sql`concat_ws(' ', company.name_zh, company.name_en) ILIKE ${containing(typed)}`,
    batch: (batch) => sql`own.batch = ${batch}`,
    isSet: (isSet) => (isSet === 'yes' ? sql`own.round IS NOT NULL` : sql`own.round IS NULL`),
    phase: (wanted) => sql`${phase(soonMinutes)} = ${wanted}`,
  }),
  sorted: {
    companyName: (language) => byReading(nameIn(language)),
    batch: () => sql`own.batch`,
    startsAt: () => sql`own.starts_at`,
    endsAt: () => sql`own.ends_at`,
  },
  /** As they signed up; those without a number after all others. */
  usual: () => sql`company.registration_number NULLS LAST, company.id`,
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
