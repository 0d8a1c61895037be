import { isBlank, showDate } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import type { KeptList, WireField } from '@fairground/wire/list'
import { listMoment } from '../ui/list/list-moment'

export interface CellReader {
  language: Language
  timeZone: string
  /** The name of a value of a code list; undefined while unknown. */
  codeLabel: (list: string, value: string) => string | undefined
}

type Values = Record<string, unknown>
type Described = Pick<KeptList, 'fields' | 'derived'> & { company?: KeptList['company'] }

/** A value as people read it, empty where there is nothing to read. */
export function cellText(name: string, field: WireField, row: Values, reader: CellReader): string {
  const value = row[name]
  if (isBlank(value)) return ''
  const label = row[`${name}Label`]
  switch (field.kind) {
    case 'date':
      return showDate(String(value))
    case 'instant':
      return value instanceof Date ? listMoment(value, reader.timeZone) : ''
    case 'choice':
      return field.choices[String(value)]?.[reader.language] ?? String(label ?? value)
    case 'code':
      return reader.codeLabel(field.list, String(value)) ?? String(label ?? value)
    default:
      return String(value)
  }
}

/** The field a row is known by: the company's name, else the first text. */
export function nameField({ fields, company }: Described): string {
  if (company) return company.name
  if (fields.companyName) return 'companyName'
  const found = Object.entries(fields).find(([, { kind }]) => kind === 'text' || kind === 'paragraph')
  return found?.[0] ?? Object.keys(fields)[0] ?? 'id'
}

/** Everything a row says, in the order it is read: what was typed, then what the server adds. */
export const shownFields = ({ fields, derived = {} }: Described): [string, WireField][] =>
  Object.entries({ ...fields, ...derived })

/** A company is shown by the name it was chosen under, never by the number of its account. */
export const readableFields = (described: Described): [string, WireField][] =>
  shownFields(described).filter(([, { kind }]) => kind !== 'company')

export const tableFields = (described: Described): [string, WireField][] =>
  readableFields(described).filter(([, { hidden }]) => !hidden)

/** Codes and certificate numbers are read character by character. */
export const isCode = (name: string): boolean => /code$|number$|^address$/i.test(name)
