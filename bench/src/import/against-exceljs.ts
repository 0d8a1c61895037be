import { timeFixedLoop } from '../kernel/calibration'
import { atMost, ratioFigure, seenFigure, skippedFigure } from '../kernel/figure'
import type { Report } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { connectionStringOf } from '../kernel/product-database'
import { startWorker } from '../kernel/worker'
import { exceljs } from '../references/exceljs'
import { installReference, ReferenceUnavailable } from '../references/install'
import { bareTable, emptyTables, mustHoldRows } from './council-table'
import type { ExcelJsJob, ExcelJsOutcome } from './exceljs-import.worker'
import type { ImportSetting } from './import-setting'

const name = 'import ÷ ExcelJS + row inserts'
/** The plain loop of inserts, and the same loop made all or nothing, which spares it 50,000 flushes. */
const references = [
  { name, oneTransaction: false },
  { name: `${name}, one transaction`, oneTransaction: true },
]

export async function measureAgainstExcelJs(setting: ImportSetting, report: Report): Promise<void> {
  const { cores, product, workbook, file, importOnce } = setting
  const { figure, note } = report
  const folder = await exceljsIfPossible(report)
  if (!folder) return
  const { dataDir } = product
  const connectionString = await connectionStringOf(dataDir)
  const reference = startWorker<ExcelJsJob, ExcelJsOutcome>(
    new URL('./exceljs-import.worker.ts', import.meta.url),
    cores.product,
  )
  for (const { name, oneTransaction } of references) {
    const result = await runPairs({
      calibrate: () => timeFixedLoop(cores.product),
      ours: () => importOnce(),
      async reference() {
        await emptyTables(dataDir)
        const job = { folder, connectionString, workbook: file, table: bareTable, oneTransaction }
        const { seconds } = await reference.ask(job)
        await mustHoldRows(dataDir, bareTable, workbook.rows)
        return seconds
      },
      onPair: (pair) =>
        note(`import ${pair.ours.toFixed(2)} s, ExcelJS ${pair.reference.toFixed(2)} s, ${loopsOf(pair)}`),
    })
    figure(ratioFigure(name, result, atMost(0.3)))
    figure(
      seenFigure(
        'import, seconds',
        result.ours.toFixed(2),
        `ExcelJS + inserts ${result.reference.toFixed(2)}`,
      ),
    )
  }
  await reference.stop()
}

async function exceljsIfPossible({ figure, note }: Report): Promise<string | undefined> {
  try {
    return await installReference(exceljs, note)
  } catch (error) {
    if (!(error instanceof ReferenceUnavailable)) throw error
    note(error.message)
    figure(skippedFigure(name, 'ExcelJS could not be installed'))
    return undefined
  }
}
