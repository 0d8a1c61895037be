import type { FieldKind, Row } from '@fairground/domain/field'
import type { KeptList, ListRow, WireField } from '@fairground/wire/list'
import type { FormInstance } from 'antd'
import { namePathOf } from '../../ui/form/schema-rules'

type Fields = KeptList['fields']

/** What the form starts with: the row as it is, or what every new row of this screen has. */
export function startValues(
  fields: Fields,
  row: ListRow | undefined,
  fixed: Record<string, string>,
): Partial<Row> {
  if (!row) return { ...fixed }
  const own = Object.keys(fields).map((name) => [name, row[name] ?? undefined])
  return { ...Object.fromEntries(own), basedOn: row.version }
}

/** Puts values where they belong in the form, by their dotted paths. */
export const putAt = (form: FormInstance, values: Record<string, unknown>): void =>
  form.setFields(Object.entries(values).map(([path, value]) => ({ name: namePathOf(path), value })))

/** Fields a choice of company fills in. Where a company must be chosen they are not typed. */
export function filledByPicker(fields: Fields): Set<string> {
  return new Set(
    Object.values(fields).flatMap((field) =>
      field.kind === 'company' && field.required ? Object.values(field.fills) : [],
    ),
  )
}

const shortKinds: Record<Exclude<FieldKind, 'text'>, boolean> = {
  paragraph: false,
  integer: true,
  decimal: true,
  yesNo: true,
  date: true,
  instant: true,
  code: true,
  codes: false,
  choice: true,
  timeZone: true,
  company: false,
  bothLanguages: false,
  document: false,
  navigation: false,
  words: false,
  file: false,
  files: false,
}

/** Short answers stand two to a line. */
export const isShort = (field: WireField): boolean =>
  field.kind === 'text' ? field.short === true : shortKinds[field.kind]
