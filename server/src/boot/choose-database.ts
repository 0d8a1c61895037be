import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config/config'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres'

export interface ChosenDatabase {
  connectionString: string
  embedded: EmbeddedPostgres | undefined
}

/** DATABASE_URL if there is one; otherwise our own PostgreSQL under DATA_DIR. */
export async function chooseDatabase(config: Config, log: FastifyBaseLogger): Promise<ChosenDatabase> {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL, embedded: undefined }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.info(line),
    warn: (line) => log.warn(line),
  })
  return { connectionString: embedded.connectionString, embedded }
}
