import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** A LIKE pattern for "contains", in which nothing a person types has a special meaning. */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/**
 * "Contains", through an index over `grams(text)` (migrations 0008, 0011). The pieces say how many rows to expect and
 * find the few that a rare word has; the plain comparison decides, and is cheap enough to walk a list in its order when
 * a word is common. A LIKE there would be estimated so rare that every match is fetched and sorted.
 */
export function containsText(text: Expression<unknown>, typed: string): RawBuilder<SqlBool> {
  const pieces = piecesOf(typed)
  const contains = sql<SqlBool>`strpos(lower(${text}), lower(${typed})) > 0`
  return pieces.length === 0 ? contains : sql<SqlBool>`(${contains} AND grams(${text}) @> ${pieces}::text[])`
}

/** Two characters each; a single character has none, and is looked for without an index. */
export function piecesOf(typed: string): string[] {
  const characters = [...typed.toLowerCase()]
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))]
}
