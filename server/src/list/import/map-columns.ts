import { importMessages as say } from '@fairground/domain/list'
import { languages } from '@fairground/domain/text'
import type { KeptList } from '@fairground/wire/list'
import { columnOf } from '../../platform/database/column-names'
import type { Cell } from '../../platform/workbook/read/read-cells'
import { WorkbookProblem } from '../../platform/workbook/workbook-problem'
import { travelling } from '../field-in-workbook'
import type { MappedColumn } from './check-row'

interface Mapping {
  columns: MappedColumn[]
  /** Headings of columns the list does not know. */
  ignored: string[]
}

/** Headings may stand in any order and in either language. Stars, spaces and full-width brackets do not matter. */
export function mapColumns(list: KeptList, headings: readonly Cell[]): Mapping {
  const known = new Map(
    travelling(list).flatMap(([name, field]) =>
      languages.map(
        (language) => [plain(field.title[language]), { name, field, column: columnOf(name) }] as const,
      ),
    ),
  )
  const columns: MappedColumn[] = []
  const ignored: string[] = []
  for (const [index, { text }] of headings.entries()) {
    const found = known.get(plain(text))
    if (!found) {
      if (text !== '') ignored.push(text)
      continue
    }
    if (columns.some(({ name }) => name === found.name))
      throw new WorkbookProblem(say.doubledHeader, { column: text })
    columns.push({ ...found, index })
  }
  refuseMissing(list, columns)
  return { columns, ignored }
}

function refuseMissing(list: KeptList, columns: MappedColumn[]): void {
  const missing = travelling(list).filter(
    ([name, field]) => field.required && !columns.some((column) => column.name === name),
  )
  if (missing.length > 0)
    throw new WorkbookProblem(say.headers, { columns: missing.map(([name]) => name).join(',') })
}

const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(/[\s*'"]/g, '')
    .toLowerCase()
