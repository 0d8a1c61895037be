import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from './product'

/** One product for all journeys, on fresh data. Journeys that need another start their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), '展会 journeys-'))
  const product = await startProduct({ DATA_DIR: directory })
  process.env.FAIRGROUND_ORIGIN = product.origin
  process.env.FAIRGROUND_DATA = directory
  return async () => {
    await product.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
