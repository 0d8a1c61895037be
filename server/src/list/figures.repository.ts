import { notSaid } from '@fairground/domain/statistics'
import type { ListFilter, Measure } from '@fairground/wire/list'
import type { FigureGroup } from '@fairground/wire/statistics'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { ServedView } from './any-list'
import { type Asked, conditions, fairDayOf } from './list.repository'
import { column } from './list-table.repository'

/** What rows are told apart by: filters of their view, so that each group can be asked for as rows. */
export interface Grouping {
  by?: string | undefined
  split?: string | undefined
  timeZone: string
}

/** A date as text, a figure as a figure: what is counted can be read by anybody. */
function keyOf(filter: ListFilter | undefined, timeZone: string, place: string): RawBuilder<unknown> {
  if (!filter) return sql`''`
  if (filter.by === 'has') return sql.ref(`${place}.value`)
  if (filter.by === 'on') return fairDayOf(column(filter.field), timeZone)
  return sql`coalesce(${column(filter.field)}::text, ${sql.lit(notSaid)})`
}

/** One row for each of several codes. */
const unfolded = (filter: ListFilter | undefined, place: string): RawBuilder<unknown> =>
  filter?.by === 'has'
    ? sql`CROSS JOIN LATERAL unnest(${column(filter.field)}) AS ${sql.table(place)}(value)`
    : sql``

function measured(view: ServedView, { field, where }: Measure): RawBuilder<unknown> {
  const only = Object.entries(where ?? {}).map(
    ([name, value]) => sql`${column(view.filters[name]?.field ?? name)} = ${sql.lit(value)}`,
  )
  const filtered = only.length > 0 ? sql` FILTER (WHERE ${sql.join(only, sql` AND `)})` : sql``
  // Summed as it is written: binary fractions would differ in the last cent with the order of the rows.
  return field
    ? sql`coalesce(sum(${column(field)}::numeric)${filtered}, 0)::float8`
    : sql`count(*)${filtered}::float8`
}

/** Everything the filters find, counted and summed: as one, or by one or two things. Groups with nothing in them are not there. */
export async function readGroups(
  db: Db,
  view: ServedView,
  asked: Asked,
  { by, split, timeZone }: Grouping,
): Promise<FigureGroup[]> {
  const [first, second] = [by, split].map((name) => (name ? view.filters[name] : undefined))
  const values = Object.entries(view.measures).flatMap(([name, measure]) => [
    sql.lit(name),
    measured(view, measure),
  ])
  const within = view.within ? sql`${column(view.within)}::text` : sql`''`
  const { rows } = await sql<FigureGroup>`
    SELECT ${keyOf(first, timeZone, 'first')} AS key, ${keyOf(second, timeZone, 'second')} AS split, ${within} AS within,
      jsonb_build_object(${sql.join(values)}) AS values
    FROM ${view.source} item ${unfolded(first, 'first')} ${unfolded(second, 'second')}
    WHERE ${conditions(view, asked)} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(db)
  return rows
}
