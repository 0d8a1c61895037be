import { sql } from 'kysely'
import type { Db } from '../database/database'

export interface RecordedChange {
  id: number
  subjectId: string
  at: Date
  by: string
  action: string
  before: unknown
  after: unknown
}

/** Which entries of the log are meant. What is not named does not matter. */
export interface Wanted {
  type: string
  /** A subject, or several whose changes are read together. */
  id: string | string[]
  entry?: number
  action?: string
  actorId?: string
  /** Only entries older than this one. */
  before?: number | undefined
}

function matching(db: Db, { type, id, entry, action, actorId, before }: Wanted) {
  return db
    .selectFrom('audit_entry')
    .where('subject_type', '=', type)
    .where('subject_id', 'in', typeof id === 'string' ? [id] : id)
    .$if(entry !== undefined, (query) => query.where('audit_entry.id', '=', entry ?? 0))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(before !== undefined, (query) => query.where('audit_entry.id', '<', before ?? 0))
}

/** Newest first, unless asked for otherwise. */
export async function readChanges(
  db: Db,
  wanted: Wanted,
  { most, from = 'newest' }: { most?: number; from?: 'newest' | 'oldest' } = {},
): Promise<RecordedChange[]> {
  const rows = await matching(db, wanted)
    .leftJoin('account', 'account.id', 'audit_entry.actor_id')
    .select(['audit_entry.id', 'subject_id', 'at', 'actor_name', 'real_name', 'action', 'before', 'after'])
    .orderBy('audit_entry.id', from === 'newest' ? 'desc' : 'asc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
  return rows.map((row) => ({
    id: row.id,
    subjectId: row.subject_id,
    at: row.at,
    by: row.real_name || row.actor_name,
    action: row.action,
    before: row.before,
    after: row.after,
  }))
}

const pageSize = 20

/** Changes of one subject, newest first; `before` is the last one already shown. */
export async function readHistory(
  db: Db,
  subject: { type: string; id: string },
  before: number | undefined,
): Promise<{ entries: Omit<RecordedChange, 'subjectId'>[]; more: boolean }> {
  const changes = await readChanges(db, { ...subject, before }, { most: pageSize + 1 })
  return {
    more: changes.length > pageSize,
    entries: changes.slice(0, pageSize).map(({ subjectId: _subject, ...entry }) => entry),
  }
}

/** What a subject was before one of its changes; undefined where that is no change of it. */
export async function findFormerValue(
  db: Db,
  subject: { type: string; id: string },
  entry: number,
): Promise<{ value: unknown } | undefined> {
  const [change] = await readChanges(db, { ...subject, entry })
  return change && { value: change.before }
}

export async function countChanges(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await matching(db, wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Of every subject of one type the last change. */
export async function readLastChanges(
  db: Db,
  type: string,
): Promise<{ subjectId: string; at: Date; by: string }[]> {
  const { rows } = await sql<{ subjectId: string; at: Date; by: string }>`
    SELECT DISTINCT ON (subject_id) subject_id AS "subjectId", at, coalesce(nullif(real_name, ''), actor_name) AS by
    FROM audit_entry LEFT JOIN account ON account.id = actor_id
    WHERE subject_type = ${type} ORDER BY subject_id, audit_entry.id DESC`.execute(db)
  return rows
}
