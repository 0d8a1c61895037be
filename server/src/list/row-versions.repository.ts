import type { Row } from '@fairground/domain/field'
import type { RowVersion } from '@fairground/wire/list'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

interface Written {
  id: string
  list: string
  says: Row
  by: string
  note: string
  files: readonly string[]
}

/** The next version of a row. Its row is locked by now, or is nobody else's yet. */
export async function insertVersion(db: Db, { id, list, says, by, note, files }: Written): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    INSERT INTO row_version (row_id, number, list, says, written_by, note)
    SELECT ${id}::uuid, coalesce(max(number), 0) + 1, ${list}::text, ${JSON.stringify(says)}::jsonb, ${by}::uuid, ${note}::text
    FROM row_version WHERE row_id = ${id} RETURNING number`.execute(db)
  if (files.length > 0)
    await sql`
      INSERT INTO row_version_file (row_id, number, file_id)
      SELECT ${id}::uuid, ${rows[0]?.number ?? 0}::int, file_id FROM unnest(${files}::uuid[]) AS file_id`.execute(
      db,
    )
}

/** From now on readers read what was written last. */
export async function releaseLatest(db: Db, id: string): Promise<void> {
  await hideReleased(db, id)
  await sql`
    UPDATE row_version SET released = true
    WHERE row_id = ${id} AND number = (SELECT max(number) FROM row_version WHERE row_id = ${id})`.execute(db)
}

export async function hideReleased(db: Db, id: string): Promise<void> {
  await sql`UPDATE row_version SET released = false WHERE row_id = ${id} AND released`.execute(db)
}

export async function readReleased(db: Db, id: string): Promise<Row | undefined> {
  const { rows } = await sql<{ says: Row }>`
    SELECT says FROM row_version WHERE row_id = ${id} AND released`.execute(db)
  return rows[0]?.says
}

export async function readVersion(db: Db, id: string, number: number): Promise<Row | undefined> {
  const { rows } = await sql<{ says: Row }>`
    SELECT says FROM row_version WHERE row_id = ${id} AND number = ${number}`.execute(db)
  return rows[0]?.says
}

const mostShown = 200

export async function readVersions(
  db: Db,
  list: { name: string },
  id: string,
): Promise<(Omit<RowVersion, 'values'> & { says: Row })[]> {
  const { rows } = await sql<Omit<RowVersion, 'values'> & { says: Row }>`
    SELECT number, written_at AS at, coalesce(nullif(writer.real_name, ''), writer.username, '') AS by, note, released, says
    FROM row_version LEFT JOIN account writer ON writer.id = written_by
    WHERE row_id = ${id} AND list = ${list.name} ORDER BY number DESC LIMIT ${mostShown}`.execute(db)
  return rows
}

/** Files that some version of a row can bring back. */
export async function readVersionFiles(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    SELECT DISTINCT file_id FROM row_version_file WHERE row_id = ${id}`.execute(db)
  return rows.map(({ file_id }) => file_id)
}

export async function forgetVersionFiles(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM row_version_file WHERE row_id = ${id}`.execute(db)
}

/** Whether anybody may read the file, because a version that is read names it. */
export async function isReleasedFile(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM row_version_file JOIN row_version USING (row_id, number)
    WHERE file_id = ${fileId} AND released LIMIT 1`.execute(db)
  return rows.length > 0
}

const goneAfterSeconds = 60

/** Who else has said lately that they are at work on the row. */
export async function readOtherEditors(db: Db, id: string, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT coalesce(nullif(account.real_name, ''), account.username) AS name
    FROM row_editor JOIN account ON account.id = account_id
    WHERE row_id = ${id} AND account_id <> ${accountId}
      AND seen_at > now() - make_interval(secs => ${goneAfterSeconds}) ORDER BY seen_at`.execute(db)
  return rows.map(({ name }) => name)
}

export async function noteEditor(db: Db, id: string, accountId: string): Promise<void> {
  await sql`
    INSERT INTO row_editor (row_id, account_id) VALUES (${id}, ${accountId})
    ON CONFLICT (row_id, account_id) DO UPDATE SET seen_at = now()`.execute(db)
}

/** With whoever went without a word, a day ago or more. */
export async function forgetEditor(db: Db, id: string, accountId: string): Promise<void> {
  await sql`
    DELETE FROM row_editor
    WHERE (row_id = ${id} AND account_id = ${accountId}) OR seen_at < now() - interval '1 day'`.execute(db)
}
