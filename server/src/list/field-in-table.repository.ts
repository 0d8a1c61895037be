import type { FieldKind, Fields, Row } from '@fairground/domain/field'
import { languages, type Text } from '@fairground/domain/text'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columnOf } from '../platform/database/column-names'
import { containsText } from '../platform/database/search'
import { column } from './list-table.repository'

interface InTable {
  read: (name: string) => RawBuilder<unknown>
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
  files: oneColumn,
  bothLanguages: columnPerLanguage,
}

const keptAs = (fields: Fields, name: string): InTable => inTable[fields[name]?.kind ?? 'text']

/** The columns of these fields, each field under its own name. */
export const reading = (fields: Fields): RawBuilder<unknown>[] =>
  Object.keys(fields).map((name) => sql`${keptAs(fields, name).read(name)} AS ${sql.ref(name)}`)

export const writing = (fields: Fields, values: Row): [column: string, value: unknown][] =>
  Object.entries(values).flatMap(([name, value]) => keptAs(fields, name).write(name, value))

export const saying = (fields: Fields, name: string, typed: string): RawBuilder<SqlBool> =>
  keptAs(fields, name).contains(name, typed)
