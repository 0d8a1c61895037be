import { z } from 'zod'
import { enumerated, joinedCodes } from './codecs'

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** Paging as every list of the specs sends it. A page is at most 100 rows, whatever is asked for. */
export const paging = {
  pageNum: whole(1, 1_000_000).default(1),
  pageSize: whole(1, 100).default(10),
}

/** The column rows are sorted by, with a minus before it from the last to the first. Without one they stand as always. */
export type Sort<Column extends string = string> = Column | `-${Column}`

export const sortsBy = <const Column extends string>(columns: readonly Column[]): Sort<Column>[] =>
  columns.flatMap((column) => [column, `-${column}` as const])

export const readSort = <Column extends string>(sort: Sort<Column>) => ({
  column: sort.replace(/^-/, '') as Column,
  descending: sort.startsWith('-'),
})

export const sortNote = 'The column to sort by; with a minus before it, from the last to the first'

/** A sort that goes by the names columns have on the wire. */
export const sortedAs = <Column extends string>(wireNames: Readonly<Record<Column, string>>) =>
  enumerated(
    Object.fromEntries(
      Object.entries<string>(wireNames).flatMap(([column, wire]) => [
        [wire, column],
        [`-${wire}`, `-${column}`],
      ]),
    ),
  ).describe(sortNote)

const mostChosen = 50

/** Rows somebody ticked, as one text, so that it fits into an address too. */
export const chosenIds = joinedCodes()
  .pipe(z.array(z.uuid().toLowerCase()).max(mostChosen))
  .describe(`Of what is found, only these rows: their ids, at most ${mostChosen}, with commas between them`)

export interface Page<Item> {
  list: Item[]
  total: number
}

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int() })
