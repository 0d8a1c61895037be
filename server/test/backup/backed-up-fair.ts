import path from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { DiskBlobStore } from '../../src/platform/files/blobs/disk-blob-store'
import { query } from '../support/query'
import { startTestFair, type TestFair } from '../support/test-fair'
import { backUpTo, leaveWork, makeFolder, sourceOf } from './backup-support'

/** A fair with files and work of its own, and a back-up of it that nothing is wrong with. */
export interface BackedUpFair {
  fair: TestFair
  files: DiskBlobStore
  sound: string
  /** What a command needs to find it. */
  env: Record<string, string>
  stop(): Promise<void>
}

export async function startBackedUpFair(): Promise<BackedUpFair> {
  const tidy: (() => Promise<unknown>)[] = []
  const dataDir = await makeFolder((work) => tidy.push(work))
  const fair = await startTestFair({ config: { DATA_DIR: dataDir, WORKER: 'false' } })
  await leaveWork(fair)
  const files = new DiskBlobStore(path.join(dataDir, 'files'))
  const sound = path.join(await makeFolder((work) => tidy.push(work)), 'backup')
  await backUpTo(sourceOf(fair.database.url, files), sound)
  return {
    fair,
    files,
    sound,
    env: { DATABASE_URL: fair.database.url, DATA_DIR: dataDir },
    async stop() {
      await fair.stop()
      for (const work of tidy) await work()
    },
  }
}

/** Stands in the way until it is let go. */
export async function block(url: string, statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('BEGIN')
  await client.query(statement)
  return () => client.end()
}

export const waits = (url: string): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      return (await query(url, text)).length > 0
    },
    { timeout: 60_000 },
  )
