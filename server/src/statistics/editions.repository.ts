import type { Text } from '@fairground/domain/text'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Editions anybody signed up for and the one that is shown, the newest first: by skipping from one to the next, however many companies there are. */
export async function readEditions(db: Db, shown: number): Promise<number[]> {
  const { rows } = await sql<{ edition: number }>`
    WITH RECURSIVE known AS (
      SELECT max(edition) AS edition FROM company WHERE deleted_at IS NULL
      UNION ALL
      SELECT (SELECT max(edition) FROM company WHERE deleted_at IS NULL AND edition < known.edition)
      FROM known WHERE known.edition IS NOT NULL)
    SELECT edition FROM known WHERE edition IS NOT NULL`.execute(db)
  return [...new Set([shown, ...rows.map(({ edition }) => edition)])].sort((one, other) => other - one)
}

/** Halls go by their codes; these are the names beside them. */
export async function readHallNames(db: Db, edition: number): Promise<Record<string, Text>> {
  const halls = await db
    .selectFrom('hall')
    .select(['code', 'name_zh', 'name_en'])
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .execute()
  return Object.fromEntries(halls.map(({ code, name_zh: zh, name_en: en }) => [code, { zh, en }]))
}
