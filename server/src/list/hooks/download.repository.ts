import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

interface Fetched {
  id: string
  fileName: string
  fetched: number
  companies: number
}

export async function readFetched(db: Db, ids: readonly string[]): Promise<Map<string, Fetched>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Fetched>`
    SELECT download.id, coalesce(file.original_name, '') AS "fileName", count(taken.id)::int AS fetched,
      count(DISTINCT taken.company_id)::int AS companies
    FROM download LEFT JOIN stored_file file ON file.id = download.file_id
    LEFT JOIN download_fetch taken ON taken.download_id = download.id
    WHERE download.id = ANY(${ids}::uuid[]) GROUP BY download.id, file.original_name`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
