import { importMessages as say } from '@fairground/domain/list'
import { keptLists } from '@fairground/wire/lists'
import { serveReader } from '../../platform/workbook/child/serve-reader'
import { readCells } from '../../platform/workbook/read/read-cells'
import { WorkbookProblem } from '../../platform/workbook/workbook-problem'
import { type Choices, checkRow } from './check-row'
import { mapColumns } from './map-columns'
import { lineOf } from './row-lines'

export interface ReadRequest {
  run: string
  list: string
  choices: Choices
}
export interface ReadResult {
  ignored: string[]
}

/** Runs as a process of its own: reads a workbook and judges it cell by cell, away from everybody else's requests. */
await serveReader<ReadRequest, ReadResult>(async ({ request, file, send }) => {
  const list = keptLists.find(({ name }) => name === request.list)
  if (!list) throw new Error(`there is no list ${request.list}`)
  const { rows } = await readCells(file)
  let mapping: ReturnType<typeof mapColumns> | undefined
  let count = 0
  for (const { number, cells } of rows) {
    if (mapping) {
      await send(lineOf(request.run, checkRow(number, cells, mapping.columns, request.choices)))
      count += 1
    } else mapping = mapColumns(list, cells)
  }
  if (count === 0) throw new WorkbookProblem(say.noRows)
  return { ignored: mapping?.ignored ?? [] }
})
