import type { Db } from '../platform/database/database'

/** Whether this file is what a hall in use is drawn on: everybody may read it as long as it is. */
export async function isOnPlan(db: Db, fileId: string): Promise<boolean> {
  const hall = await db
    .selectFrom('hall')
    .select('id')
    .where('background_file_id', '=', fileId)
    .where('deleted_at', 'is', null)
    .where('usage', '=', 'open')
    .executeTakeFirst()
  return hall !== undefined
}
