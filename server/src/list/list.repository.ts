import { type Fields, isBlank, type Row } from '@fairground/domain/field'
import { type DaySpan, type PublishState, publishStates, type StandingWanted } from '@fairground/domain/list'
import { notSaid } from '@fairground/domain/statistics'
import { readSort, type Sort } from '@fairground/wire/kernel/page'
import {
  allFields,
  type KeptRow,
  type ListFilter,
  type ListRow,
  type ListSearch,
  type LogList,
} from '@fairground/wire/list'
import { keptLists } from '@fairground/wire/lists'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { inBatches } from '../platform/database/in-batches'
import { planOnce } from '../platform/database/plan-once'
import type { AnyList, RowIn, ServedView } from './any-list'
import { reading, saying, standing, writing } from './field-in-table.repository'
import type { KeptRows } from './kept-rows'
import { column, table } from './list-table.repository'
import type { FairDay } from './meant-today'

export interface StoredRow {
  id: string
  version: number
  deleted: boolean
  /** None where rows are not published. */
  state: PublishState | null
  revised: boolean
  dueAt: Date | null
  endsAt: Date | null
  values: Row
}

/** A log has no people who keep it. */
type Stored = KeptRows | LogList | ServedView
const isKept = (list: Stored): list is KeptRows => 'hooks' in list

/** A search whose filters say what they mean today. */
export interface Asked extends Pick<ListSearch, 'page' | 'pageSize' | 'removed' | 'sort' | 'ids'> {
  [filter: string]: unknown
}

type Condition = (field: string, given: unknown, fields: Fields) => RawBuilder<SqlBool>

const conditionBy: Record<ListFilter['by'], Condition> = {
  contains: (field, given, fields) => saying(fields, field, String(given).trim()),
  equals: (field, given) => sql`${column(field)} = ${given}`,
  among: (field, given) => sql`${column(field)} = ANY(string_to_array(${given}, ','))`,
  has: (field, given) => sql`${given} = ANY(${column(field)})`,
  on: (field, given) => isOn(column(field), given as FairDay),
  from: (field, given) => sql`${column(field)} >= ${given}`,
  until: (field, given) => sql`${column(field)} <= ${given}`,
  expiry: (field, given) => within(column(field), given as DaySpan),
  standing: (_field, given, fields) => standingBy(given as StandingWanted, fields),
}

const publishStateOf = new Set<string>(publishStates)

/** A language is missing where nothing that has to be said is said in it. */
function standingBy(wanted: StandingWanted, fields: Fields): RawBuilder<SqlBool> {
  if (publishStateOf.has(wanted)) return sql`item.state = ${wanted}`
  if (wanted === 'revised') return sql`item.revised_at IS NOT NULL`
  if (wanted === 'planned') return sql`(item.due_at IS NOT NULL OR item.ends_at IS NOT NULL)`
  const language = wanted === 'noChinese' ? 'zh' : 'en'
  const words = Object.entries(fields).flatMap(([name, { kind, required }]) =>
    kind === 'bothLanguages' && required ? [sql`${column(`${name}_${language}`)} = ''`] : [],
  )
  return words.length > 0 ? sql`(${sql.join(words, sql` AND `)})` : sql`false`
}

const isOn = (moment: RawBuilder<unknown>, { day, timeZone }: FairDay): RawBuilder<SqlBool> =>
  sql`${fairDayOf(moment, timeZone)} = ${day}`

/** The calendar day of a moment, where the fair is; a sign of its own where there is none. */
export const fairDayOf = (moment: RawBuilder<unknown>, timeZone: string): RawBuilder<string> =>
  sql`coalesce(to_char(${moment} AT TIME ZONE ${sql.lit(timeZone)}, 'YYYY-MM-DD'), ${sql.lit(notSaid)})`

function within(day: RawBuilder<unknown>, { from, until, orNone }: DaySpan): RawBuilder<SqlBool> {
  const bounds = [...(from ? [sql`${day} >= ${from}`] : []), ...(until ? [sql`${day} <= ${until}`] : [])]
  const inside = sql<SqlBool>`(${sql.join(bounds, sql` AND `)})`
  return orNone ? sql`(${day} IS NULL OR ${inside})` : inside
}

export function conditions(list: AnyList, search: Asked): RawBuilder<SqlBool> {
  const wanted = Object.entries(list.filters)
    .filter(([name]) => !isBlank(search[name]))
    .map(([name, { field, by }]) => conditionBy[by](field, search[name], list.fields))
  const live = search.removed ? sql`item.deleted_at IS NOT NULL` : sql`item.deleted_at IS NULL`
  const chosen = search.ids ? [sql<SqlBool>`item.id = ANY(${search.ids}::uuid[])`] : []
  const all = [
    ...(isKept(list) ? [live, ...chosen] : []),
    ...('edition' in list ? ofEdition(list, search.edition) : []),
    ...wanted,
  ]
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` AND `)}`
}

/** Nothing where the list is the same whatever the edition. */
export const ofEdition = (list: { edition?: true }, edition: unknown): RawBuilder<SqlBool>[] =>
  list.edition ? [sql<SqlBool>`item.edition = ${edition}`] : []

function selection(list: Stored): RawBuilder<unknown> {
  const kept = sql`item.version, item.created_at AS "createdAt", item.updated_at AS "updatedAt",
    item.deleted_at IS NOT NULL AS deleted, item.created_by AS "createdById", item.updated_by AS "updatedById",
    coalesce(nullif(creator.real_name, ''), creator.username, '') AS "createdByName",
    coalesce(nullif(editor.real_name, ''), editor.username, '') AS "updatedByName"`
  const published = sql`item.state, item.published_at AS "publishedAt", item.revised_at AS "revisedAt",
    coalesce(nullif(publisher.real_name, ''), publisher.username, '') AS "publishedByName"`
  return sql`${sql.join([
    sql`item.id::text AS id`,
    ...reading(list),
    ...(isKept(list) ? [kept] : []),
    ...(isPublished(list) ? [published] : []),
    ...(hasVersions(list) ? [sql`item.due_at AS "dueAt", item.ends_at AS "endsAt"`] : []),
  ])}`
}

const isPublished = (list: Stored): boolean => isKept(list) && list.publishing !== undefined
export const hasVersions = (list: Stored): boolean => isKept(list) && list.publishing === 'versions'

function people(list: Stored): RawBuilder<unknown> {
  if (!isKept(list)) return sql``
  return sql`
    LEFT JOIN account creator ON creator.id = item.created_by LEFT JOIN account editor ON editor.id = item.updated_by
    ${isPublished(list) ? sql`LEFT JOIN account publisher ON publisher.id = item.published_by` : sql``}`
}

type Ordered = Pick<AnyList, 'fields' | 'order'> & { kept?: AnyList['fields'] }

const ownOrder = ({ order }: Ordered) =>
  order === 'byHand' ? [{ field: 'position', descending: false }] : order

/** Rows that a sort leaves alike stand as always. The id breaks ties, so that no row shows on two pages. */
export function ordering(list: Ordered, sort?: Sort | null): RawBuilder<unknown> {
  const fields = ownOrder(list).map(
    ({ field, descending }) =>
      sql`${allFields(list)[field]?.kind === 'yesNo' ? sql`coalesce(${column(field)}, false)` : column(field)} ${sql.raw(descending ? 'DESC' : 'ASC')}`,
  )
  return sql`${sql.join([...(sort ? [sorted(list, sort)] : []), ...fields, sql`item.id`])}`
}

function sorted(list: Ordered, sort: Sort): RawBuilder<unknown> {
  const { column: name, descending } = readSort(sort)
  const field = allFields(list)[name]
  const value = field ? standing(name, field) : column(name)
  if (!descending) return sql`${value} ASC`
  // What a list is in order by first is never missing, but for a switch nobody touched; said so, its index serves from
  // either end.
  const isThere = ownOrder(list)[0]?.field === name && field?.kind !== 'yesNo'
  return isThere ? sql`${value} DESC` : sql`${value} DESC NULLS LAST`
}

export async function readRows<List extends AnyList>(
  db: Db,
  list: List,
  search: Asked,
): Promise<RowIn<List>[]> {
  const isPlain = !search.sort && Object.keys(list.filters).every((name) => isBlank(search[name]))
  const order = ordering(list, search.sort)
  // Which rows first, what they say then: whole rows would be dear to sort.
  // As figures: a plan for any number of rows would be one for very many. How to search depends on the word.
  const { rows } = await sql<RowIn<List>>`
    SELECT ${isPlain ? planOnce : sql``} ${selection(list)} FROM ${table(list)} item ${people(list)}
    WHERE item.id IN (
      SELECT item.id FROM ${table(list)} item WHERE ${conditions(list, search)} ORDER BY ${order}
      LIMIT ${sql.lit(search.pageSize)} OFFSET ${sql.lit((search.page - 1) * search.pageSize)})
    ORDER BY ${order}`.execute(db)
  return rows
}

export const mostExported = 500_000

/** Every row that matches: which ones is asked once, what they say piece by piece. */
export async function* streamRows(db: Db, list: AnyList, search: Asked): AsyncGenerator<ListRow> {
  const { rows: found } = await sql<{ id: string }>`
    SELECT item.id::text AS id FROM ${table(list)} item WHERE ${conditions(list, search)}
    ORDER BY ${ordering(list, search.sort)} LIMIT ${mostExported}`.execute(db)
  const ids = found.map(({ id }) => id)
  yield* inBatches(ids, async (some) => {
    const { rows } = await sql<ListRow>`
      SELECT ${selection(list)} FROM ${table(list)} item ${people(list)} WHERE item.id = ANY(${some})`.execute(
      db,
    )
    return rows
  })
}

export const mostCounted = 100_000

/** Never more than anybody would page through: an exact count of a large log costs more than the page. */
export async function countRows(db: Db, list: AnyList, search: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (
      SELECT FROM ${table(list)} item WHERE ${conditions(list, search)} LIMIT ${mostCounted}
    ) counted`.execute(db)
  return rows[0]?.total ?? 0
}

export async function readRow(db: Db, list: KeptRows, id: string): Promise<KeptRow | undefined> {
  const { rows } = await sql<KeptRow>`
    SELECT ${selection(list)} FROM ${table(list)} item ${people(list)} WHERE item.id = ${id}`.execute(db)
  return rows[0]
}

/** What a row says, as it goes on record. */
export async function readRowValues(
  db: Db,
  list: { name: string; fields: Fields },
  id: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${sql.join(reading(list))} FROM ${table(list)} item WHERE item.id = ${id}`.execute(db)
  return rows[0]
}

/** The import a row came with. */
export async function findImportOf(db: Db, list: KeptRows, id: string): Promise<string | null> {
  const { rows } = await sql<{ import_id: string | null }>`
    SELECT import_id FROM ${table(list)} WHERE id = ${id}`.execute(db)
  return rows[0]?.import_id ?? null
}

const longestWaitMs = 5_000

/** Beside other edits. Whoever meets an import waits a moment; where that is not enough, the caller says why. */
export async function lockForEdit(db: Db, list: KeptRows): Promise<void> {
  await sql`SET LOCAL lock_timeout = ${sql.lit(longestWaitMs)}`.execute(db)
  await sql`LOCK TABLE ${table(list)} IN ROW EXCLUSIVE MODE`.execute(db)
  await sql`SET LOCAL lock_timeout = DEFAULT`.execute(db)
}

/** Readers go on; whoever wants to change the list waits. */
export async function lockForAll(db: Db, list: KeptRows): Promise<void> {
  await sql`LOCK TABLE ${table(list)} IN SHARE ROW EXCLUSIVE MODE`.execute(db)
}

export const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03'

function standingOf(list: KeptRows): RawBuilder<unknown> {
  const state = list.publishing ? sql`item.state` : sql`NULL AS state`
  return hasVersions(list)
    ? sql`${state}, item.revised_at IS NOT NULL AS revised, item.due_at AS "dueAt", item.ends_at AS "endsAt"`
    : sql`${state}, false AS revised, NULL::timestamptz AS "dueAt", NULL::timestamptz AS "endsAt"`
}

/** Locked, so that whoever decides on the row's present state decides alone. */
export async function lockRows(db: Db, list: KeptRows, ids: string[]): Promise<StoredRow[]> {
  // A statement that waits for a row sees other tables as they were before: files are read by one that need not wait.
  if (Object.values(list.fields).some(({ kind }) => kind === 'files'))
    await sql`SELECT FROM ${table(list)} WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`.execute(db)
  const { rows } = await sql<Row & Omit<StoredRow, 'values'>>`
    SELECT item.id, item.version, item.deleted_at IS NOT NULL AS deleted,
      ${standingOf(list)}, ${sql.join(reading(list))}
    FROM ${table(list)} item WHERE item.id = ANY(${ids}::uuid[]) ORDER BY item.id FOR UPDATE`.execute(db)
  return rows.map(({ id, version, deleted, state, revised, dueAt, endsAt, ...values }) => ({
    id,
    version,
    deleted,
    state,
    revised,
    dueAt,
    endsAt,
    values,
  }))
}

/** What somebody has added to a list within the last minute. Of two additions at once the second waits for the first. */
export async function readLatelyAdded(db: Db, list: KeptRows, by: string): Promise<StoredRow[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`add to ${list.name} by ${by}`}))`.execute(db)
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${table(list)}
    WHERE created_by = ${by} AND created_at > now() - interval '1 minute' AND deleted_at IS NULL`.execute(db)
  return lockRows(
    db,
    list,
    rows.map(({ id }) => id),
  )
}

/** The new row's id; undefined if the list has a row of the wanted id. */
export async function insertRow(
  db: Db,
  list: KeptRows,
  values: Row,
  { by, id, also = {} }: { by: string; id?: string | undefined; also?: Readonly<Record<string, unknown>> },
): Promise<string | undefined> {
  const last = sql`(SELECT coalesce(max(position), 0) + 1 FROM ${table(list)})`
  const columns = [
    ...writing(list.fields, values),
    ...Object.entries(also),
    ...(list.order === 'byHand' ? [['position', last] as const] : []),
    ['created_by', by] as const,
    ['updated_by', by] as const,
  ]
  const { rows } = await sql<{ id: string }>`
    INSERT INTO ${table(list)} (id, ${sql.join(columns.map(([name]) => sql.ref(name)))})
    VALUES (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${sql.join(columns.map(([, value]) => value))})
    ON CONFLICT (id) DO NOTHING RETURNING id`.execute(db)
  return rows[0]?.id
}

export async function isInAnotherList(db: Db, { name }: KeptRows, id: string): Promise<boolean> {
  const others = keptLists
    .filter((list) => list.name !== name)
    .map((list) => sql<SqlBool>`EXISTS (SELECT FROM ${table(list)} WHERE id = ${id})`)
  const { rows } = await sql<{ found: boolean }>`SELECT ${sql.join(others, sql` OR `)} AS found`.execute(db)
  return rows[0]?.found ?? false
}

export async function updateRow(
  db: Db,
  list: KeptRows,
  id: string,
  values: Row,
  by: string,
  change: { deleted?: boolean; revised?: boolean | undefined } = {},
): Promise<void> {
  const settings = writing(list.fields, values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const deletion =
    change.deleted === undefined ? [] : [sql`deleted_at = ${change.deleted ? sql`now()` : sql`NULL`}`]
  const revision =
    change.revised === undefined ? [] : [sql`revised_at = ${change.revised ? sql`now()` : sql`NULL`}`]
  await sql`
    UPDATE ${table(list)} SET ${sql.join([...settings, ...deletion, ...revision, sql`version = version + 1`, sql`updated_at = now()`, sql`updated_by = ${by}`])}
    WHERE id = ${id}`.execute(db)
}

export async function markDeleted(db: Db, list: KeptRows, ids: string[], by: string): Promise<void> {
  await sql`
    UPDATE ${table(list)}
    SET deleted_at = now(), ${hasVersions(list) ? sql`due_at = NULL, due_by = NULL, ends_at = NULL, ends_by = NULL,` : sql``}
      version = version + 1, updated_at = now(), updated_by = ${by}
    WHERE id = ANY(${ids}::uuid[])`.execute(db)
}
