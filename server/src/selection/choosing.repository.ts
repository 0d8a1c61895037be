import type { BoothState } from '@fairground/domain/booth'
import type { SelectionAction } from '@fairground/domain/selection'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { planOnce } from '../platform/database/plan-once'
import type { OwnBooth, WantedBooth } from './chooser.repository'

/** Something somebody did to choose, refused or not. */
export interface SelectionEvent {
  edition: number
  companyId: string
  actorId: string
  action: SelectionAction
  boothIds: readonly string[]
  /** Which rule; empty where it was done. */
  refusedBy?: string
  reason?: string
  /** When it was tried, where it is written down later than that. */
  at?: Date
}

const eventColumns = sql`edition, company_id, actor_id, action, booth_ids, refused_by, reason, at`
const eventValues = (event: SelectionEvent) =>
  sql`${event.edition}, ${event.companyId}::uuid, ${event.actorId}::uuid, ${event.action}, ${event.boothIds}::uuid[],
    ${event.refusedBy ?? ''}, ${event.reason ?? ''}, coalesce(${event.at ?? null}::timestamptz, clock_timestamp())`

export async function insertEvents(db: Db, events: readonly SelectionEvent[]): Promise<void> {
  const rows = sql.join(events.map((event) => sql`(${eventValues(event)})`))
  await sql`INSERT INTO selection_event (${eventColumns}) VALUES ${rows}`.execute(db)
}

/** Whose booths change, by whom, and why where that is asked. */
export interface Change {
  edition: number
  companyId: string
  by: string
  reason: string
}

/** Whatever a delegate chooses belongs to the block of its group. */
export const delegacyOf = (companyId: string) =>
  sql`(SELECT id FROM group_delegate WHERE company_id = ${companyId} AND ended_at IS NULL)`

/** Until money moves it. */
export const stateOf = { chosen: 'occupy', assigned: 'allotted' } as const satisfies Record<
  OwnBooth['origin'],
  BoothState
>

interface Taking {
  origin?: OwnBooth['origin']
  /** Written down in the same statement: in a rush each costs everybody who waits. */
  event?: SelectionEvent
}

/**
 * Booth and holding move in one statement. How many could be had, and when they were: they are locked and free, but what
 * their hall is for may have been changed by somebody who had them before.
 */
export async function takeBooths(
  trx: Db,
  wanted: readonly WantedBooth[],
  { edition, companyId, by, reason }: Change,
  { origin = 'chosen', event }: Taking = {},
): Promise<{ taken: number; at: Date | null }> {
  const noted = event
    ? sql`, noted AS (INSERT INTO selection_event (${eventColumns}) VALUES (${eventValues(event)}))`
    : sql``
  const { rows } = await sql<{ taken: number; at: Date | null }>`
    WITH ${planOnce} taken AS (
      UPDATE booth SET status = ${stateOf[origin]}
      FROM hall, unnest(${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ hall }) => hall.kind)}::text[],
        ${wanted.map(({ hall }) => hall.exhibitType)}::text[]) judged (booth_id, kind, exhibit_type)
      WHERE booth.id = judged.booth_id AND booth.status = 'normal' AND booth.deleted_at IS NULL
        AND hall.id = booth.hall_id AND hall.usage = 'open' AND hall.deleted_at IS NULL
        AND hall.kind = judged.kind AND hall.exhibit_type = judged.exhibit_type
      RETURNING booth.id
    ), held AS (
      INSERT INTO booth_holding (booth_id, company_id, edition, origin, taken_at, taken_by, reason, group_delegate_id)
      SELECT id, ${companyId}, ${edition}, ${origin}, clock_timestamp(), ${by}, ${reason}, ${delegacyOf(companyId)} FROM taken
      RETURNING taken_at
    )${noted}
    SELECT count(*)::int AS taken, max(taken_at) AS at FROM held`.execute(trx)
  return rows[0] ?? { taken: 0, at: null }
}

/**
 * How many there were to let go of; only what the company chose itself, unless the organiser moves it. Locked in the one
 * order, so that nobody who wants some of them, or all of their hall, waits for this while this waits for them.
 */
export async function freeBooths(
  trx: Db,
  boothIds: readonly string[],
  { companyId, by, reason }: Omit<Change, 'edition'>,
  origins: readonly ('chosen' | 'assigned')[] = ['chosen'],
): Promise<number> {
  const { rows } = await sql<{ freed: number }>`
    WITH ${planOnce} locked AS MATERIALIZED (
      SELECT id FROM booth WHERE id = ANY(${boothIds}::uuid[]) ORDER BY id FOR UPDATE
    ), freed AS (
      UPDATE booth_holding SET released_at = clock_timestamp(), released_by = ${by}, release_reason = ${reason}
      WHERE booth_id IN (SELECT id FROM locked) AND company_id = ${companyId}
        AND origin = ANY(${origins}::text[]) AND released_at IS NULL RETURNING booth_id
    ), offered AS (
      UPDATE booth SET status = 'normal' FROM freed WHERE booth.id = freed.booth_id
    )
    SELECT count(*)::int AS freed FROM freed`.execute(trx)
  return rows[0]?.freed ?? 0
}

/** Whether the company once had each of these: who lets go twice has done so once. */
export async function onceHadAll(trx: Db, companyId: string, boothIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ had: number }>`
    SELECT count(DISTINCT booth_id)::int AS had FROM booth_holding
    WHERE company_id = ${companyId} AND booth_id = ANY(${boothIds}::uuid[])`.execute(trx)
  return rows[0]?.had === boothIds.length
}

export async function markFinished(trx: Db, companyId: string): Promise<void> {
  await sql`
    INSERT INTO booth_choice (company_id, state, finished_at) VALUES (${companyId}, 'finished', clock_timestamp())
    ON CONFLICT (company_id) DO UPDATE SET state = 'finished', finished_at = clock_timestamp(), return_reason = ''`.execute(
    trx,
  )
}
