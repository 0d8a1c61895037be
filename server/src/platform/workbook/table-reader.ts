import { serveReader } from './child/serve-reader'
import { readCsv } from './read/csv'
import { isWorkbook, readCells } from './read/read-cells'
import { problem } from './workbook-problem'

export interface TableRow {
  number: number
  cells: string[]
}

export interface TableRequest {
  /** Also takes text with commas, tabs or semicolons between its cells. */
  csv: boolean
}

const mostRows = 20_000
/** What may stand above the rows themselves: headings, and whose account it is. */
const mostHeadings = 50

/** Runs as a process of its own: the cells of a table as text, row by row. What they mean is judged elsewhere. */
await serveReader<TableRequest, null>(async ({ request, file, send }) => {
  let count = 0
  for await (const row of request.csv && !isWorkbook(file) ? readCsv(file) : workbookRows(file)) {
    count += 1
    if (count > mostRows + mostHeadings) throw problem('tooMuchContent')
    await send(JSON.stringify(row))
  }
  return null
})

async function* workbookRows(file: Buffer): AsyncGenerator<TableRow> {
  const { rows } = await readCells(file)
  for (const { number, cells } of rows) yield { number, cells: cells.map(({ text }) => text) }
}
