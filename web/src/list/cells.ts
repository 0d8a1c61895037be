import { type Field, worded } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import { allFields, type KeptList, type WireField } from '@fairground/wire/list'
import { listMoment } from '../ui/list/list-moment'

export interface CellReader {
  language: Language
  timeZone: string
  /** The name of a value of a code list; undefined while unknown. */
  codeLabel: (list: string, value: string) => string | undefined
}

type Described = Pick<KeptList, 'fields'> & Partial<Pick<KeptList, 'derived' | 'kept'>>

const uploaded = { zh: '已上传', en: 'Uploaded' }

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
    // Which file it is, nobody can tell by its number.
    file: () => uploaded[language],
    moment: (at) => listMoment(at, timeZone),
  })
}

/** A company is shown by the name it was chosen under, never by the number of its account. */
export const readableFields = (described: Described): [string, WireField][] =>
  Object.entries(allFields(described)).filter(([, { kind }]) => kind !== 'company')

export const tableFields = (described: Described): [string, WireField][] =>
  readableFields(described).filter(([, { hidden }]) => !hidden)
