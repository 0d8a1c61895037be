import { completeRow } from '@fairground/domain/field'
import type { ImportAction } from '@fairground/domain/list'
import type { KeptList } from '@fairground/wire/list'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { recordAudit } from '../../platform/audit/audit'
import { columnOf } from '../../platform/database/column-names'
import type { Db } from '../../platform/database/database'
import { planOnce } from '../../platform/database/plan-once'
import { table } from '../list-table.repository'
import { closedCodes, joinWholeSets } from './plan.repository'
import type { StoredRun } from './run.repository'
import { rowsAtOnce } from './stretches'

/** How many rows are no longer what the plan was made for. */
export async function countStale(db: Db, list: KeptList, runId: string): Promise<number> {
  await joinWholeSets(db)
  const same = (list.workbook?.matchBy ?? []).map(
    (field) => sql`item.${sql.ref(columnOf(field))}::text = row.given->>${columnOf(field)}`,
  )
  const { rows } = await sql<{ count: number }>`
    SELECT (
      SELECT count(*) FROM import_row row LEFT JOIN ${table(list)} item ON item.id = row.row_id
      WHERE row.run_id = ${runId} AND row.action IN ('change', 'same')
        AND (item.deleted_at IS NOT NULL OR item.version IS DISTINCT FROM row.base_version)
    ) + (
      SELECT count(DISTINCT row.number) FROM import_row row JOIN ${table(list)} item
        ON item.deleted_at IS NULL AND ${sql.join(same, sql` AND `)}
      WHERE row.run_id = ${runId} AND row.action <> 'fault' AND item.id IS DISTINCT FROM row.row_id
    ) AS count`.execute(db)
  let stale = Number(rows[0]?.count ?? 0)
  for (const field of Object.keys(list.fields)) {
    const closed = closedCodes(list, field)
    if (!closed) continue
    const { rows: found } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM import_row row LEFT JOIN ${table(list)} item ON item.id = row.row_id
      WHERE row.run_id = ${runId} AND row.action IN ('add', 'change') AND ${closed}`.execute(db)
    stale += Number(found[0]?.count ?? 0)
  }
  return stale
}

/**
 * All of a plan, on record. A row that is added says which import it came with; one that is changed gets an entry of its
 * own, because only the log knows what it said before. The caller holds the list's lock.
 */
export async function applyPlan(db: Db, list: KeptList, run: StoredRun): Promise<void> {
  const columns = Object.keys(list.fields).map((field) => sql.ref(columnOf(field)))
  const empties = JSON.stringify(
    Object.fromEntries(
      Object.entries(completeRow(list.fields, {})).map(([field, value]) => [columnOf(field), value]),
    ),
  )

  // A microsecond apart, so that lists shown newest first show them in the order of the file.
  await inStretches(db, run, 'add', async (stretch) => {
    await sql`
      INSERT ${planOnce} INTO ${table(list)} (id, ${sql.join(columns)}, created_at, created_by, updated_by, import_id)
      SELECT ${idOfNewRow(run.id)}, ${sql.join(columns.map((column) => sql`filled.${column}`))},
        now() - row.number * interval '1 microsecond', ${run.actor.user.id}, ${run.actor.user.id}, ${run.id}
      FROM import_row row, LATERAL jsonb_populate_record(NULL::${table(list)}, ${empties}::jsonb || row.given) filled
      WHERE ${stretch}`.execute(db)
  })

  const merged = sql`import_row row JOIN ${table(list)} item ON item.id = row.row_id,
    LATERAL jsonb_populate_record(item, row.given) filled`
  await inStretches(db, run, 'change', async (stretch) => {
    await sql`
      INSERT INTO audit_entry (actor_id, actor_name, action, subject_type, subject_id, before, after, address, import_id)
      SELECT ${run.actor.user.id}, ${run.actor.user.username}, 'import-edit', ${list.name}, item.id,
        ${valuesOf(list, 'item')}, ${valuesOf(list, 'filled')}, ${run.actor.address}, ${run.id}::uuid
      FROM ${merged} WHERE ${stretch}`.execute(db)
    await sql`
      UPDATE ${table(list)} target SET ${sql.join(columns.map((column) => sql`${column} = filled.${column}`))},
        version = target.version + 1, updated_at = now(), updated_by = ${run.actor.user.id}
      FROM (SELECT filled.* FROM ${merged} WHERE ${stretch}) filled
      WHERE target.id = filled.id`.execute(db)
  })

  await recordAudit(db, run.actor, {
    action: 'import',
    subjectType: list.name,
    subjectId: run.id,
    after: { fileName: run.fileName, added: run.toAdd, changed: run.toChange },
  })
}

/** A run's rows of one kind, a few at a time. */
async function inStretches(
  db: Db,
  run: StoredRun,
  action: ImportAction,
  apply: (stretch: RawBuilder<SqlBool>) => Promise<void>,
): Promise<void> {
  // Few rows by their numbers: the whole sets of `joinWholeSets` would be read again for each of them.
  await sql`SET LOCAL enable_nestloop = on`.execute(db)
  const { rows } = await sql<{ last: number | null }>`
    SELECT max(number) AS last FROM import_row WHERE run_id = ${run.id} AND action = ${action}`.execute(db)
  const last = rows[0]?.last ?? 0
  for (let first = 1; first <= last; first += rowsAtOnce)
    await apply(sql`row.run_id = ${run.id} AND row.action = ${action}
      AND row.number BETWEEN ${first} AND ${first + rowsAtOnce - 1}`)
}

/**
 * The id a row gets when it is added: its run's, with the row's number in place of the last twelve digits. Ids that follow
 * each other are cheaper to index than random ones.
 */
const idOfNewRow = (runId: string): RawBuilder<string> =>
  sql`(left(${runId}::text, 24) || lpad(to_hex(row.number), 12, '0'))::uuid`

/** A row's fields under their domain names, as the audit log keeps them. */
export function valuesOf(list: KeptList, source: string): RawBuilder<unknown> {
  const pairs = Object.keys(list.fields).map(
    (field) => sql`${sql.lit(field)}, ${sql.ref(`${source}.${columnOf(field)}`)}`,
  )
  return sql`jsonb_build_object(${sql.join(pairs)})`
}
