import { type RawBuilder, sql } from 'kysely'
import { containing, containsText } from '../platform/database/search'

/** The LIKE pattern without its leading wildcard. */
export const startingWith = (typed: string): string => containing(typed).slice(1)

/** True where the text contains every word; needs the index `grams(…)` over that very expression. */
export const holdsWords = (text: RawBuilder<string>, words: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    words.map((word) => containsText(text, word)),
    sql` AND `,
  )

/** The same without an index, for tables of a few rows. */
export const containsWords = (text: RawBuilder<string>, words: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    words.map((word) => sql`${text} ILIKE ${containing(word)}`),
    sql` AND `,
  )
