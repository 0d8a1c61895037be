import type { Fields } from '@fairground/domain/field'
import { type RawBuilder, sql } from 'kysely'
import { columnOf } from '../platform/database/column-names'
import type { Db } from '../platform/database/database'

interface Stored {
  name: string
  fields: Fields
}

/** Files of rows stand in a table named after the rows and after what the files are for: `notice_attachment`. */
function fileTable({ name, fields }: Stored, field: string) {
  const described = fields[field]
  const purpose = described?.kind === 'files' ? described.purpose : ''
  return { table: sql.table(`${columnOf(name)}_${columnOf(purpose)}`), row: sql.ref(`${columnOf(name)}_id`) }
}

export function filesOf(stored: Stored, field: string): RawBuilder<unknown> {
  const { table, row } = fileTable(stored, field)
  return sql`ARRAY(SELECT file_id::text FROM ${table} WHERE ${row} = item.id ORDER BY position)`
}

export async function replaceFiles(
  db: Db,
  stored: Stored,
  field: string,
  rowId: string,
  fileIds: readonly string[],
): Promise<void> {
  const { table, row } = fileTable(stored, field)
  await sql`DELETE FROM ${table} WHERE ${row} = ${rowId}`.execute(db)
  await sql`
    INSERT INTO ${table} (${row}, position, file_id)
    SELECT ${rowId}, position - 1, file_id
    FROM unnest(${fileIds}::uuid[]) WITH ORDINALITY AS given (file_id, position)`.execute(db)
}

export async function forgetFile(db: Db, { name }: Stored, field: string, rowId: string): Promise<void> {
  await sql`UPDATE ${sql.table(columnOf(name))} SET ${sql.ref(columnOf(field))} = NULL WHERE id = ${rowId}`.execute(
    db,
  )
}
