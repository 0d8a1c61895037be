import { type Field, worded } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import type { KeptList, WireField } from '@fairground/wire/list'
import { listMoment } from '../ui/list/list-moment'

export interface CellReader {
  language: Language
  timeZone: string
  /** The name of a value of a code list; undefined while unknown. */
  codeLabel: (list: string, value: string) => string | undefined
}

type Described = Pick<KeptList, 'fields'> & { derived?: KeptList['fields'] }

/** A value as people read it. A code that is on no list any more reads as the label kept with the row. */
export function cellText(
  name: string,
  field: Field,
  row: Readonly<Record<string, unknown>>,
  { language, timeZone, codeLabel }: CellReader,
): string {
  return worded(field, row[name], {
    language,
    code: (list, value) => codeLabel(list, value) ?? String(row[`${name}Label`] ?? value),
    moment: (at) => listMoment(at, timeZone),
  })
}

/** Everything a row says, in the order it is read: what was typed, then what the server adds. */
export const shownFields = ({ fields, derived = {} }: Described): [string, WireField][] =>
  Object.entries({ ...fields, ...derived })

/** A company is shown by the name it was chosen under, never by the number of its account. */
export const readableFields = (described: Described): [string, WireField][] =>
  shownFields(described).filter(([, { kind }]) => kind !== 'company')

export const tableFields = (described: Described): [string, WireField][] =>
  readableFields(described).filter(([, { hidden }]) => !hidden)
