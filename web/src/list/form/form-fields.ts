import type { FieldKind, Row } from '@fairground/domain/field'
import type { KeptList, ListRow, WireField } from '@fairground/wire/list'

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

/** Fields a choice of company fills in. Where a company must be chosen they are not typed. */
export function filledByPicker(fields: Fields): Set<string> {
  return new Set(
    Object.values(fields).flatMap((field) =>
      field.kind === 'company' && field.required ? Object.values(field.fills) : [],
    ),
  )
}

/** Fields that lose their meaning when this one changes: a range in square metres says nothing about standard booths. */
export const dependentsOf = (fields: Fields, name: string): string[] =>
  Object.entries(fields)
    .filter(([, { when }]) => when?.field === name)
    .map(([dependent]) => dependent)

const shortKinds: Record<Exclude<FieldKind, 'text'>, boolean> = {
  paragraph: false,
  integer: true,
  date: true,
  instant: false,
  code: true,
  choice: true,
  company: false,
}

/** Short answers stand two to a line. */
export const isShort = (field: WireField): boolean =>
  field.kind === 'text' ? field.short === true : shortKinds[field.kind]
