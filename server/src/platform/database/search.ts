import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** A LIKE pattern for "contains", in which nothing a person types has a special meaning. */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/**
 * "Contains", through an index over `grams(text)` (migration 0008). The pieces say how many rows to expect and find the
 * few that a rare word has; the plain comparison decides, and is cheap enough to walk a list in its order when a word
 * is common. A LIKE there would be estimated so rare that every match is fetched and sorted.
 */
export function containsText(text: Expression<unknown>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(grams(${text}) @> ${piecesOf(typed)}::text[] AND strpos(lower(${text}), lower(${typed})) > 0)`
}

/** Two-character pieces; a single character is its own. */
export function piecesOf(typed: string): string[] {
  const characters = [...typed.toLowerCase()]
  if (characters.length < 2) return characters
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))]
}
