import { set_cptable } from '@e965/xlsx'
import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import { teachBuiltInDates } from './date-formats'
import { type CompoundFile, cellsOf, openCompoundFile, parseBinaryWorkbook, type RawSheet } from './sheetjs'
import { firstVisibleWorksheet } from './xls-records'

/** The first visible worksheet of an .xls file. */
export async function readXls(file: Buffer, limits: WorkbookLimits, headingRows: number): Promise<RawSheet> {
  const container = openCompoundFile(file)
  const names = container.FullPaths.map((path) => path.toLowerCase())
  if (names.some((name) => /\/encryptedpackage$/.test(name))) throw problem('passwordProtected')
  if (names.some((name) => /\/_vba_project/.test(name))) throw problem('hasMacros')

  const modern = rootStream(container, 'workbook')
  const stream = modern >= 0 ? modern : rootStream(container, 'book')
  if (stream < 0) throw problem('notWorkbook')
  // Excel 95 wrote text in the code page of its country, for China GBK; later versions write Unicode.
  if (stream !== modern) set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))

  const index = firstVisibleWorksheet(contentOf(container, stream))
  teachBuiltInDates()
  const workbook = parseBinaryWorkbook(container, stream)
  const name = workbook.SheetNames[index]
  const sheet = name === undefined ? undefined : workbook.Sheets[name]
  if (name === undefined || !sheet) throw problem('damaged')
  const cells = cellsOf(sheet)
  if (Object.keys(cells).length > limits.dataRows + headingRows)
    throw problem('tooManyRows', { limit: limits.dataRows })
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true
  return { name, cells, merges: sheet['!merges'] ?? [], formulaRanges: [], date1904 }
}

function rootStream({ FullPaths }: CompoundFile, name: string): number {
  return FullPaths.findIndex((path) => /^[^/]*\/([^/]*)$/.exec(path)?.[1]?.toLowerCase() === name)
}

function contentOf({ FileIndex }: CompoundFile, stream: number): Buffer {
  const { content, size } = FileIndex[stream] ?? {}
  if (!content || size === undefined || content.length < size) throw problem('damaged')
  return Buffer.from(content.buffer, content.byteOffset, size)
}
