import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface KeptDraft {
  scene: unknown
  base: unknown
  files: string[]
  revision: number
  madeFrom: number
  savedAt: Date
  savedBy: string | null
  name: string
}

export async function findDraft(db: Db, hallId: string): Promise<KeptDraft | undefined> {
  const { rows } = await sql<KeptDraft>`
    SELECT scene, base, files, revision, made_from AS "madeFrom", saved_at AS "savedAt", saved_by AS "savedBy",
      coalesce(nullif(real_name, ''), username, '') AS name
    FROM plan_draft LEFT JOIN account ON account.id = saved_by WHERE hall_id = ${hallId}`.execute(db)
  return rows[0]
}

/** As the database tells two documents apart: by what they say, not by how they were written. */
export async function isKeptScene(db: Db, hallId: string, scene: string): Promise<boolean> {
  const row = await db
    .selectFrom('plan_draft')
    .select('hall_id')
    .where('hall_id', '=', hallId)
    .where(sql<boolean>`scene = ${scene}::jsonb`)
    .executeTakeFirst()
  return row !== undefined
}

interface Saving {
  hallId: string
  scene: string
  /** For a draft that begins, or begins anew on what is published now; one that goes on keeps its own. */
  base: string | undefined
  files: readonly string[]
  madeFrom: number
  by: string | null
}

export async function writeDraftRow(
  db: Db,
  { hallId, scene, base, files, madeFrom, by }: Saving,
): Promise<{ revision: number; savedAt: Date }> {
  const { rows } = await sql<{ revision: number; savedAt: Date }>`
    INSERT INTO plan_draft (hall_id, scene, base, files, made_from, saved_by)
    VALUES (${hallId}, ${scene}::jsonb, coalesce(${base ?? null}::jsonb, '{}'), ${files}::uuid[], ${madeFrom}, ${by})
    ON CONFLICT (hall_id) DO UPDATE SET scene = excluded.scene, files = excluded.files, revision = nextval('plan_draft_revision'),
      base = coalesce(${base ?? null}::jsonb, plan_draft.base), made_from = excluded.made_from,
      saved_at = clock_timestamp(), saved_by = excluded.saved_by
    RETURNING revision, saved_at AS "savedAt"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a draft that was saved has a revision')
  return row
}

export async function deleteDraft(db: Db, hallId: string): Promise<void> {
  await db.deleteFrom('plan_draft').where('hall_id', '=', hallId).execute()
}
