import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/**
 * Booth numbers are unique among all halls of an edition: one publish at a time, or two halls that exchange numbers would
 * wait for each other.
 */
export async function lockNumbers(db: Db, edition: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('fairground booth numbers'), ${edition})`.execute(db)
}

/** Before any row: whoever puts halls in another order locks the table, and would wait for a row while we wait for them. */
export async function lockHalls(db: Db): Promise<void> {
  await sql`LOCK TABLE hall IN ROW EXCLUSIVE MODE`.execute(db)
}

/** Those of these ids that booths of other halls or editions have. */
export async function findForeignBooths(db: Db, hallId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM booth WHERE id = ANY(${ids}::uuid[]) AND hall_id <> ${hallId}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface BoothToWrite {
  id: string
  code: string
  booth_class: string
  exhibit_type: string
  open_sides: number
  special: boolean
  use: string
  name: string
  name_en: string
  x_m: number
  y_m: number
  width_m: number
  depth_m: number
  opening_reason: string
  fonts: object | null
}

/** What a drawing says of a booth, column by column. */
const columnTypes = {
  code: 'text',
  booth_class: 'text',
  exhibit_type: 'text',
  open_sides: 'smallint',
  special: 'boolean',
  use: 'text',
  name: 'text',
  name_en: 'text',
  x_m: 'numeric',
  y_m: 'numeric',
  width_m: 'numeric',
  depth_m: 'numeric',
  opening_reason: 'text',
  fonts: 'jsonb',
} as const satisfies Record<Exclude<keyof BoothToWrite, 'id'>, string>
export type DrawnColumn = keyof typeof columnTypes
export const drawnColumns = Object.keys(columnTypes) as DrawnColumn[]

function asRows(booths: readonly BoothToWrite[], columns: readonly DrawnColumn[]) {
  const rows = booths.map((booth) =>
    Object.fromEntries((['id', ...columns] as const).map((column) => [column, booth[column]])),
  )
  const types = columns.map((column) => `, ${column} ${columnTypes[column]}`).join('')
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS drawn (id uuid${sql.raw(types)})`
}

/** Until all have their new numbers none of them keeps an old one: two that exchange theirs would run into each other. */
export async function putNumbersAside(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`UPDATE booth SET code = '~' || id WHERE id = ANY(${ids}::uuid[])`.execute(db)
}

export async function removeBooths(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`UPDATE booth SET deleted_at = now() WHERE id = ANY(${ids}::uuid[])`.execute(db)
}

/** What happened to a booth outweighs what is drawn: its state stays then. */
const drawnState = `status = CASE WHEN booth.status IN ('normal', 'function', 'disabled') THEN drawn.use ELSE booth.status END`

/** Only these columns of them, since most publishes move booths and do nothing else. Brings back those that were removed. */
export async function updateBooths(
  db: Db,
  booths: readonly BoothToWrite[],
  columns: readonly DrawnColumn[],
): Promise<void> {
  if (booths.length === 0) return
  const set = columns.map((column) => (column === 'use' ? drawnState : `${column} = drawn.${column}`))
  await sql`
    UPDATE booth SET ${sql.raw([...set, 'deleted_at = NULL'].join(', '))}
    FROM ${asRows(booths, columns)} WHERE booth.id = drawn.id`.execute(db)
}

export async function insertBooths(
  db: Db,
  hall: { id: string; edition: number },
  booths: readonly BoothToWrite[],
): Promise<void> {
  if (booths.length === 0) return
  await sql`
    INSERT INTO booth (id, hall_id, edition, code, booth_class, exhibit_type, open_sides, special, status, name, name_en,
      x_m, y_m, width_m, depth_m, opening_reason, fonts)
    SELECT id, ${hall.id}::uuid, ${hall.edition}, code, booth_class, exhibit_type, open_sides, special, use, name, name_en,
      x_m, y_m, width_m, depth_m, opening_reason, fonts
    FROM ${asRows(booths, drawnColumns)}`.execute(db)
}

interface NewPlan {
  hallId: string
  width: number
  depth: number
  scenery: object
  by: string
}

/** The number of the plan that stands now. */
export async function writePlan(db: Db, { hallId, width, depth, scenery, by }: NewPlan): Promise<number> {
  const { plan_version } = await db
    .updateTable('hall')
    .set((value) => ({
      width_m: width,
      depth_m: depth,
      scenery: JSON.stringify(scenery),
      plan_version: value('plan_version', '+', 1),
      version: value('version', '+', 1),
      updated_at: sql`now()`,
      updated_by: by,
    }))
    .where('id', '=', hallId)
    .returning('plan_version')
    .executeTakeFirstOrThrow()
  return plan_version
}

export interface ChangeRow {
  booth_id: string | null
  booth_code: string
  action: string
  before: string
  after: string
  note: string
}

export async function insertChanges(
  db: Db,
  { hallId, version, by }: { hallId: string; version: number; by: string },
  changes: readonly ChangeRow[],
): Promise<void> {
  await sql`
    INSERT INTO plan_change (hall_id, version, booth_id, booth_code, action, before, after, note, published_by)
    SELECT ${hallId}::uuid, ${version}, booth_id, booth_code, action, before, after, note, ${by}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      AS change (booth_id uuid, booth_code text, action text, before text, after text, note text)`.execute(db)
}
