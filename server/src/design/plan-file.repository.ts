import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/**
 * Those of these files that a plan may show, taken up by it if nothing had done so yet. Any number of plans can show one
 * file: a draft, its versions, a hall that was copied. What is a hall's background is the hall's to take up.
 */
export async function takeUpFiles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM stored_file WHERE id = ANY(${ids}::uuid[]) AND stored
      AND (purpose IN ('planPicture', 'planDrawing') OR (purpose = 'hallBackground' AND claimed_at IS NOT NULL))
    ORDER BY id FOR UPDATE`.execute(db)
  const found = rows.map(({ id }) => id)
  await sql`UPDATE stored_file SET claimed_at = now() WHERE id = ANY(${found}::uuid[]) AND claimed_at IS NULL`.execute(
    db,
  )
  return new Set(found)
}

/** Those no plan shows any more, with a day for whoever takes a step back; one that is a hall's background stays. */
export async function letGoOfFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    UPDATE stored_file SET claimed_at = NULL, created_at = now()
    WHERE id = ANY(${ids}::uuid[]) AND purpose IN ('planPicture', 'planDrawing', 'hallBackground') AND NOT is_on_some_plan(id)
      AND NOT EXISTS (SELECT FROM hall WHERE background_file_id = stored_file.id)`.execute(db)
}
