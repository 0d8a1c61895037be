import type pg from 'pg'

/** A file the database knows of: its content, or the small picture of it. */
export interface KnownFile {
  key: string
  contentType: string
  /** Of contents; small pictures have none on record. */
  sha256: string | null
  /** Some record refers to it. One that nothing refers to may be swept away at any moment. */
  claimed: boolean
}

export async function readFiles(client: pg.ClientBase): Promise<KnownFile[]> {
  const { rows } = await client.query<KnownFile>(`
    SELECT part.key, content_type AS "contentType", part.sha256, claimed_at IS NOT NULL AS claimed
    FROM stored_file, LATERAL (VALUES (blob_key, encode(sha256, 'hex')), (thumbnail_key, NULL)) AS part (key, sha256)
    WHERE stored AND part.key IS NOT NULL ORDER BY part.key`)
  return rows
}
