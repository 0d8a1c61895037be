import { sameValue } from '@fairground/domain/field'
import { valueAt } from '../leaves'

type Values = Record<string, unknown>

export interface Contested {
  /** Its dotted path: one language of a field may be contested while the other is not. */
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

export const sameContent = (fields: string[], one: Values, other: Values): boolean =>
  fields.every((field) => sameValue(valueAt(one, field), valueAt(other, field)))

/**
 * Two people changed one row. `base` is what this one started from; where that is no longer known, whatever differs is
 * asked about.
 */
export function mergeRow(fields: string[], base: Values | undefined, mine: Values, theirs: Values): Merged {
  const agree = (field: string, one: Values, other: Values) =>
    sameValue(valueAt(one, field), valueAt(other, field))
  const differing = fields.filter((field) => !agree(field, mine, theirs))
  const untouched = differing.filter((field) => base && agree(field, mine, base))
  const mineAlone = differing.filter((field) => base && agree(field, theirs, base))
  return {
    taken: Object.fromEntries(untouched.map((field) => [field, valueAt(theirs, field)])),
    contested: differing
      .filter((field) => !untouched.includes(field) && !mineAlone.includes(field))
      .map((field) => ({ field, mine: valueAt(mine, field), theirs: valueAt(theirs, field) })),
  }
}
