import type { z } from 'zod'
import type { Text } from '../text'
import type { Field } from './field'

/** Several values under fixed names that belong together. */
export interface Parts<Rule extends z.ZodType = z.ZodType> {
  kind: 'parts'
  title: Text
  rule: Rule
  parts: Readonly<Record<string, Composed>>
  /** Read as one: from a least to a most, from a first day to a last, the same words twice. */
  look?: 'range' | 'days' | 'bothLanguages'
  /** The names are values of this code list, and its words are their titles. */
  namedBy?: string
}

/** Any number of values alike. */
export interface Entries<Rule extends z.ZodType = z.ZodType> {
  kind: 'entries'
  title: Text
  rule: Rule
  of: Composed
  most?: number
}

/** A field, or what is made of fields. */
export type Composed<Rule extends z.ZodType = z.ZodType> =
  | Field<Field['kind'], Rule>
  | Parts<Rule>
  | Entries<Rule>

/** The field itself and all that is inside it. */
export function everyPart(composed: Composed): Composed[] {
  if (composed.kind === 'entries') return [composed, ...everyPart(composed.of)]
  const inner = composed.kind === 'parts' ? Object.values(composed.parts) : []
  return [composed, ...inner.flatMap(everyPart)]
}

/** A new value with nothing in it yet, complete in its parts, so that the rule can tell what is still missing. */
export function blankOf(composed: Composed): unknown {
  switch (composed.kind) {
    case 'parts':
      return Object.fromEntries(Object.entries(composed.parts).map(([name, part]) => [name, blankOf(part)]))
    case 'entries':
    case 'codes':
    case 'files':
      return []
    case 'yesNo':
      return false
    case 'integer':
    case 'decimal':
      return undefined
    default:
      return ''
  }
}
