import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import pg from 'pg'
import { answerJobs } from '../kernel/worker'

export interface ExcelJsJob {
  /** Where ExcelJS is installed. */
  folder: string
  connectionString: string
  workbook: string
  table: string
  /** All or nothing, as the product imports; otherwise each row is kept as it comes. */
  oneTransaction: boolean
}

export interface ExcelJsOutcome {
  seconds: number
}

/** As much of ExcelJS as is used here. */
interface ExcelJs {
  Workbook: new () => { xlsx: { load(bytes: Buffer): Promise<unknown> }; worksheets: Worksheet[] }
}
interface Worksheet {
  rowCount: number
  getRow(number: number): { getCell(column: number): { value: unknown } }
}

/** The way it is written everywhere: read the workbook, insert row by row. Nothing is checked. */
answerJobs<ExcelJsJob, ExcelJsOutcome>(async (job) => {
  const { folder, connectionString, workbook, table, oneTransaction } = job
  const { Workbook } = createRequire(path.join(folder, 'package.json'))('exceljs') as ExcelJs
  const client = new pg.Client(connectionString)
  await client.connect()
  const startedAt = performance.now()
  const book = new Workbook()
  await book.xlsx.load(await readFile(workbook))
  const [sheet] = book.worksheets
  if (!sheet) throw new Error('the workbook has no sheet')
  if (oneTransaction) await client.query('BEGIN')
  for (let number = 2; number <= sheet.rowCount; number += 1) {
    const row = sheet.getRow(number)
    await client.query(`INSERT INTO ${table} (serial, company_name, credit_code) VALUES ($1, $2, $3)`, [
      row.getCell(1).value,
      row.getCell(2).value,
      row.getCell(3).value,
    ])
  }
  if (oneTransaction) await client.query('COMMIT')
  const seconds = (performance.now() - startedAt) / 1000
  await client.end()
  return { seconds }
})
