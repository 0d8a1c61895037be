import type { FieldKind } from '@fairground/domain/field'
import type { WireFields } from './definition'

/** Of which kinds people say that one value comes before another. Codes stand in the order of their values. */
const hasOrder: Record<FieldKind, boolean> = {
  text: true,
  paragraph: false,
  integer: true,
  decimal: true,
  yesNo: true,
  date: true,
  instant: true,
  code: true,
  codes: false,
  choice: true,
  timeZone: false,
  company: false,
  bothLanguages: false,
  document: false,
  navigation: false,
  words: false,
  file: false,
  files: false,
}

/** The columns of a table that it can be sorted by. */
export const sortableIn = (fields: WireFields): string[] =>
  Object.entries(fields).flatMap(([name, { kind, hidden }]) => (hasOrder[kind] && !hidden ? [name] : []))
