import { rm } from 'node:fs/promises'
import { startProduct } from './product'
import { announceFurnishedFair, newDataDir } from './worker-product'

/** One demo fair is made for all journeys; their products start on copies of it. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir()
  // A product that is stopped finishes the fair's photos, papers and seals first, if it is given the time.
  const product = await startProduct({ DATA_DIR: dataDir, SHUTDOWN_TIMEOUT_MS: '600000' })
  await product.stop()
  if (product.process.exitCode !== 0) throw new Error(`the demo fair was not finished:\n${product.output()}`)
  announceFurnishedFair(dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
