import { type SearchedList, searchedLists } from '@fairground/domain/search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { looked, shown, type Typed } from './words'
import { holdsWords, startingWith } from './words.repository'

interface Searched {
  table: string
  title: RawBuilder<string>
  creditCode?: RawBuilder<string>
  detail: RawBuilder<string>
  validUntil?: RawBuilder<string>
  /** Columns with numbers and codes, found by how they begin. */
  keys: RawBuilder<string>[]
}

const companyName = sql<string>`company_name`
const creditCode = sql<string>`credit_code`
const certificate = sql<string>`certificate_number`
const validUntil = sql<string>`valid_until`

const searched: Record<SearchedList, Searched> = {
  council: {
    table: 'council_member',
    title: companyName,
    creditCode,
    detail: sql`serial::text`,
    keys: [creditCode],
  },
  association: {
    table: 'association_member',
    title: companyName,
    detail: certificate,
    validUntil,
    keys: [certificate],
  },
  grade: {
    table: 'credit_grade',
    title: companyName,
    creditCode,
    detail: sql`grade`,
    validUntil,
    keys: [creditCode, certificate],
  },
  group: {
    table: 'group_unit',
    title: companyName,
    creditCode,
    detail: sql`group_name`,
    keys: [creditCode],
  },
  blacklist: { table: 'blacklist_entry', title: companyName, detail: sql`remark`, keys: [] },
  comment: { table: 'review_comment', title: sql`text`, detail: sql`''`, keys: [] },
}

export interface ListHitRow {
  list: SearchedList
  id: string
  title: string
  creditCode: string
  detail: string
  validUntil: string | null
  found: number
}

/** All lists in one round trip. */
export async function searchLists(db: Db, typed: Typed): Promise<ListHitRow[]> {
  const parts = searchedLists.map((list) => sql`(${hitsOf(list, searched[list], typed)})`)
  return (await sql<ListHitRow>`${sql.join(parts, sql` UNION ALL `)}`.execute(db)).rows
}

/**
 * The best among the first matches, not among all of them: sorting every company with 消防 in its name would read the
 * whole list at each key stroke. Who types more gets fewer, and then all of them count.
 */
function hitsOf(list: SearchedList, { title, keys, ...definition }: Searched, { text, words, key }: Typed) {
  const columns = sql`id, ${title} AS title, coalesce(${definition.creditCode ?? sql`NULL`}, '') AS "creditCode",
    ${definition.detail} AS detail, ${definition.validUntil ?? sql`NULL::date`} AS "validUntil"`
  const live = sql`FROM ${sql.table(definition.table)} WHERE deleted_at IS NULL`
  const byName = sql`(SELECT ${columns} ${live} AND ${holdsWords(title, words)} LIMIT ${looked})`
  const byKeys =
    key === undefined
      ? []
      : keys.map(
          (column) =>
            sql`(SELECT ${columns} ${live} AND ${column} LIKE ${startingWith(key.toUpperCase())} LIMIT ${looked})`,
        )
  return sql`
    SELECT ${sql.lit(list)} AS list, hit.*, count(*) OVER () AS found
    FROM (${sql.join([byName, ...byKeys], sql` UNION `)}) AS hit
    ORDER BY title ILIKE ${startingWith(text)} DESC, length(title), title, id LIMIT ${shown}`
}
