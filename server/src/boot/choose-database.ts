import type { Config } from '../platform/config/config'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres'

export interface ChosenDatabase {
  connectionString: string
  embedded: EmbeddedPostgres | undefined
}

/** DATABASE_URL if there is one; otherwise our own PostgreSQL under DATA_DIR. */
export async function chooseDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'dataDir'>,
  log: (line: string) => void,
): Promise<ChosenDatabase> {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL, embedded: undefined }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  return { connectionString: embedded.connectionString, embedded }
}
