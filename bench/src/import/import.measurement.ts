import { divideCores } from '../kernel/cores'
import type { Measurement } from '../kernel/measurement'
import { measureAgainstExcelJs } from './against-exceljs'
import { prepareImport } from './import-setting'
import { measureReadsMeanwhile } from './reads-meanwhile'

const rows = 50_000

export const importing: Measurement = {
  name: 'import',
  about: 'import of 50,000 rows ÷ ExcelJS + row inserts; p99 of list calls during it ÷ idle',
  async run(report) {
    const cores = divideCores()
    report.note(cores.note)
    const setting = await prepareImport(cores, rows)
    report.note(`workbook of ${(setting.workbook.bytes.length / 1e6).toFixed(1)} MB`)
    await measureAgainstExcelJs(setting, report)
    await measureReadsMeanwhile(setting, report)
  },
}
