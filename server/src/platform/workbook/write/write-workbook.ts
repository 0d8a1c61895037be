import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { choiceSheet } from './choice-sheet'
import type { Sheet } from './columns'
import { sheetXml } from './sheet-xml'
import {
  contentTypesXml,
  rootRelationsXml,
  sheetPath,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
} from './workbook-parts'

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * The .xlsx as a stream. Rows are asked for only while somebody reads it; when the reader goes away, or a row cannot
 * be had, the iterators of all sheets are closed.
 */
export function writeWorkbook({ sheets }: { sheets: readonly Sheet[] }): Readable {
  const { sheet: lists, references } = choiceSheet(sheets)
  const all = lists ? [...sheets, lists] : sheets
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const contents = all.map((sheet) => Readable.from(sheetXml(sheet, references), { objectMode: false }))

  zip.on('error', (fault: Error) => output.destroy(fault))
  for (const content of contents) content.on('error', (fault) => output.destroy(fault))
  output.once('close', () => {
    for (const content of contents) content.destroy()
  })

  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path)
  add('[Content_Types].xml', contentTypesXml(all.length))
  add('_rels/.rels', rootRelationsXml)
  add(
    'xl/workbook.xml',
    workbookXml(all.map((sheet) => ({ name: sheetName(sheet.name), hidden: sheet === lists }))),
  )
  add('xl/_rels/workbook.xml.rels', workbookRelationsXml(all.length))
  add('xl/styles.xml', stylesXml)
  for (const [index, content] of contents.entries()) zip.addReadStream(content, sheetPath(index))
  zip.end()
  return output
}

/** Excel repairs, that is empties, a workbook whose sheet names break its rules. */
function sheetName(name: string): string {
  return (
    name
      .replace(/[[\]:*?/\\]/g, ' ')
      .slice(0, 31)
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet'
  )
}
