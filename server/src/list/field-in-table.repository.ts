import type { Field, FieldKind, Fields, Row } from '@fairground/domain/field'
import { languages, type Text } from '@fairground/domain/text'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import { columnOf } from '../platform/database/column-names'
import { containsText } from '../platform/database/search'
import { column } from './list-table.repository'
import { filesOf } from './row-files.repository'

/** What rows say, and the table they say it in. */
interface Stored {
  name: string
  fields: Fields
}

interface InTable {
  read: (name: string, stored: Stored) => RawBuilder<unknown>
  /** What stands in which column. */
  write: (name: string, value: unknown) => [column: string, value: unknown][]
  contains: (name: string, typed: string) => RawBuilder<SqlBool>
}

const oneColumn: InTable = {
  read: column,
  write: (name, value) => [[columnOf(name), value]],
  contains: (name, typed) => containsText(column(name), typed),
}

const columnPerLanguage: InTable = {
  read: (name) =>
    sql`jsonb_build_object(${sql.join(
      languages.flatMap((language) => [sql.lit(language), column(`${name}_${language}`)]),
    )})`,
  write: (name, value) =>
    languages.map((language) => [`${columnOf(name)}_${language}`, (value as Text)[language]]),
  contains: (name, typed) =>
    sql`(${sql.join(
      languages.map((language) => containsText(column(`${name}_${language}`), typed)),
      sql` OR `,
    )})`,
}

const oneDocument: InTable = {
  ...oneColumn,
  write: (name, value) => [[columnOf(name), sql`${JSON.stringify(value)}::jsonb`]],
  // Each of its words by itself: written as one text they would stand in marks of their own.
  contains: (name, typed) =>
    sql`EXISTS (SELECT FROM jsonb_path_query(${column(name)}, '$.**.text') said
      WHERE ${containsText(sql`said #>> '{}'`, typed)})`,
}

/** Written by whoever takes them up: see row-files.ts. */
const tableOfTheirOwn: InTable = {
  read: (name, stored) => filesOf(stored, name),
  write: () => [],
  contains: () => sql`false`,
}

/** How each kind of field is kept. */
const inTable: Record<FieldKind, InTable> = {
  text: oneColumn,
  paragraph: oneColumn,
  integer: oneColumn,
  decimal: oneColumn,
  yesNo: oneColumn,
  date: oneColumn,
  instant: oneColumn,
  code: oneColumn,
  codes: oneColumn,
  choice: oneColumn,
  timeZone: oneColumn,
  company: oneColumn,
  file: oneColumn,
  files: tableOfTheirOwn,
  bothLanguages: columnPerLanguage,
  document: oneDocument,
  navigation: oneDocument,
  words: oneColumn,
}

const keptAs = (fields: Fields, name: string): InTable => inTable[fields[name]?.kind ?? 'text']

/** What these fields say of a row, each under its own name. */
export const reading = (stored: Stored): RawBuilder<unknown>[] =>
  Object.keys(stored.fields).map(
    (name) => sql`${keptAs(stored.fields, name).read(name, stored)} AS ${sql.ref(name)}`,
  )

export const writing = (fields: Fields, values: Row): [column: string, value: unknown][] =>
  Object.entries(values).flatMap(([name, value]) => keptAs(fields, name).write(name, value))

/** What rows stand in order by. Words of the domain are in the order in which the domain names them. */
export function standing(name: string, field: Field): RawBuilder<unknown> {
  if (field.kind === 'choice')
    return sql`array_position(${Object.keys(field.choices)}::text[], ${column(name)})`
  return field.kind === 'text' ? byReading(column(name)) : column(name)
}

export const saying = (fields: Fields, name: string, typed: string): RawBuilder<SqlBool> =>
  keptAs(fields, name).contains(name, typed)
