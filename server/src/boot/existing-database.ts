import type { DatabaseSettings } from '../platform/config/database-settings'
import { findRunningPostgres, holdsCluster, startEmbeddedPostgres } from '../platform/embedded-postgres'

export interface ExistingDatabase {
  connectionString: string
  close(): Promise<void>
}

/**
 * A fair's database for a command beside the product: the given one, the one a running product keeps, or that one
 * started for the occasion. It never makes one; undefined when there is none.
 */
export async function openExistingDatabase({
  DATABASE_URL,
  dataDir,
}: DatabaseSettings): Promise<ExistingDatabase | undefined> {
  const given = DATABASE_URL ?? (await findRunningPostgres(dataDir))
  if (given) return { connectionString: given, close: async () => undefined }
  if (!(await holdsCluster(dataDir))) return undefined
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir })
  return { connectionString, close: stop }
}
