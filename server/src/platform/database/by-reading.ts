import { type RawBuilder, sql } from 'kysely'

/** Chinese by its sound and Latin by its letters, whatever order the database itself keeps. What says nothing is last. */
export const byReading = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`nullif(${text}, '') COLLATE "zh-x-icu"`
