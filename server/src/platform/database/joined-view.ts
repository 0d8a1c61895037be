import type { Language } from '@fairground/domain/text'
import { type Page, readSort } from '@fairground/wire/kernel/page'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './database'
import { inBatches } from './in-batches'

/** What a desk asks for: filters by their names, and beside them how rows are sorted and which of them somebody ticked. */
interface Searched {
  sort?: string | undefined
  ids?: string[] | undefined
}

/** What each filter looks for, where it says something. */
export type Asked<Search> = {
  [Filter in Exclude<keyof Search, 'sort' | 'ids' | 'page' | 'pageSize'>]-?: (
    given: NonNullable<Search[Filter]>,
  ) => RawBuilder<SqlBool>
}

type ColumnOf<Search extends Searched> = Exclude<NonNullable<Search['sort']>, `-${string}`>

/** In whose language names are shown and put in order. */
interface InLanguage {
  language: Language
}

/**
 * Rows joined from several tables, as a desk looks through them. Reading a page, counting, and streaming everything for a
 * workbook follow from it. `Row` is what one row shows, `Search` what can be asked for, `Reading` what else the rows depend
 * on: the edition, the day, the reader.
 */
export interface JoinedView<Row, Search extends Searched, Reading extends InLanguage> {
  /** By which rows are told apart and named in a search. */
  id: RawBuilder<unknown>
  tables: (reading: Reading) => RawBuilder<unknown>
  shown: (reading: Reading) => RawBuilder<Row>
  always: (reading: Reading) => RawBuilder<SqlBool>
  asked: (reading: Reading) => Asked<Search>
  sorted: Readonly<Record<ColumnOf<Search>, (language: Language) => RawBuilder<unknown>>>
  /** Without a sort, and among rows a sort leaves alike. The last of it is never the same for two rows. */
  usual: (reading: Reading, search: Search) => RawBuilder<unknown>
  /** Where the usual order would be odd behind a sort. */
  alike?: RawBuilder<unknown>
  /**
   * What filters and sort look at, where that is far less than what a row shows. Which rows are on a page is then asked
   * first, and what they say of these alone: whole rows would be dear to sort.
   */
  lookedThrough?: (search: Search) => RawBuilder<unknown>
}

type Paged<Search> = Search & { page: number; pageSize: number }

export function matching<Row, Search extends Searched, Reading extends InLanguage>(
  view: JoinedView<Row, Search, Reading>,
  search: Search,
  reading: Reading,
): RawBuilder<SqlBool> {
  const asked = Object.entries<(given: never) => RawBuilder<SqlBool>>(view.asked(reading))
  const wanted = asked.flatMap(([filter, condition]) => {
    const given = search[filter as keyof Search]
    return given === undefined || given === '' ? [] : [condition(given as never)]
  })
  const chosen = search.ids ? [sql<SqlBool>`${view.id} = ANY(${search.ids}::uuid[])`] : []
  return sql<SqlBool>`${sql.join([view.always(reading), ...chosen, ...wanted], sql` AND `)}`
}

/** What a column does not say comes last, whichever way it is sorted. */
function ordering<Row, Search extends Searched, Reading extends InLanguage>(
  view: JoinedView<Row, Search, Reading>,
  search: Search,
  reading: Reading,
): RawBuilder<unknown> {
  const usual = view.usual(reading, search)
  if (!search.sort) return usual
  const { column, descending } = readSort<ColumnOf<Search>>(search.sort as ColumnOf<Search>)
  const direction = sql.raw(descending ? 'DESC' : 'ASC')
  return sql`${view.sorted[column](reading.language)} ${direction} NULLS LAST, ${view.alike ?? usual}`
}

export async function readRows<Row, Search extends Searched, Reading extends InLanguage>(
  db: Db,
  view: JoinedView<Row, Search, Reading>,
  search: Paged<Search>,
  reading: Reading,
): Promise<Row[]> {
  const where = matching(view, search, reading)
  const order = ordering(view, search, reading)
  const page = sql`ORDER BY ${order} LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`
  const found = view.lookedThrough
    ? sql`${view.id} IN (SELECT ${view.id} FROM ${view.lookedThrough(search)} WHERE ${where} ${page}) ORDER BY ${order}`
    : sql`${where} ${page}`
  const { rows } = await sql<Row>`
    SELECT ${view.shown(reading)} FROM ${view.tables(reading)} WHERE ${found}`.execute(db)
  return rows
}

const mostCounted = 100_000

/** Never more than anybody would page through. */
export async function countRows<Row, Search extends Searched, Reading extends InLanguage>(
  db: Db,
  view: JoinedView<Row, Search, Reading>,
  search: Search,
  reading: Reading,
): Promise<number> {
  const tables = view.lookedThrough?.(search) ?? view.tables(reading)
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (
      SELECT FROM ${tables} WHERE ${matching(view, search, reading)} LIMIT ${mostCounted}
    ) counted`.execute(db)
  return rows[0]?.total ?? 0
}

export async function readPage<Row, Search extends Searched, Reading extends InLanguage>(
  db: Db,
  view: JoinedView<Row, Search, Reading>,
  search: Paged<Search>,
  reading: Reading,
): Promise<Page<Row>> {
  const [list, total] = await Promise.all([
    readRows(db, view, search, reading),
    countRows(db, view, search, reading),
  ])
  return { list, total }
}

/** Every row that matches: which ones is asked once, what they say piece by piece. */
export async function* streamRows<
  Row extends { id: string },
  Search extends Searched,
  Reading extends InLanguage,
>(db: Db, view: JoinedView<Row, Search, Reading>, search: Search, reading: Reading): AsyncGenerator<Row> {
  const tables = view.lookedThrough?.(search) ?? view.tables(reading)
  const { rows: found } = await sql<{ id: string }>`
    SELECT ${view.id} AS id FROM ${tables} WHERE ${matching(view, search, reading)}
    ORDER BY ${ordering(view, search, reading)}`.execute(db)
  yield* inBatches(
    found.map(({ id }) => id),
    async (some) => {
      const { rows } = await sql<Row>`
        SELECT ${view.shown(reading)} FROM ${view.tables(reading)} WHERE ${view.id} = ANY(${some}::uuid[])`.execute(
        db,
      )
      return rows
    },
  )
}

/** One row, where it is among those there always are. */
export async function findRow<Row, Search extends Searched, Reading extends InLanguage>(
  db: Db,
  view: JoinedView<Row, Search, Reading>,
  id: string,
  reading: Reading,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${view.shown(reading)} FROM ${view.tables(reading)}
    WHERE ${view.id} = ${id} AND ${view.always(reading)}`.execute(db)
  return rows[0]
}
