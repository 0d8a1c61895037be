import type { Db } from '../database/database'
import { plainFileName } from './file-name'

/** What is told of a stored file beside its content. */
export interface FileFacts {
  id: string
  name: string
  picture: boolean
}

export async function readFileFacts(db: Db, ids: readonly string[]): Promise<Map<string, FileFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'original_name', 'content_type'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, original_name: name, content_type: type }) => [
      id,
      { id, name: plainFileName(name), picture: type.startsWith('image/') },
    ]),
  )
}
