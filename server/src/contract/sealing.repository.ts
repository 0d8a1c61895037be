import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export async function findSealedFile(db: Db, contractId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('contract')
    .select('sealed_file_id')
    .where('id', '=', contractId)
    .executeTakeFirst()
  return found?.sealed_file_id ?? undefined
}

/** In force for longer than sealing takes, and not sealed: somebody's job was lost or failed. */
export async function findUnsealed(db: Db, olderThanSeconds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('contract')
    .select('id')
    .where('state', '=', 'inForce')
    .where('countersigned_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanSeconds})`)
    .orderBy('countersigned_at')
    .limit(1_000)
    .execute()
  return rows.map(({ id }) => id)
}
