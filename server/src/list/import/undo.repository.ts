import type { KeptList } from '@fairground/wire/list'
import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../../platform/audit/audit'
import { columnOf } from '../../platform/database/column-names'
import type { Db } from '../../platform/database/database'
import { table } from '../list-table.repository'
import { valuesOf } from './apply.repository'
import type { StoredRun } from './run.repository'
import { stretchesOf } from './stretches'

/** Rows that no longer say what the import made them say: putting them back would lose that. */
export async function countChangedSince(db: Db, list: KeptList, runId: string): Promise<number> {
  const differs = (said: RawBuilder<unknown>) =>
    sql`(item.deleted_at IS NOT NULL OR ${valuesOf(list, 'item')} IS DISTINCT FROM ${said})`
  // What an added row said at first is what its first change found.
  const atFirst = sql`(
    SELECT first.before FROM audit_entry first
    WHERE first.subject_type = ${list.name} AND first.subject_id = item.id::text ORDER BY first.id LIMIT 1)`
  const { rows } = await sql<{ count: number }>`
    SELECT (
      SELECT count(*) FROM ${table(list)} item
      WHERE item.import_id = ${runId} AND item.version > 1 AND ${differs(atFirst)}
    ) + (
      SELECT count(*) FROM audit_entry entry JOIN ${table(list)} item ON item.id = entry.subject_id::uuid
      WHERE entry.import_id = ${runId} AND entry.action = 'import-edit' AND ${differs(sql`entry.after`)}
    ) AS count`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Added rows are deleted, changed ones say again what they said. The caller holds the list's lock. */
export async function takeBack(db: Db, list: KeptList, run: StoredRun): Promise<void> {
  const { user, address } = run.actor
  const touched = sql`version = target.version + 1, updated_at = now(), updated_by = ${user.id}`

  const added = await idsOf(db, sql`SELECT id FROM ${table(list)} WHERE import_id = ${run.id}`)
  for (const ids of stretchesOf(added))
    await sql`
      UPDATE ${table(list)} target SET deleted_at = now(), ${touched} WHERE target.id = ANY(${ids}::uuid[])`.execute(
      db,
    )

  const columns = Object.keys(list.fields).map((field) => sql.ref(columnOf(field)))
  const before = Object.keys(list.fields).map(
    (field) => sql`${sql.lit(columnOf(field))}, entry.before->${sql.lit(field)}`,
  )
  const changes = await idsOf(
    db,
    sql`SELECT id FROM audit_entry WHERE import_id = ${run.id} AND action = 'import-edit' ORDER BY id`,
  )
  for (const ids of stretchesOf(changes)) {
    await sql`
      UPDATE ${table(list)} target SET ${sql.join(columns.map((column) => sql`${column} = former.${column}`))}, ${touched}
      FROM (
        SELECT former.* FROM audit_entry entry JOIN ${table(list)} item ON item.id = entry.subject_id::uuid,
          LATERAL jsonb_populate_record(item, jsonb_build_object(${sql.join(before)})) former
        WHERE entry.id = ANY(${ids}::bigint[])
      ) former
      WHERE target.id = former.id`.execute(db)
    await sql`
      INSERT INTO audit_entry (actor_id, actor_name, action, subject_type, subject_id, before, after, address)
      SELECT ${user.id}, ${user.username}, 'import-undo', subject_type, subject_id, after, before, ${address}
      FROM audit_entry WHERE id = ANY(${ids}::bigint[]) ORDER BY id`.execute(db)
  }
  await recordAudit(db, run.actor, {
    action: 'import-undo',
    subjectType: list.name,
    subjectId: run.id,
    before: { fileName: run.fileName, added: run.toAdd, changed: run.toChange },
  })
}

const idsOf = async (db: Db, found: RawBuilder<unknown>): Promise<string[]> =>
  (await sql<{ id: string }>`${found}`.execute(db)).rows.map(({ id }) => String(id))
