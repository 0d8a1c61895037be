import { sql } from 'kysely'
import type { Db } from '../database/database'

/** A caller, or whoever a job works for. */
export interface Actor {
  user: { id: string; username: string } | undefined
  /** Who it was when it was none of the fair's own users. */
  name?: string
  address: string
  requestId?: string
}

export interface AuditEntry {
  action: string
  subjectType: string
  subjectId: string
  before?: unknown
  after?: unknown
}

/** Many at once, in one statement. */
export async function recordAudits(db: Db, actor: Actor, entries: readonly AuditEntry[]): Promise<void> {
  await sql`INSERT INTO audit_entry (actor_id, actor_name, action, subject_type, subject_id, before, after, address, request_id)
    SELECT ${actor.user?.id ?? null}::uuid, ${actor.user?.username ?? actor.name ?? 'anonymous'}, action, "subjectType", "subjectId",
      before, after, ${actor.address}, ${actor.requestId ?? null}
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS entry (action text, "subjectType" text, "subjectId" text, before jsonb, after jsonb)`.execute(db)
}

/** Written in the transaction of what it records: both happen or neither. */
export async function recordAudit(db: Db, actor: Actor, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      actor_id: actor.user?.id ?? null,
      actor_name: actor.user?.username ?? actor.name ?? 'anonymous',
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      address: actor.address,
      request_id: actor.requestId ?? null,
    })
    .execute()
}
