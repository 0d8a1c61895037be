import type { ListRow, ListSearch } from '@fairground/wire/list'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import type { CellValue } from '../platform/workbook/write/columns'
import { writeWorkbook } from '../platform/workbook/write/write-workbook'
import type { AnyList } from './any-list'
import { readCodeLabels, wordsOf } from './code-labels'
import { cellOf, type ListWords, travelling } from './field-in-workbook'
import { streamRows } from './list.repository'
import { columnsOf, sendWorkbook } from './list-workbook'
import { meantToday } from './meant-today'

/**
 * Everything the filters find in the order asked for, or the rows that are named, written while it is read. Who took which
 * part of a list away is on record.
 */
export async function sendExport(
  { db, patientDb, settings }: Platform,
  list: AnyList,
  search: ListSearch,
  caller: SignedInCaller,
  reply: FastifyReply,
  rows: AsyncIterable<ListRow> = streamRows(patientDb, list, meantToday(list, search, settings.current())),
): Promise<null> {
  const { language } = caller
  const { timeZone } = settings.current()
  const labels = await readCodeLabels(db, list)
  const { page: _page, pageSize: _size, ...filters } = search
  await recordAudit(db, caller, { action: 'export', subjectType: list.name, subjectId: '', after: filters })
  const workbook = writeWorkbook({
    sheets: [
      {
        name: list.title[language].slice(0, 31),
        columns: columnsOf(list, language, labels),
        rows: exportedRows(rows, list, wordsOf(labels, language, timeZone)),
        freezeHeader: true,
      },
    ],
  })
  return sendWorkbook(reply, fileNameOf(list)[language], workbook)
}

const fileNameOf = (list: AnyList) =>
  'may' in list ? (list.workbook?.fileName ?? list.title) : list.fileName

async function* exportedRows(
  rows: AsyncIterable<Record<string, unknown>>,
  list: AnyList,
  words: ListWords,
): AsyncGenerator<CellValue[]> {
  const fields = travelling(list)
  for await (const row of rows) yield fields.map(([name, field]) => cellOf(field, row[name], words))
}
