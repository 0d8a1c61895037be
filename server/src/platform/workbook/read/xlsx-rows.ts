import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import {
  asFormula,
  blankCell,
  booleanCell,
  type Cell,
  dateCell,
  errorCell,
  numberCell,
  textCell,
} from './cell-values'
import type { RawSheet } from './raw-sheet'
import { cellStringOf, stringItemOf, utf8 } from './xlsx-text'

/** What a workbook says outside its sheets about their cells. */
export interface WorkbookFacts {
  strings: readonly Cell[]
  dateStyles: readonly boolean[]
  date1904: boolean
}

const cellStart = /<(?:\w+:)?c(?=[\s/>])/
const rowNumber = /^<(?:\w+:)?row\b[^<>]*?\sr\s*=\s*["']([^"']*)["']/
const place = /\sr\s*=\s*["']([^"']*)["']/
const column = /^([A-Za-z]{1,3})\d*$/
const type = /\st\s*=\s*["'](\w+)["']/
const style = /\ss\s*=\s*["'](\d+)["']/
/** Without the space of XML around it; a wider notion of space would cut bytes off a character. */
const value = /<(?:\w+:)?v(?:\s[^<>]*)?>[ \t\r\n]*([^<]*?)[ \t\r\n]*</
const inlineText = /<(?:\w+:)?is\b[\s\S]*/
const formula = /<(?:\w+:)?f\b/

const lastRow = 1_048_576
/** XFD, counted from nought. */
const lastColumn = 16_383

/** Reads the rows of an .xlsx sheet one after the other, as they are unpacked. Their XML comes as bytes in a string. */
export class XlsxRows {
  readonly rows: RawSheet['rows'] = new Map()
  private nextRow = 0

  constructor(
    private readonly facts: WorkbookFacts,
    private readonly limits: WorkbookLimits,
  ) {}

  take(xml: string): void {
    const [rowTag = '', ...cellXmls] = xml.split(cellStart)
    const given = rowNumber.exec(rowTag)?.[1]
    const row = given === undefined ? this.nextRow : rowIndex(given)
    if (row >= lastRow || this.rows.has(row)) damaged()
    this.nextRow = row + 1
    const cells: (Cell | undefined)[] = []
    let nextColumn = 0
    for (const cellXml of cellXmls) {
      const tagEnd = cellXml.indexOf('>')
      const attributes = cellXml.slice(0, tagEnd)
      const reference = place.exec(attributes)?.[1]
      const at = reference === undefined ? nextColumn : columnIndex(reference)
      nextColumn = at + 1
      const cell = attributes.endsWith('/') ? blankCell : this.cellOf(attributes, cellXml.slice(tagEnd + 1))
      if (cell === blankCell) continue
      if (at >= this.limits.columns) throw problem('tooManyColumns', { limit: this.limits.columns })
      if (cells[at]) damaged()
      cells[at] = cell
    }
    if (cells.length > 0) this.rows.set(row, cells)
  }

  private cellOf(attributes: string, content: string): Cell {
    const shown = this.shownIn(attributes, content)
    return formula.test(content) ? asFormula(shown) : shown
  }

  private shownIn(attributes: string, content: string): Cell {
    const kind = type.exec(attributes)?.[1] ?? 'n'
    if (kind === 'inlineStr') return textCell(stringItemOf(utf8(inlineText.exec(content)?.[0] ?? '')))
    const text = value.exec(content)?.[1] ?? ''
    if (text === '') return blankCell
    switch (kind) {
      case 's':
        return this.facts.strings[Number(text)] ?? damaged()
      case 'str':
        return textCell(cellStringOf(utf8(text)))
      case 'b':
        return booleanCell(text === '1' || text === 'true')
      case 'e':
        return errorCell(text)
      case 'd':
        return isoDate(text)
      default:
        return this.isDate(attributes)
          ? dateCell(Number(text), this.facts.date1904)
          : numberCell(Number(text))
    }
  }

  private isDate(attributes: string): boolean {
    return this.facts.dateStyles[Number(style.exec(attributes)?.[1] ?? 0)] ?? false
  }
}

function isoDate(text: string): Cell {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  return year ? { text: `${year}/${month}/${day}`, kind: 'date' } : textCell(text)
}

/** A row or a cell in a place no sheet has, or in the place of another, must not go missing without a word. */
function rowIndex(given: string): number {
  return /^0*[1-9]\d{0,6}$/.test(given) ? Number(given) - 1 : damaged()
}

function columnIndex(reference: string): number {
  const name = column.exec(reference)?.[1] ?? damaged()
  let index = 0
  for (const letter of name.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64
  return index - 1 <= lastColumn ? index - 1 : damaged()
}

function damaged(): never {
  throw problem('damaged')
}
