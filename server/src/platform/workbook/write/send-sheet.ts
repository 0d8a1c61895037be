import type { Language, Text } from '@fairground/domain/text'
import type { FastifyReply } from 'fastify'
import { sendDownload } from '../../http/send-download'
import type { CellValue, Column, Sheet } from './columns'
import { workbookMediaType, writeWorkbook } from './write-workbook'

/** A column of a workbook that is made of rows. */
export interface ExportColumn<Row> {
  title: Text
  width: number
  cell: (row: Row, language: Language) => CellValue
  /** Keeps what looks like a number from being made one once it is typed over. */
  asText?: true
}

export const exportColumn = <Row>(
  zh: string,
  en: string,
  width: number,
  cell: ExportColumn<Row>['cell'],
): ExportColumn<Row> => ({ title: { zh, en }, width, cell })

interface SheetOf<Row> {
  name: Text
  columns: ExportColumn<Row>[]
  rows: AsyncIterable<Row> | Iterable<Row>
}

/** Rows that are read as they are written. */
export function sheetOf<Row>(language: Language, { name, columns, rows }: SheetOf<Row>): Sheet {
  async function* cells(): AsyncGenerator<CellValue[]> {
    for await (const row of rows) yield columns.map(({ cell }) => cell(row, language))
  }
  return {
    name: name[language],
    columns: columns.map(
      ({ title, width, asText }): Column => ({ title: title[language], width, ...(asText && { asText }) }),
    ),
    rows: cells(),
    freezeHeader: true,
  }
}

interface FileName {
  name: Text
  asciiName: string
}

/** Its sheets are written one after the other. */
export const sendWorkbook = (
  reply: FastifyReply,
  language: Language,
  { name, asciiName }: FileName,
  sheets: readonly Sheet[],
): Promise<null> | null =>
  sendDownload(reply, {
    name: name[language],
    asciiName,
    contentType: workbookMediaType,
    content: writeWorkbook({ sheets }),
  })

export interface OneSheet<Row> extends FileName, SheetOf<Row> {
  /** Of the sheet in the file; the file's own without one. */
  sheet?: Text
}

export const sendSheet = <Row>(
  reply: FastifyReply,
  language: Language,
  { name, sheet = name, asciiName, columns, rows }: OneSheet<Row>,
): Promise<null> | null =>
  sendWorkbook(reply, language, { name, asciiName }, [sheetOf(language, { name: sheet, columns, rows })])
