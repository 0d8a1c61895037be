import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Its id, where it is kept; with an owner only where it belongs to them. */
export async function findStored(db: Db, fileId: string, ownerId?: string): Promise<string | undefined> {
  const file = await db
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', fileId)
    .where('stored', '=', true)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .executeTakeFirst()
  return file?.id
}

/** Left to the next sweep, ahead of their day. */
export async function giveUpUnclaimed(db: Db, fileIds: readonly string[], ownerId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ created_at: sql`now() - interval '25 hours'` })
    .where('id', 'in', fileIds)
    .where('claimed_at', 'is', null)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
