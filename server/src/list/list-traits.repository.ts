import type { PublishState } from '@fairground/domain/list'
import type { Language } from '@fairground/domain/text'
import type { KeptList, PublicRow } from '@fairground/wire/list'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { ofEdition, ordering } from './list.repository'
import { column, table } from './list-table.repository'

/** Of whatever has the columns of publishing, in the table named after it. */
export async function setState(
  db: Db,
  kept: { name: string },
  id: string,
  state: PublishState,
  by: string,
): Promise<void> {
  const publication =
    state === 'published' ? sql`published_at = now(), published_by = ${by}, revised_at = NULL,` : sql``
  await sql`
    UPDATE ${table(kept)} SET state = ${state}, ${publication}
      version = version + 1, updated_at = now(), updated_by = ${by}
    WHERE id = ${id}`.execute(db)
}

/** The rows people see, from the first to the last. */
export async function readOrder(db: Db, list: KeptList, edition?: number): Promise<string[]> {
  const shown = sql.join([sql`item.deleted_at IS NULL`, ...ofEdition(list, edition)], sql` AND `)
  const { rows } = await sql<{ id: string }>`
    SELECT item.id FROM ${table(list)} item WHERE ${shown} ORDER BY ${ordering(list)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A row that only changed its place says what it said: nobody who is editing it is disturbed. */
export async function writeOrder(db: Db, list: KeptList, ids: string[]): Promise<void> {
  await sql`
    UPDATE ${table(list)} item SET position = placed.position
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS placed (id, position)
    WHERE item.id = placed.id AND item.position <> placed.position`.execute(db)
}

const mostShown = 1_000

/** What anybody may read: the columns named here and no other. */
export async function readPublicRows(db: Db, list: KeptList, language: Language): Promise<PublicRow[]> {
  const kindOf = (name: string) => list.fields[name]?.kind
  const words = (name: string) => column(`${name}_${language}`)
  const open = (list.public?.fields ?? []).map(
    (name) => sql`${kindOf(name) === 'bothLanguages' ? words(name) : column(name)} AS ${sql.ref(name)}`,
  )
  const needed = Object.entries(list.fields).filter(
    ([, { kind, required }]) => kind === 'bothLanguages' && required,
  )
  const conditions: RawBuilder<SqlBool>[] = [
    sql`item.deleted_at IS NULL`,
    ...(list.publishing ? [sql<SqlBool>`item.state = 'published'`] : []),
    ...needed.map(([name]) => sql<SqlBool>`${words(name)} <> ''`),
  ]
  const { rows } = await sql<PublicRow>`
    SELECT ${sql.join([sql`item.id::text AS id`, ...open])} FROM ${table(list)} item
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${ordering(list)} LIMIT ${mostShown}`.execute(db)
  return rows
}
