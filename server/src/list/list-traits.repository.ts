import { type Document, type FieldKind, nothing, type Row, saysIn } from '@fairground/domain/field'
import type { PublishState } from '@fairground/domain/list'
import type { Language, Text } from '@fairground/domain/text'
import type { KeptList, PublicRow } from '@fairground/wire/list'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { ofEdition, ordering } from './list.repository'
import { table } from './list-table.repository'

/** Of whatever has the columns of publishing, in the table named after it. */
export async function setState(
  db: Db,
  kept: { name: string; publishing?: 'atOnce' | 'versions' },
  id: string,
  state: PublishState,
  by: string,
): Promise<void> {
  const publication =
    state === 'published' ? sql`published_at = now(), published_by = ${by}, revised_at = NULL,` : sql``
  // A step that is taken is not planned any more; what is taken down now goes out again only when somebody says so.
  const plans =
    kept.publishing !== 'versions'
      ? sql``
      : state === 'published'
        ? sql`due_at = NULL, due_by = NULL,`
        : sql`due_at = NULL, due_by = NULL, ends_at = NULL, ends_by = NULL,`
  await sql`
    UPDATE ${table(kept)} SET state = ${state}, ${publication} ${plans}
      version = version + 1, updated_at = now(), updated_by = ${by}
    WHERE id = ${id}`.execute(db)
}

interface Plans {
  dueAt: Date | null
  endsAt: Date | null
}

/** Whoever planned a step is who takes it when its time has come. */
export async function planStep(
  db: Db,
  kept: { name: string },
  id: string,
  { dueAt, endsAt }: Plans,
  by: string,
): Promise<void> {
  const planner = (at: 'due' | 'ends', when: Date | null) =>
    sql`CASE WHEN ${when}::timestamptz IS NULL THEN NULL
      WHEN ${sql.ref(`${at}_at`)} = ${when} THEN ${sql.ref(`${at}_by`)} ELSE ${by}::uuid END`
  await sql`
    UPDATE ${table(kept)} SET due_by = ${planner('due', dueAt)}, ends_by = ${planner('ends', endsAt)},
      due_at = ${dueAt}, ends_at = ${endsAt}, version = version + 1, updated_at = now(), updated_by = ${by}
    WHERE id = ${id}`.execute(db)
}

/** One clock for all processes. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
  return rows[0]?.now ?? new Date()
}

interface DueRow {
  id: string
  step: 'publish' | 'withdraw'
  by: { id: string; username: string }
}

/** Rows whose time has come, the longest waiting first. */
export async function readDue(db: Db, kept: { name: string }): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    SELECT item.id, CASE WHEN due_at <= now() THEN 'publish' ELSE 'withdraw' END AS step,
      jsonb_build_object('id', planner.id, 'username', planner.username) AS by
    FROM ${table(kept)} item
    JOIN account planner ON planner.id = CASE WHEN due_at <= now() THEN due_by ELSE ends_by END
    WHERE (due_at IS NOT NULL OR ends_at IS NOT NULL) AND least(due_at, ends_at) <= now()
      AND item.deleted_at IS NULL
    ORDER BY least(due_at, ends_at), item.id`.execute(db)
  return rows
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

interface Released {
  id: string
  says: Row
}

/** What anybody may read: the fields named here and no other, as they were published. */
export const readPublicRows = async (db: Db, list: KeptList, language: Language): Promise<PublicRow[]> =>
  openRows(list, await readReleasedRows(db, list), language)

/** The same in each language, read once. */
export async function readPublicRowsInAll(
  db: Db,
  list: KeptList,
): Promise<Readonly<Record<Language, PublicRow[]>>> {
  const rows = await readReleasedRows(db, list)
  return { zh: openRows(list, rows, 'zh'), en: openRows(list, rows, 'en') }
}

const openRows = (list: KeptList, rows: readonly Released[], language: Language): PublicRow[] =>
  rows.flatMap(({ id, says }) =>
    isSaid(list, says, language) ? [{ id, ...openIn(list, says, language) }] : [],
  )

async function readReleasedRows(db: Db, list: KeptList): Promise<Released[]> {
  const order =
    list.order === 'byHand'
      ? [sql`item.position`]
      : list.order.map(({ field, descending }) =>
          field === 'createdAt'
            ? sql`item.created_at ${sql.raw(descending ? 'DESC' : 'ASC')}`
            : sql`coalesce(nullif(version.says->${sql.lit(field)}, 'null'), 'false') ${sql.raw(descending ? 'DESC' : 'ASC')}`,
        )
  const { rows } = await sql<Released>`
    SELECT item.id::text AS id, version.says FROM ${table(list)} item
    JOIN row_version version ON version.row_id = item.id AND version.released
    WHERE item.deleted_at IS NULL ORDER BY ${sql.join([...order, sql`item.id`])} LIMIT ${mostShown}`.execute(
    db,
  )
  return rows
}

/** A language is there as a whole or not at all. What names no language is there in each. */
const isSaid = ({ fields }: KeptList, says: Row, language: Language): boolean =>
  Object.entries(fields).every(([name, { kind, required }]) => {
    if (!required) return true
    if (kind === 'bothLanguages') return (says[name] as Text | undefined)?.[language]
    return kind !== 'document' || saysIn((says[name] ?? []) as Document, language)
  })

function openIn({ fields, public: open }: KeptList, says: Row, language: Language): Record<string, unknown> {
  return Object.fromEntries(
    (open?.fields ?? []).map((name) => {
      const value = says[name] ?? nothing[fields[name]?.kind ?? 'text']
      return [name, readIn(fields[name]?.kind, value, language)]
    }),
  )
}

function readIn(kind: FieldKind | undefined, value: unknown, language: Language): unknown {
  if (kind === 'bothLanguages') return (value as Text)[language]
  if (kind === 'instant') return value === null ? null : new Date(value as string)
  if (kind !== 'document') return value
  return (value as Document).flatMap(({ kind, [language]: lines }) =>
    lines.length > 0 ? [{ kind, lines }] : [],
  )
}
