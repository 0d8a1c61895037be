import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const server = fileURLToPath(new URL('../..', import.meta.url))

export interface BuiltProcesses {
  directory: string
  remove(): Promise<void>
}

/**
 * The product's processes as they are delivered. From source each of them would be compiled as often as a test reads a
 * workbook or looks into a PDF, which takes four times as long as the work itself.
 */
export async function buildProcesses(): Promise<BuiltProcesses> {
  // Here they find what npm installed, and no other build clears them away.
  const builds = path.join(server, 'node_modules', '.test-processes')
  await mkdir(builds, { recursive: true })
  const directory = await mkdtemp(path.join(builds, 'run-'))
  await build({ root: server, logLevel: 'warn', build: { outDir: directory, sourcemap: false } })
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}
