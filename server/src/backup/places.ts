import path from 'node:path'
import type pg from 'pg'
import { openExistingDatabase } from '../boot/existing-database'
import type { StorageSettings } from '../platform/config/config'
import { describeDatabase } from '../platform/config/database-url'
import { connectionTo } from '../platform/database/pool'
import { startEmbeddedPostgres } from '../platform/embedded-postgres'
import { nothingToBackUp } from './backup-problems'

export interface OpenDatabase {
  connection: pg.ClientConfig
  close(): Promise<void>
}

export const databasePlace = (config: StorageSettings): string =>
  config.DATABASE_URL ? describeDatabase(config.DATABASE_URL) : config.dataDir

/** The whole of it, for people. */
export const fairPlace = (config: StorageSettings): string =>
  `the fair in ${databasePlace(config)}, with its files in ${filesPlace(config)}`

export const filesPlace = (config: StorageSettings): string =>
  config.FILES === 's3' ? `the bucket ${config.S3_BUCKET}` : path.join(config.dataDir, 'files')

export async function openExisting(config: StorageSettings): Promise<OpenDatabase> {
  const found = await openExistingDatabase(config)
  if (!found) throw nothingToBackUp(config.dataDir)
  return { connection: connectionOf(config, found.connectionString), close: found.close }
}

/** The database to be filled, made if need be. One of ours must not be in use. */
export async function openForRestore(config: StorageSettings): Promise<OpenDatabase> {
  if (config.DATABASE_URL)
    return { connection: connectionOf(config, config.DATABASE_URL), close: async () => undefined }
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir })
  return { connection: connectionOf(config, connectionString), close: stop }
}

const connectionOf = (config: StorageSettings, connectionString: string): pg.ClientConfig =>
  connectionTo({ connectionString, tls: config.DATABASE_TLS, ca: config.databaseCa })
