import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Config, StorageSettings } from '../config/config'
import { type DataKeys, dataKeysProblem, newDataKey, readDataKeys } from './data-keys'

/** Where a fair without DATA_KEYS keeps its own: one line, as the setting would hold it. */
export const keptKeysFile = (dataDir: string): string => path.join(dataDir, 'data-keys')

/** The keys of this fair, made at its first start where none are set. Production does not come here without. */
export function dataKeysFor(config: Pick<Config, 'DATA_KEYS' | 'dataDir' | 'MODE'>): DataKeys {
  const found = findDataKeys(config)
  if (found) return found
  if (config.MODE === 'production') throw new Error('DATA_KEYS is not set')
  makeKeptKeys(config.dataDir)
  const made = findDataKeys(config)
  if (!made) throw new Error(`${keptKeysFile(config.dataDir)} cannot be read`)
  return made
}

/** For commands beside the product, which make none: undefined where there are none yet. */
export function findDataKeys({
  DATA_KEYS,
  dataDir,
}: Pick<StorageSettings, 'DATA_KEYS' | 'dataDir'>): DataKeys | undefined {
  if (DATA_KEYS !== undefined) return readDataKeys(DATA_KEYS)
  const file = keptKeysFile(dataDir)
  const text = readIfThere(file)
  if (text === undefined) return undefined
  const problem = dataKeysProblem(text.trim())
  // Making others would leave everything sealed so far closed for ever.
  if (problem) throw new Error(`${file}: ${problem}`)
  return readDataKeys(text.trim())
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whole or not at all, readable by its owner only; of two processes that start together one wins, and both use that one. */
function makeKeptKeys(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  const file = keptKeysFile(dataDir)
  const unfinished = `${file}.${process.pid}.unfinished`
  rmSync(unfinished, { force: true })
  const handle = openSync(unfinished, 'wx', 0o600)
  try {
    writeSync(handle, `${newDataKey()}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}
