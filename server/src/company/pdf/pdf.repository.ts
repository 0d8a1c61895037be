import type { Db } from '../../platform/database/database'

export interface StoredFileFacts {
  name: string
  isPicture: boolean
}

export async function listFileFacts(db: Db, ids: readonly string[]): Promise<Map<string, StoredFileFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'original_name', 'content_type'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { name: row.original_name, isPicture: row.content_type.startsWith('image/') },
    ]),
  )
}
