import { utils } from '@e965/xlsx'
import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import type { CellRange } from './raw-sheet'
import { plainXml } from './xlsx-text'

const longestTag = 64 * 1024
/** A row of a hundred cells, each as long as a cell may be, in three-byte characters. */
const longestRow = 16 * 1024 * 1024
const mostRanges = 100_000

/**
 * Takes out of a sheet what is worth parsing, while it is being unpacked: a sheet formatted down to its last row shrinks
 * to its data, one with too many rows is refused after the first too many, and ranges that claim the whole sheet
 * (links, formats, dimensions) never reach the parser, which would visit every cell of them.
 */
export class SheetContentCollector {
  private rest = ''
  private stage: 'head' | 'rows' | 'tail' = 'head'
  private prefix = ''
  private keptLength = 0
  private rowCount = 0
  private cellCount = 0
  readonly merges: CellRange[] = []
  readonly formulaRanges: CellRange[] = []

  constructor(
    private readonly limits: WorkbookLimits,
    private readonly headingRows: number,
    private readonly onRow: (xml: string) => void,
  ) {}

  take(chunk: Buffer): void {
    this.rest += chunk.toString('latin1')
    if (this.stage === 'head') this.findRows()
    if (this.stage === 'rows') this.takeRows()
    if (this.stage === 'tail') this.takeMerges()
  }

  finish(): void {
    // A sheet that breaks off among its rows is no complete file, whatever its checksum says.
    if (this.stage === 'rows') throw problem('damaged')
  }

  private findRows(): void {
    const start = /<(\w+:)?sheetData\b[^<>]*>/.exec(this.rest)
    if (!start) {
      this.keepLastTag()
      return
    }
    this.prefix = start[1] ?? ''
    this.rest = this.rest.slice(start.index + start[0].length)
    this.stage = start[0].endsWith('/>') ? 'tail' : 'rows'
  }

  private takeRows(): void {
    const text = this.rest
    const end = text.indexOf(`</${this.prefix}sheetData`)
    const rowStart = `<${this.prefix}row`
    let from = 0
    for (;;) {
      const next = text.indexOf(rowStart, from + 1)
      if (next < 0 || (end >= 0 && next > end)) break
      this.takeRow(text.slice(from, next))
      from = next
    }
    if (end >= 0) {
      this.takeRow(text.slice(from, end))
      this.stage = 'tail'
    }
    this.rest = text.slice(end >= 0 ? end : from)
    if (this.stage === 'rows' && this.rest.length > longestRow) throw problem('tooMuchContent')
  }

  private takeRow(xml: string): void {
    const row = plainXml(xml)
    const values = count(row, `<${this.prefix}v`) + count(row, `<${this.prefix}is`)
    const hasFormula = row.includes(`<${this.prefix}f`)
    if (values === 0 && !hasFormula) return
    this.rowCount++
    this.cellCount += values
    this.keptLength += row.length
    if (this.rowCount > this.limits.dataRows + this.headingRows)
      throw problem('tooManyRows', { limit: this.limits.dataRows })
    if (this.cellCount > this.limits.cells || this.keptLength > this.limits.sheetBytes)
      throw problem('tooMuchContent')
    if (hasFormula) this.takeFormulaRanges(row)
    this.onRow(row)
  }

  private takeFormulaRanges(row: string): void {
    for (const [, attributes = ''] of row.matchAll(/<(?:\w+:)?f\b([^<>]*)>/g))
      if (/\bt=["'](?:array|dataTable)["']/.test(attributes)) this.addRange(attributes, this.formulaRanges)
  }

  private takeMerges(): void {
    for (const [, attributes] of this.rest.matchAll(/<(?:\w+:)?mergeCell\b([^<>]*)>/g))
      this.addRange(attributes ?? '', this.merges)
    this.keepLastTag()
  }

  private addRange(attributes: string, ranges: CellRange[]): void {
    const reference = /\bref=["']([A-Za-z]{1,3}\d{1,7}:[A-Za-z]{1,3}\d{1,7})["']/.exec(attributes)?.[1]
    if (!reference) return
    if (ranges.length >= mostRanges) throw problem('tooMuchContent')
    ranges.push(utils.decode_range(reference.toUpperCase()))
  }

  private keepLastTag(): void {
    const start = this.rest.lastIndexOf('<')
    const complete = this.rest.indexOf('>', start) >= 0
    this.rest = start < 0 || complete ? '' : this.rest.slice(start)
    if (this.rest.length > longestTag) throw problem('damaged')
  }
}

function count(text: string, part: string): number {
  let found = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found++
  return found
}
