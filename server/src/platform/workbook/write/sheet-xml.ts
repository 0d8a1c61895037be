import { escapeFormula } from '../formula-safety'
import { columnValidations } from './column-validations'
import { type CellValue, type Column, columnName, hasHeading, type Sheet } from './columns'
import { styleOf, styles } from './workbook-parts'
import { cellText } from './xml-text'

const mostRows = 1_048_576
const chunkLength = 64 * 1024
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The XML of one sheet in pieces, reading its rows only as fast as the pieces are taken. */
export async function* sheetXml(
  sheet: Sheet,
  choiceColumns: ReadonlyMap<Column, string>,
): AsyncGenerator<string> {
  const heading = hasHeading(sheet)
  let piece = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}">`
  piece += `${sheetView(heading && sheet.freezeHeader === true)}${columnWidths(sheet.columns)}<sheetData>`
  let rowNumber = 0
  if (heading) piece += headingRow(sheet.columns, ++rowNumber)
  const names = sheet.columns.map((_column, index) => columnName(index))
  const bodyStyles = sheet.columns.map(styleOf)
  for await (const row of sheet.rows) {
    if (++rowNumber > mostRows) throw new Error(`A sheet holds at most ${mostRows} rows`)
    piece += `<row r="${rowNumber}">`
    for (const [index, value] of row.entries())
      piece += cell(
        `${names[index] ?? columnName(index)}${rowNumber}`,
        value,
        bodyStyles[index] ?? styles.plain,
      )
    piece += '</row>'
    if (piece.length < chunkLength) continue
    yield piece
    piece = ''
  }
  piece += '</sheetData>'
  const last = names.at(-1)
  if (heading && sheet.autoFilter && last) piece += `<autoFilter ref="A1:${last}${rowNumber}"/>`
  yield `${piece}${columnValidations(sheet.columns, heading ? 2 : 1, choiceColumns)}</worksheet>`
}

function cell(reference: string, value: CellValue, style: number): string {
  if (value === null || value === '') return ''
  const start = `<c r="${reference}"${style === styles.plain ? '' : ` s="${style}"`}`
  if (typeof value === 'number') return Number.isFinite(value) ? `${start}><v>${value}</v></c>` : ''
  return `${start} t="inlineStr"><is><t xml:space="preserve">${cellText(escapeFormula(value))}</t></is></c>`
}

function headingRow(columns: readonly Column[], rowNumber: number): string {
  const cells = columns.map(({ title, required }, index) =>
    cell(
      `${columnName(index)}${rowNumber}`,
      title ?? null,
      required ? styles.requiredHeading : styles.heading,
    ),
  )
  return `<row r="${rowNumber}">${cells.join('')}</row>`
}

function sheetView(frozen: boolean): string {
  if (!frozen) return '<sheetViews><sheetView workbookViewId="0"/></sheetViews>'
  return (
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>'
  )
}

function columnWidths(columns: readonly Column[]): string {
  if (columns.length === 0) return ''
  const cols = columns.map((column, index) => {
    const place = `min="${index + 1}" max="${index + 1}"`
    return `<col ${place} width="${column.width ?? 12}" customWidth="1" style="${styleOf(column)}"/>`
  })
  return `<cols>${cols.join('')}</cols>`
}
