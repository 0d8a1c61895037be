import type { ChoiceStage, Progress, SelectionAction } from '@fairground/domain/selection'
import type { Language } from '@fairground/domain/text'
import type { ChooserSearch } from '@fairground/wire/selection/choosers'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import type { JoinedView } from '../platform/database/joined-view'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'
import { type AskedAndTiers, askedAndTiers } from '../quota'
import type { Place } from './keep-apart.repository'
import { atTheDesk, progressOf } from './progress.repository'

export interface Reading {
  edition: number
  language: Language
}

export interface ChooserRow {
  companyId: string
  companyName: string
  registrationNumber: string | null
  progress: Progress
  booths: (Place & { id: string; code: string; areaM2: number })[]
  allowed: AskedAndTiers | null
  startsAt: Date | null
  endsAt: Date | null
  batch: number | null
  finishedAt: Date | null
  triedAt: Date | null
  action: SelectionAction | null
  refusedBy: string | null
}

const tables = sql`company LEFT JOIN booth_choice choice ON choice.company_id = company.id
  LEFT JOIN current_window own ON own.company_id = company.id`

const lastTry = sql`LEFT JOIN LATERAL (
  SELECT at, action, refused_by FROM selection_event WHERE company_id = company.id ORDER BY id DESC LIMIT 1
) last_try ON true`

const heldCount = sql`(SELECT count(*) FROM booth_holding WHERE company_id = company.id AND released_at IS NULL)`

/** By the request itself, as the tiers divide it; the size is in booths or in square metres. */
const inTier = (label: string): RawBuilder<SqlBool> => sql`EXISTS (
  SELECT FROM booth_request request JOIN booth_tier tier ON tier.exhibit_type = request.exhibit_type
    AND tier.booth_type = request.booth_type AND tier.deleted_at IS NULL
  WHERE request.company_id = company.id AND request.saved AND tier.label = ${label}
    AND CASE WHEN tier.max_count IS NOT NULL
      THEN request.standard_booths BETWEEN coalesce(tier.min_count, 0) AND tier.max_count
      ELSE greatest(request.indoor_area, request.outdoor_area) BETWEEN coalesce(tier.min_area, 0) AND tier.max_area END)`

const inHall = (hallId: string): RawBuilder<SqlBool> => sql`EXISTS (
  SELECT FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id
  WHERE holding.company_id = company.id AND holding.released_at IS NULL AND booth.hall_id = ${hallId})`

const shown = ({ language }: Reading) => sql<ChooserRow>`
  company.id AS "companyId", ${nameIn(language)} AS "companyName",
  company.registration_number AS "registrationNumber", ${progressOf} AS progress,
  own.starts_at AS "startsAt", own.ends_at AS "endsAt", own.batch, choice.finished_at AS "finishedAt",
  last_try.at AS "triedAt", last_try.action, last_try.refused_by AS "refusedBy",
  ${askedAndTiers('company.id')} AS allowed,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', booth.id, 'code', booth.code, 'areaM2', booth.area_m2,
      'hallId', booth.hall_id, 'x', x_m, 'y', y_m, 'width', width_m, 'depth', depth_m) ORDER BY booth.code), '[]')
    FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id
    WHERE holding.company_id = company.id AND holding.released_at IS NULL) AS booths`

export const choosers: JoinedView<ChooserRow, ChooserSearch, Reading> = {
  id: sql`company.id`,
  tables: () => sql`${tables} ${lastTry}`,
  shown,
  always: ({ edition }) => atTheDesk(edition),
  asked: () => ({
    progress: (progress) => sql`${progressOf} = ${progress}`,
    companyName: (typed) => sql`concat_ws(' ', company.name_zh, company.name_en) ILIKE ${containing(typed)}`,
    tier: inTier,
    hallId: inHall,
  }),
  sorted: {
    companyName: (language) => byReading(nameIn(language)),
    finishedAt: () => sql`choice.finished_at`,
    window: () => sql`own.starts_at`,
    booths: () => heldCount,
    lastTry: () => sql`last_try.at`,
  },
  /** Whoever finished first is confirmed first; the others as they signed up. */
  usual: () => sql`choice.finished_at NULLS LAST, company.registration_number NULLS LAST, company.id`,
}

export interface DeskFacts {
  companyName: string
  progress: Progress
  stage: ChoiceStage
  finishedAt: Date | null
  batch: number | null
  ownQuota: { least: number; most: number; reason: string; by: string; at: string } | null
}

/** What the desk knows of a company beyond what choosing needs. */
export async function findDeskFacts(
  db: Db,
  companyId: string,
  { edition, language }: Reading,
): Promise<DeskFacts | undefined> {
  const { rows } = await sql<DeskFacts>`
    SELECT ${nameIn(language)} AS "companyName", ${progressOf} AS progress,
      coalesce(choice.state, 'choosing') AS stage, choice.finished_at AS "finishedAt", own.batch,
      (SELECT jsonb_build_object('least', least, 'most', most, 'reason', reason, 'at', set_at,
          'by', coalesce(nullif(setter.real_name, ''), setter.username, ''))
        FROM company_quota LEFT JOIN account setter ON setter.id = set_by
        WHERE company_id = company.id AND ended_at IS NULL) AS "ownQuota"
    FROM ${tables} WHERE company.id = ${companyId} AND company.edition = ${edition} AND company.deleted_at IS NULL`.execute(
    db,
  )
  return rows[0]
}

export interface TryRow {
  id: number
  at: Date
  action: SelectionAction
  booths: string[]
  refusedBy: string
  reason: string
  actor: string
  byStaff: boolean
}

/** In the order in which they were tried: what was refused is written down a moment later than what was done. */
export async function readTries(
  db: Db,
  companyId: string,
  { before, most }: { before: number | undefined; most: number },
): Promise<TryRow[]> {
  const { rows } = await sql<TryRow>`
    SELECT event.id::float8 AS id, event.at, event.action, event.refused_by AS "refusedBy", event.reason,
      (SELECT coalesce(array_agg(code ORDER BY code), '{}') FROM booth WHERE booth.id = ANY(event.booth_ids)) AS booths,
      coalesce(nullif(actor.real_name, ''), actor.username, '') AS actor,
      actor.department IS DISTINCT FROM 'exhibitor' AS "byStaff"
    FROM selection_event event LEFT JOIN account actor ON actor.id = event.actor_id
    WHERE event.company_id = ${companyId} AND (${before ?? null}::bigint IS NULL
      OR (event.at, event.id) < (SELECT at, id FROM selection_event WHERE id = ${before ?? null}::bigint))
    ORDER BY event.at DESC, event.id DESC LIMIT ${most}`.execute(db)
  return rows
}
