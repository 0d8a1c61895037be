import { sql } from 'kysely'
import { columnOf } from '../../platform/database/column-names'
import type { Db } from '../../platform/database/database'

export interface BareEntry {
  id: string
  ownerId: string
}

/** Entries that describe a picture and have none, and that nobody has touched since they were made. */
export async function listBareEntries(db: Db, list: string, field: string): Promise<BareEntry[]> {
  const { rows } = await sql<BareEntry>`
    SELECT id, created_by AS "ownerId" FROM ${sql.table(columnOf(list))}
    WHERE ${sql.ref(columnOf(field))} IS NULL AND ${sql.ref(`${columnOf(field)}_alt_zh`)} <> ''
      AND updated_by = created_by AND version <= 2 ORDER BY created_at, id`.execute(db)
  return rows
}

/** In what is kept and in every version of it, as if it had been there from the first. */
export async function placePicture(
  trx: Db,
  list: string,
  field: string,
  id: string,
  fileId: string,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE ${sql.table(columnOf(list))} SET ${sql.ref(columnOf(field))} = ${fileId}
    WHERE id = ${id} AND ${sql.ref(columnOf(field))} IS NULL RETURNING id`.execute(trx)
  if (rows.length === 0) return false
  await sql`
    UPDATE row_version SET says = jsonb_set(says, ARRAY[${field}]::text[], to_jsonb(${fileId}::text))
    WHERE row_id = ${id}`.execute(trx)
  await sql`
    INSERT INTO row_version_file (row_id, number, file_id)
    SELECT row_id, number, ${fileId}::uuid FROM row_version WHERE row_id = ${id}`.execute(trx)
  return true
}
