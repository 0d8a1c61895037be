import type { Db } from '../database/database'
import type { Caller } from '../http/principal'

export interface AuditEntry {
  action: string
  subjectType: string
  subjectId: string
  before?: unknown
  after?: unknown
}

/** Written in the transaction of what it records: both happen or neither. */
export async function recordAudit(db: Db, caller: Caller, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      actor_id: caller.user?.id ?? null,
      actor_name: caller.user?.username ?? 'anonymous',
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      address: caller.address,
      request_id: caller.requestId,
    })
    .execute()
}
