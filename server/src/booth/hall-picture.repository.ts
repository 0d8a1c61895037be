import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Whether this file is what a hall in use is drawn on: everybody may read it as long as it is. */
export async function isOnPlan(db: Db, fileId: string): Promise<boolean> {
  const hall = await db
    .selectFrom('hall')
    .select('id')
    .where((where) =>
      where.or([
        where('background_file_id', '=', fileId),
        sql<SqlBool>`scenery @> ${JSON.stringify([{ kind: 'picture', file: fileId }])}::jsonb`,
      ]),
    )
    .where('deleted_at', 'is', null)
    .where('usage', '=', 'open')
    .executeTakeFirst()
  return hall !== undefined
}
