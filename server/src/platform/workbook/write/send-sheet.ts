import type { Language, Text } from '@fairground/domain/text'
import type { FastifyReply } from 'fastify'
import { sendDownload } from '../../http/send-download'
import type { CellValue, Column } from './columns'
import { workbookMediaType, writeWorkbook } from './write-workbook'

/** A column of a workbook that is made of rows. */
export interface ExportColumn<Row> {
  title: Text
  width: number
  cell: (row: Row, language: Language) => CellValue
}

export const exportColumn = <Row>(
  zh: string,
  en: string,
  width: number,
  cell: ExportColumn<Row>['cell'],
): ExportColumn<Row> => ({ title: { zh, en }, width, cell })

interface Sheet<Row> {
  /** Of the file. */
  name: Text
  /** Of the sheet in it; the same without one. */
  sheet?: Text
  asciiName: string
  columns: ExportColumn<Row>[]
  rows: AsyncIterable<Row> | Iterable<Row>
}

/** One sheet of rows that are read as they are written. */
export function sendSheet<Row>(
  reply: FastifyReply,
  language: Language,
  { name, sheet = name, asciiName, columns, rows }: Sheet<Row>,
): Promise<null> | null {
  async function* cells(): AsyncGenerator<CellValue[]> {
    for await (const row of rows) yield columns.map(({ cell }) => cell(row, language))
  }
  const content = writeWorkbook({
    sheets: [
      {
        name: sheet[language],
        columns: columns.map(({ title, width }): Column => ({ title: title[language], width })),
        rows: cells(),
        freezeHeader: true,
      },
    ],
  })
  return sendDownload(reply, { name: name[language], asciiName, contentType: workbookMediaType, content })
}
