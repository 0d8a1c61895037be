import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from './product'
import { announceProducts, workers } from './worker-product'

/** One product for all journeys of a worker, on fresh data. Journeys that need another start their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const started = await Promise.all(
    Array.from({ length: workers }, async () => {
      const dataDir = await mkdtemp(path.join(tmpdir(), '展会 journeys-'))
      return { dataDir, product: await startProduct({ DATA_DIR: dataDir }) }
    }),
  )
  announceProducts(started.map(({ dataDir, product: { origin } }) => ({ origin, dataDir })))
  return async () => {
    for (const { dataDir, product } of started) {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
