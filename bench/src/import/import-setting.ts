import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import { codes } from '@fairground/wire/kernel/codes'
import type { Cores } from '../kernel/cores'
import { mustHold } from '../kernel/measurement'
import { type Product, startProduct } from '../kernel/product'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker } from '../kernel/worker'
import { logIn } from '../load/log-in'
import { emptyTables, mustHoldRows, prepareTables } from './council-table'
import type { ImportJob, ImportOutcome } from './import-client.worker'
import { makeWorkbook, type Workbook } from './workbook'

/** A product with few rows in its council list, and a workbook with many more of them. */
export interface ImportSetting {
  cores: Cores
  product: Product
  workbook: Workbook
  file: string
  /** One whole import into a list without its rows. Says how many seconds it took, without what runs beside it. */
  importOnce(beside?: (isOver: () => boolean) => Promise<void>): Promise<number>
}

export async function prepareImport(cores: Cores, count: number): Promise<ImportSetting> {
  const dataDir = await makeTempDir()
  const product = await startProduct({ dataDir, on: cores.product })
  await prepareTables(dataDir)
  const workbook = makeWorkbook('import', count)
  const file = path.join(dataDir, 'council.xlsx')
  await writeFile(file, workbook.bytes)
  const importFile = await importer(product.origin, file, cores)
  return {
    cores,
    product,
    workbook,
    file,
    async importOnce(beside) {
      await emptyTables(dataDir)
      let over = false
      const [seconds] = await Promise.all([
        importFile().finally(() => {
          over = true
        }),
        beside?.(() => over),
      ])
      await mustHoldRows(dataDir, 'council_member', workbook.rows)
      return seconds
    },
  }
}

async function importer(origin: string, file: string, cores: Cores): Promise<() => Promise<number>> {
  const admin = await logIn(new Agent(), { origin, username: 'admin', door: 'staff' })
  mustHold(admin.code === codes.ok, `the administrator could not log in: ${admin.message}`)
  const client = startWorker<ImportJob, ImportOutcome>(
    new URL('./import-client.worker.ts', import.meta.url),
    cores.generator,
  )
  const headers = { cookie: admin.cookie, XTOKEN: admin.token }
  return async () => {
    const { seconds, run } = await client.ask({ origin, headers, workbook: file })
    mustHold(run.state === 'applied', `the import ended ${JSON.stringify(run)}`)
    return seconds
  }
}
