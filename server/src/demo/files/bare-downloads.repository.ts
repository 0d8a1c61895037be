import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface BareDownload {
  id: string
  titleZh: string
  titleEn: string
  ownerId: string
}

/** Only what was never touched: what somebody took a file from stays without. */
export async function listBareDownloads(db: Db, edition: number): Promise<BareDownload[]> {
  const { rows } = await sql<BareDownload>`
    SELECT id, title_zh AS "titleZh", title_en AS "titleEn", created_by AS "ownerId" FROM download
    WHERE edition = ${edition} AND file_id IS NULL AND version = 1 AND deleted_at IS NULL
    ORDER BY position`.execute(db)
  return rows
}

export async function placeDownload(trx: Db, id: string, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE download SET file_id = ${fileId} WHERE id = ${id} AND file_id IS NULL RETURNING id`.execute(trx)
  return rows.length > 0
}
