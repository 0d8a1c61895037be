import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres'

/** A throw-away PostgreSQL for tests and generators: real, but not durable. */
export async function startScratchCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fairground-'))
  const postgres = await startEmbeddedPostgres({ dataDir: directory, durable: false })
  return {
    url: postgres.connectionString,
    async stop() {
      await postgres.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
