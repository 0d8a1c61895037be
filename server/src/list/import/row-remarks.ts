import { type CellRemark, importMessages as say } from '@fairground/domain/list'
import { type Language, translate } from '@fairground/domain/text'
import type { KeptList } from '@fairground/wire/list'
import type { ImportRow } from '@fairground/wire/list/import-calls'
import { columnOf } from '../../platform/database/column-names'
import { travelling } from '../field-in-workbook'
import type { StoredImportRow } from './import-rows.repository'
import { quote } from './quote'

type Remark = ImportRow['faults'][number]

/** The cells of a row as somebody typed them. */
export const cellsOf = (
  list: KeptList,
  { given, typed }: Pick<StoredImportRow, 'given' | 'typed'>,
): Record<string, string> => {
  const values = travelling(list).flatMap(([name]) => {
    const value = given[columnOf(name)]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return { ...Object.fromEntries(values), ...typed }
}

/** What is wrong with a row, each fault with the value it is about. */
export function faultsIn(
  list: KeptList,
  row: Pick<StoredImportRow, 'given' | 'typed' | 'faults'>,
  language: Language,
): Remark[] {
  const cells = cellsOf(list, row)
  return remarksIn(list, row.faults, language).map(({ field, message }) => {
    const value = quote((field && cells[field]) ?? '')
    return { field, message: value ? translate(say.quoting, language, { message, value }) : message }
  })
}

/** In the order of the list's columns, what is about the whole row before them. */
export const remarksIn = (list: KeptList, remarks: readonly CellRemark[], language: Language): Remark[] => {
  const order = Object.keys(list.fields)
  const placeOf = ({ field }: CellRemark) => order.indexOf(field ?? '')
  return remarks
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ field, key, params }) => ({ field, message: translate(key, language, params) }))
}

/** For where no column stands beside it. Some messages name theirs themselves. */
export function withColumn(list: KeptList, { field, message }: Remark, language: Language): string {
  const column = field && list.fields[field]?.title[language]
  if (!column || message.startsWith(column)) return message
  return translate(say.atColumn, language, { column, message })
}
