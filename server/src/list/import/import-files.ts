import type { KeptList } from '@fairground/wire/list'
import type { FastifyReply } from 'fastify'
import type { SignedInCaller } from '../../platform/http/principal'
import type { Platform } from '../../platform/platform'
import type { CellValue, Column, Sheet } from '../../platform/workbook/write/columns'
import { writeWorkbook } from '../../platform/workbook/write/write-workbook'
import { readCodeLabels } from '../code-labels'
import { howToFill, travelling } from '../field-in-workbook'
import { columnsOf, sendWorkbook } from '../list-workbook'
import { fileTexts } from './import-files.texts'
import { faultyRows } from './import-rows'
import { cellsOf, faultsIn, withColumn } from './row-remarks'

/** An empty workbook with the list's headings and choices, an example, and a page that explains both. */
export async function sendTemplate(
  { db }: Platform,
  list: KeptList,
  { language }: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const labels = await readCodeLabels(db, list)
  const columns = columnsOf(list, language, labels)
  const say = fileTexts[language]
  const fields = travelling(list)
  const exampleOf = ({ kind, example = '' }: (typeof fields)[number][1], column: Column | undefined) =>
    kind === 'code' ? (column?.choices?.[0] ?? example) : example
  const guide: Sheet = {
    name: say.guide,
    columns: [
      { title: say.column, width: 24 },
      { title: say.required, width: 10 },
      { title: say.example, width: 36 },
      { title: say.howTo, width: 70, wrap: true },
    ],
    rows: [
      ...fields.map(([, field], index) => [
        field.title[language],
        field.required ? say.yes : '',
        exampleOf(field, columns[index]),
        howToFill(field)?.[language] ?? '',
      ]),
      [],
      ...say.rules.map((rule) => [rule]),
    ],
  }
  const workbook = writeWorkbook({
    sheets: [{ name: list.title[language], columns, rows: [], freezeHeader: true }, guide],
  })
  return sendWorkbook(reply, say.template(list.title[language]), workbook)
}

/** The faulty rows as they were typed, with their reasons beside them: mended, the file can be imported as it is. */
export async function sendFaults(
  { db, patientDb }: Platform,
  list: KeptList,
  runId: string,
  { language }: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const columns = columnsOf(list, language, await readCodeLabels(db, list))
  const say = fileTexts[language]
  const names = travelling(list).map(([name]) => name)
  async function* rows(): AsyncGenerator<CellValue[]> {
    for await (const row of faultyRows(patientDb, runId)) {
      const cells = cellsOf(list, row)
      const reasons = faultsIn(list, row, language).map((fault) => withColumn(list, fault, language))
      yield [...names.map((name) => cells[name] ?? ''), row.number, reasons.join('\n')]
    }
  }
  const workbook = writeWorkbook({
    sheets: [
      {
        name: say.faults,
        columns: [...columns, { title: say.row, width: 10 }, { title: say.reasons, width: 60, wrap: true }],
        rows: rows(),
        freezeHeader: true,
      },
    ],
  })
  return sendWorkbook(reply, say.faultFile(list.title[language]), workbook)
}
