import { isBlank } from '@fairground/domain/field'

type Values = Record<string, unknown>

export interface Contested {
  field: string
  mine: unknown
  theirs: unknown
}

export interface Merged {
  /** What only somebody else changed: taken over without asking. */
  taken: Values
  /** What both changed, differently: the person decides. */
  contested: Contested[]
}

export const sameValue = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || one === other

/**
 * Two people changed one row. `base` is what this one started from; where that is no longer known, whatever differs is
 * asked about.
 */
export function mergeRow(fields: string[], base: Values | undefined, mine: Values, theirs: Values): Merged {
  const differing = fields.filter((field) => !sameValue(mine[field], theirs[field]))
  const untouched = differing.filter((field) => base && sameValue(mine[field], base[field]))
  const mineAlone = differing.filter((field) => base && sameValue(theirs[field], base[field]))
  return {
    taken: Object.fromEntries(untouched.map((field) => [field, theirs[field]])),
    contested: differing
      .filter((field) => !untouched.includes(field) && !mineAlone.includes(field))
      .map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
  }
}
