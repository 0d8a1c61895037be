import type { Db } from '../platform/database/database'

export interface CodeEvent {
  event: 'sent' | 'accepted' | 'refused'
  purpose: string
  target: string
  address: string
}

export async function recordCodeEvent(db: Db, event: CodeEvent): Promise<void> {
  await db.insertInto('code_log').values(event).execute()
}
