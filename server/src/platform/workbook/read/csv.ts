import { type WorkbookLimits, workbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import { textCell } from './cell-values'

export interface CsvRow {
  /** As a spreadsheet counts that opened the file. */
  number: number
  cells: string[]
}

/** As UTF-8 where it is that, and otherwise as what Chinese spreadsheets and banks write. */
export function decodeCsv(file: Buffer): string {
  const start = file.subarray(0, 2).toString('hex')
  if (start === 'fffe') return new TextDecoder('utf-16le').decode(file)
  // A table has no such bytes, in any encoding that gets this far; a renamed picture soon has one.
  if (file.includes(0)) throw problem('notTable')
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(file)
    } catch {
      // The next one may fit.
    }
  }
  throw problem('notTable')
}

/** What stands between the cells: of those that may, the one the first lines hold most of outside quotes. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, 10_000).replace(/"[^"]*"/g, '')
  const counted = [',', '\t', ';'].map((sign) => ({ sign, count: beginning.split(sign).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign
}

/** Banks write `="0123"` so that a spreadsheet leaves a number as it is. */
const asMeant = (raw: string): string => textCell(raw.replace(/^="(.*)"$/s, '$1')).text

/** The rows of a text with separators that hold something. Quoted cells may hold separators, quotes and line ends. */
export function* readCsv(file: Buffer, limits: WorkbookLimits = workbookLimits): Generator<CsvRow> {
  if (file.length === 0) throw problem('emptyFile')
  const text = decodeCsv(file)
  const sign = separatorOf(text)
  let [number, at] = [1, 0]
  let cells: string[] = []
  while (at < text.length) {
    const { raw, end } = cellAt(text, at, sign)
    if (raw.length > limits.cellCharacters)
      throw problem('cellTooLong', { row: number, limit: limits.cellCharacters })
    cells.push(asMeant(raw))
    if (cells.length > limits.columns) throw problem('tooManyColumns', { limit: limits.columns })
    at = end + 1
    if (text[end] === sign && at < text.length) continue
    if (text[end] === '\r' && text[at] === '\n') at += 1
    if (cells.some((cell) => cell !== '')) yield { number, cells }
    cells = []
    number += 1
  }
}

function cellAt(text: string, from: number, sign: string): { raw: string; end: number } {
  if (text[from] !== '"') {
    let end = from
    while (end < text.length && text[end] !== sign && text[end] !== '\n' && text[end] !== '\r') end += 1
    return { raw: text.slice(from, end), end }
  }
  let end = from + 1
  for (;;) {
    end = text.indexOf('"', end)
    // A quote nobody closed: the rest of the file would be one cell.
    if (end < 0) throw problem('damaged')
    if (text[end + 1] !== '"') break
    end += 2
  }
  let close = end + 1
  while (close < text.length && text[close] !== sign && text[close] !== '\n' && text[close] !== '\r')
    close += 1
  return { raw: text.slice(from + 1, end).replaceAll('""', '"') + text.slice(end + 1, close), end: close }
}
