import type { ReferenceList } from '@fairground/wire/reference'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/audit'
import { columnOf } from '../../platform/database/column-names'
import type { Db } from '../../platform/database/database'
import type { SignedInCaller } from '../../platform/http/principal'
import { table } from '../list-table'
import type { StoredRun } from './run.repository'

/** Rows somebody touched after the import: putting them back would lose that. */
export async function countChangedSince(db: Db, list: ReferenceList, runId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM ${table(list)} WHERE import_id = ${runId} AND version > 1) + (
      SELECT count(*) FROM audit_entry entry WHERE entry.import_id = ${runId} AND entry.action = 'import-edit' AND EXISTS (
        SELECT FROM audit_entry later
        WHERE later.subject_type = entry.subject_type AND later.subject_id = entry.subject_id AND later.id > entry.id)
    ) AS count`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Added rows are deleted, changed ones say again what they said. The caller holds the list's lock. */
export async function takeBack(
  db: Db,
  list: ReferenceList,
  run: StoredRun,
  caller: SignedInCaller,
): Promise<void> {
  const by = caller.user.id
  await sql`
    UPDATE ${table(list)} SET deleted_at = now(), version = version + 1, updated_at = now(), updated_by = ${by}
    WHERE import_id = ${run.id}`.execute(db)

  const columns = Object.keys(list.fields).map((field) => sql.ref(columnOf(field)))
  const before = Object.keys(list.fields).map(
    (field) => sql`${sql.lit(columnOf(field))}, entry.before->${sql.lit(field)}`,
  )
  await sql`
    UPDATE ${table(list)} target SET ${sql.join(columns.map((column) => sql`${column} = former.${column}`))},
      version = target.version + 1, updated_at = now(), updated_by = ${by}
    FROM (
      SELECT former.* FROM audit_entry entry JOIN ${table(list)} item ON item.id = entry.subject_id::uuid,
        LATERAL jsonb_populate_record(item, jsonb_build_object(${sql.join(before)})) former
      WHERE entry.import_id = ${run.id} AND entry.action = 'import-edit'
    ) former
    WHERE target.id = former.id`.execute(db)

  await sql`
    INSERT INTO audit_entry (actor_id, actor_name, action, subject_type, subject_id, before, after, address, request_id)
    SELECT ${by}, ${caller.user.username}, 'import-undo', subject_type, subject_id, after, before,
      ${caller.address}, ${caller.requestId}
    FROM audit_entry WHERE import_id = ${run.id} AND action = 'import-edit'`.execute(db)
  await recordAudit(db, caller, {
    action: 'import-undo',
    subjectType: list.name,
    subjectId: run.id,
    before: { fileName: run.fileName, added: run.toAdd, changed: run.toChange },
  })
}
