import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Product, startProduct } from './product'

/**
 * Journeys run on two workers, each with a product and data of its own, so that neither stands in the other's way; on
 * another number where a machine has the cores for it.
 */
export const workers = Number(process.env.JOURNEY_WORKERS ?? 2)

interface WorkerProduct {
  /** The file of journeys it was started for. */
  file: string
  dataDir: string
  product: Product
}

const variable = 'FAIRGROUND_FURNISHED_FAIR'
let running: WorkerProduct | undefined
let port: string | undefined

export const newDataDir = () => mkdtemp(path.join(tmpdir(), '展会 journeys-'))

/** Where a demo fair lies that has everything and is not running. */
export const announceFurnishedFair = (dataDir: string): void => {
  process.env[variable] = dataDir
}

/** The product of the worker this journey runs on. */
export function workerProduct(): { origin: string; dataDir: string } {
  if (!running) throw new Error('no product was started for this worker')
  return { origin: running.product.origin, dataDir: running.dataDir }
}

/** A fair as it was made, to start a product on. */
export async function furnishedDataDir(): Promise<string> {
  const furnished = process.env[variable]
  if (!furnished) throw new Error('no demo fair was made for the journeys')
  const dataDir = await newDataDir()
  await cp(furnished, dataDir, { recursive: true })
  return dataDir
}

/** Each file of journeys begins with the fair as it was made: what another has sold, paid or renamed is not its concern. */
export async function productFor(file: string): Promise<void> {
  if (running?.file === file) return
  await stopProduct()
  const dataDir = await furnishedDataDir()
  port ??= await freePort()
  running = { file, dataDir, product: await startProduct({ DATA_DIR: dataDir, PORT: port }) }
}

export async function stopProduct(): Promise<void> {
  if (!running) return
  const { product, dataDir } = running
  running = undefined
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/**
 * The same for all files, because what a browser has compiled it knows again by its address; and none that the system
 * gives to outgoing connections while no product listens.
 */
async function freePort(): Promise<string> {
  const candidate = 12_000 + Math.floor(Math.random() * 15_000)
  const isFree = await new Promise<boolean>((resolve) => {
    const listener = createServer()
    listener.once('error', () => resolve(false))
    listener.listen(candidate, '127.0.0.1', () => listener.close(() => resolve(true)))
  })
  return isFree ? String(candidate) : freePort()
}
