import path from 'node:path'
import type pg from 'pg'
import { openExistingDatabase } from '../boot/existing-database'
import type { Config } from '../platform/config/config'
import { connectionTo } from '../platform/database/pool'
import { startEmbeddedPostgres } from '../platform/embedded-postgres'
import { nothingToBackUp } from './backup-problems'

export interface OpenDatabase {
  connection: pg.ClientConfig
  close(): Promise<void>
}

export const databasePlace = (config: Config): string =>
  config.DATABASE_URL ? 'the database of DATABASE_URL' : config.dataDir

export const filesPlace = (config: Config): string =>
  config.FILES === 's3' ? `the bucket ${config.S3_BUCKET}` : path.join(config.dataDir, 'files')

export async function openExisting(config: Config): Promise<OpenDatabase> {
  const found = await openExistingDatabase(config)
  if (!found) throw nothingToBackUp(config.dataDir)
  return { connection: connectionOf(config, found.connectionString), close: found.close }
}

/** The database to be filled, made if need be. One of ours must not be in use. */
export async function openForRestore(config: Config): Promise<OpenDatabase> {
  if (config.DATABASE_URL)
    return { connection: connectionOf(config, config.DATABASE_URL), close: async () => undefined }
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir })
  return { connection: connectionOf(config, connectionString), close: stop }
}

const connectionOf = (config: Config, connectionString: string): pg.ClientConfig =>
  connectionTo({ connectionString, tls: config.DATABASE_TLS, ca: config.databaseCa })
