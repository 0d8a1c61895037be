import path from 'node:path'
import type pg from 'pg'
import type { Config } from '../platform/config/config'
import { unlimitedConnection } from '../platform/database/unlimited'
import { findRunningPostgres, holdsCluster, startEmbeddedPostgres } from '../platform/embedded-postgres'
import { nothingToBackUp } from './backup-problems'

export interface OpenDatabase {
  connection: pg.ClientConfig
  close(): Promise<void>
}

export const databasePlace = (config: Config): string =>
  config.DATABASE_URL ? 'the database of DATABASE_URL' : config.dataDir

export const filesPlace = (config: Config): string =>
  config.FILES === 's3' ? `the bucket ${config.S3_BUCKET}` : path.join(config.dataDir, 'files')

/** The database as it is: of a running Fairground, or started for the time being. Never makes one. */
export async function openExisting(config: Config): Promise<OpenDatabase> {
  const given = config.DATABASE_URL ?? (await findRunningPostgres(config.dataDir))
  if (given) return { connection: unlimitedConnection(config, given), close: async () => undefined }
  if (!(await holdsCluster(config.dataDir))) throw nothingToBackUp(config.dataDir)
  return startOwn(config)
}

/** The database to be filled, made if need be. One of ours must not be in use. */
export async function openForRestore(config: Config): Promise<OpenDatabase> {
  if (!config.DATABASE_URL) return startOwn(config)
  return { connection: unlimitedConnection(config, config.DATABASE_URL), close: async () => undefined }
}

async function startOwn(config: Config): Promise<OpenDatabase> {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir })
  return { connection: unlimitedConnection(config, connectionString), close: stop }
}
