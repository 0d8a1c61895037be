import type { Db } from '../database/database'

export interface HistoryEntry {
  id: number
  at: Date
  by: string
  action: string
  before: unknown
  after: unknown
}

const pageSize = 20

/** Changes of one subject, newest first; `before` is the last one already shown. */
export async function readHistory(
  db: Db,
  subject: { type: string; id: string },
  before: number | undefined,
): Promise<{ entries: HistoryEntry[]; more: boolean }> {
  const rows = await db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.actor_id')
    .select(['audit_entry.id', 'at', 'actor_name', 'real_name', 'action', 'before', 'after'])
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .$if(before !== undefined, (query) => query.where('audit_entry.id', '<', before ?? 0))
    .orderBy('audit_entry.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  return {
    more: rows.length > pageSize,
    entries: rows.slice(0, pageSize).map((row) => ({
      id: row.id,
      at: row.at,
      by: row.real_name || row.actor_name,
      action: row.action,
      before: row.before,
      after: row.after,
    })),
  }
}
