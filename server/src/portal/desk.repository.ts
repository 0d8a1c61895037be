import type { KeptList } from '@fairground/wire/list'
import { type RawBuilder, sql } from 'kysely'
import { columnOf } from '../platform/database/column-names'
import type { Db } from '../platform/database/database'

export interface DeskRow {
  list: string
  id: string
  zh: string
  en: string
  state: 'draft' | 'published' | 'withdrawn'
  revisedAt: Date | null
  dueAt: Date | null
  endsAt: Date | null
  updatedAt: Date
  isStale: boolean
  by: string
}

/** Nobody has looked at what has not been touched for so long. */
const staleAfterDays = 180
const mostRead = 5_000

/** Where an entry stands and what it is called, of all content at once: there is never much of it. */
export async function readDeskRows(db: Db, lists: readonly KeptList[]): Promise<DeskRow[]> {
  if (lists.length === 0) return []
  const parts = lists.map((list) => {
    const name = (language: 'zh' | 'en'): RawBuilder<unknown> =>
      list.fields[list.namedBy]?.kind === 'bothLanguages'
        ? sql.ref(`${columnOf(list.namedBy)}_${language}`)
        : sql`''`
    return sql`
      SELECT ${list.name} AS list, id, ${name('zh')} AS zh, ${name('en')} AS en, state, revised_at, due_at, ends_at,
        updated_at, coalesce(updated_by, created_by) AS changed_by
      FROM ${sql.table(columnOf(list.name))} WHERE deleted_at IS NULL`
  })
  const { rows } = await sql<DeskRow>`
    SELECT list, entry.id, zh, en, state, revised_at AS "revisedAt", due_at AS "dueAt", ends_at AS "endsAt",
      entry.updated_at AS "updatedAt", entry.updated_at < now() - make_interval(days => ${staleAfterDays}) AS "isStale",
      coalesce(nullif(account.real_name, ''), account.username, '') AS by
    FROM (${sql.join(parts, sql` UNION ALL `)}) entry LEFT JOIN account ON account.id = changed_by
    ORDER BY entry.updated_at DESC, entry.id LIMIT ${mostRead}`.execute(db)
  return rows
}
