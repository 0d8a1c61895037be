import type { HistoryEntry, ReferenceList } from '@fairground/wire/reference'
import type { Db } from '../platform/database/database'

const mostShown = 200

export async function readHistory(db: Db, list: ReferenceList, id: string): Promise<HistoryEntry[]> {
  const entries = await db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.actor_id')
    .select(['audit_entry.id', 'at', 'actor_name', 'account.real_name', 'action', 'before', 'after'])
    .where('subject_type', '=', list.name)
    .where('subject_id', '=', id)
    .orderBy('audit_entry.id', 'desc')
    .limit(mostShown)
    .execute()
  return entries.map((entry) => ({
    id: Number(entry.id),
    at: entry.at,
    actorName: entry.real_name || entry.actor_name,
    action: entry.action,
    before: entry.before as HistoryEntry['before'],
    after: entry.after as HistoryEntry['after'],
  }))
}
