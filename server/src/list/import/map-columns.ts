import { importMessages as say } from '@fairground/domain/list'
import { languages } from '@fairground/domain/text'
import type { KeptList } from '@fairground/wire/list'
import { columnOf } from '../../platform/database/column-names'
import type { Cell } from '../../platform/workbook/read/read-cells'
import { WorkbookProblem } from '../../platform/workbook/workbook-problem'
import { travelling } from '../field-in-workbook'
import type { MappedColumn } from './check-row'
import { quote } from './quote'

/** Enough to recognise a heading that was misspelt; a hostile sheet may have thousands. */
const mostUnknown = 10

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
      if (text !== '') ignored.push(quote(text))
      continue
    }
    if (columns.some(({ name }) => name === found.name))
      throw new WorkbookProblem(say.doubledHeader, { column: quote(text) })
    columns.push({ ...found, index })
  }
  refuseMissing(list, columns, ignored)
  return { columns, ignored }
}

/** Headings the list does not know stand beside those it misses: often they are the same, written another way. */
function refuseMissing(list: KeptList, columns: MappedColumn[], ignored: string[]): void {
  const missing = travelling(list).filter(
    ([name, field]) => field.required && !columns.some((column) => column.name === name),
  )
  if (missing.length === 0) return
  const lacking = { columns: missing.map(([name]) => name).join(',') }
  if (ignored.length === 0) throw new WorkbookProblem(say.headers, lacking)
  const unknown = ignored.slice(0, mostUnknown).map((heading) => `“${heading}”`)
  throw new WorkbookProblem(say.headersUnknown, {
    ...lacking,
    unknown: unknown.join(' ') + (ignored.length > mostUnknown ? ' …' : ''),
  })
}

const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(/[\s*'"]/g, '')
    .toLowerCase()
