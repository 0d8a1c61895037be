import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const server = fileURLToPath(new URL('../..', import.meta.url))

/** What tests start besides the product's own entries. */
const ownEntries = {
  'test-product': fileURLToPath(new URL('product-entry.ts', import.meta.url)),
  'test-database-owner': fileURLToPath(new URL('../platform/embedded-postgres/app.ts', import.meta.url)),
  'sample-reader': fileURLToPath(new URL('../platform/workbook/sample-reader.ts', import.meta.url)),
  'doomed-parent': fileURLToPath(new URL('../platform/workbook/doomed-parent.ts', import.meta.url)),
}

export interface BuiltProcesses {
  directory: string
  remove(): Promise<void>
}

/**
 * The product's processes as they are delivered, and those of the tests. From source each of them would be compiled as
 * often as a test starts the product, reads a workbook or looks into a PDF, which takes four times as long as the work
 * itself.
 */
export async function buildProcesses(): Promise<BuiltProcesses> {
  // Here they find what npm installed, and no other build clears them away.
  const builds = path.join(server, 'node_modules', '.test-processes')
  await mkdir(builds, { recursive: true })
  const place = await mkdtemp(path.join(builds, 'run-'))
  const directory = path.join(place, 'dist')
  await build({
    root: server,
    logLevel: 'warn',
    build: { outDir: directory, sourcemap: false, rollupOptions: { input: ownEntries } },
  })
  // The product looks for them beside its build.
  await symlink(path.join(server, 'migrations'), path.join(place, 'migrations'))
  return { directory, remove: () => rm(place, { recursive: true, force: true }) }
}
