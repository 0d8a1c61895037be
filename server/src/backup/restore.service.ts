import type pg from 'pg'
import {
  applyTogether,
  findForeign,
  type Migration,
  readApplied,
  readMigrations,
  withMigrationLock,
  without,
} from '../platform/database/migrate'
import type { BlobStore } from '../platform/files/blobs/blob-store'
import { jobsSchema } from '../platform/jobs/jobs'
import { jobQueuesExist, readWaitingJobs, sendAgain } from '../platform/jobs/waiting-jobs'
import { explained } from './backup-error'
import { filesIn } from './backup-layout'
import { checkBackup } from './check-backup'
import { loadTables } from './load-tables'
import type { Manifest } from './manifest'
import { createFilePlacement, type FilePlacement } from './put-files'
import {
  databaseInUse,
  editedMigration,
  newerBackup,
  outcomeUnknown,
  restoreFailed,
  wrongEncoding,
} from './restore-problems'
import { readAnything, readServer, withPlainClient } from './schema.repository'

export interface RestoreTarget {
  blobs: BlobStore
  /** Where files go, for people. */
  filesPlace: string
  /** Called once the back-up is known to be sound and to fit, as it may make a database. */
  openDatabase(): Promise<pg.ClientConfig>
}

export interface Restored {
  manifest: Manifest
  /** Tables of others, which stay in the back-up. */
  leftOut: string[]
}

/** Fills an empty place with a back-up: all of it, or nothing and a reason. */
export async function restore(
  directory: string,
  migrationsDirectory: string,
  { blobs, filesPlace, openDatabase }: RestoreTarget,
  signal: AbortSignal,
): Promise<Restored> {
  const { manifest, seal } = await checkBackup(directory, signal)
  const migrations = await readMigrations(migrationsDirectory)
  refuseForeign(migrations, manifest)
  const placement = createFilePlacement({
    from: filesIn(directory),
    to: blobs,
    files: manifest.files,
    seal,
  })
  await placement.refuseOtherFiles(filesPlace)
  const connection = await openDatabase()
  const leftOut = await withPlainClient(connection, (client) =>
    // A Fairground that starts meanwhile waits for this lock and then finds everything.
    withMigrationLock(client, async () => {
      await refuseUnfit(client)
      const unknown = await fill({ client, connection, placement, directory, manifest, migrations, signal })
      // Or the first people would wait for plans made without knowing the tables.
      await client.query('ANALYZE').catch(() => undefined)
      return unknown
    }),
  )
  return { manifest, leftOut }
}

function refuseForeign(migrations: Migration[], manifest: Manifest): void {
  const foreign = findForeign(migrations, manifest.migrations)
  if (foreign?.because === 'newer') throw newerBackup(foreign.name, manifest.product)
  if (foreign) throw editedMigration(foreign.name)
}

async function refuseUnfit(client: pg.Client): Promise<void> {
  const { encoding } = await readServer(client)
  if (encoding !== 'UTF8') throw wrongEncoding(encoding)
  const anything = await readAnything(client)
  if (anything) throw databaseInUse(anything)
  const [job] = await readWaitingJobs(client)
  if (job) throw databaseInUse(`a waiting job ${job.name}`)
}

interface Filling {
  client: pg.Client
  connection: pg.ClientConfig
  placement: FilePlacement
  directory: string
  manifest: Manifest
  migrations: Migration[]
  signal: AbortSignal
}

/**
 * One transaction from the first table to the last job, so that however this ends the database is full or empty. First
 * the tables as they were when the back-up was made, then their rows, then what this version has changed since.
 */
async function fill({
  client,
  connection,
  placement,
  directory,
  manifest,
  migrations,
  signal,
}: Filling): Promise<string[]> {
  const hadQueues = await jobQueuesExist(client)
  let unknown: string[]
  try {
    const newer = without(migrations, manifest.migrations)
    await client.query('BEGIN')
    await applyTogether(client, without(migrations, newer))
    unknown = await loadTables(client, directory, manifest, signal)
    await requireSameMigrations(client, manifest)
    await applyTogether(client, newer)
    await placement.put(signal)
    await sendAgain(client, connection, manifest.jobs)
    signal.throwIfAborted()
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    await placement.takeBack()
    if (!hadQueues) await client.query(`DROP SCHEMA IF EXISTS ${jobsSchema} CASCADE`).catch(() => undefined)
    throw explained(error, signal, restoreFailed)
  }
  await client.query('COMMIT').catch((error: Error) => {
    throw outcomeUnknown(error)
  })
  // A mark that stays does no harm: the store is not empty, and so nobody restores into it again.
  await placement.finish().catch(() => undefined)
  return unknown
}

/** The table of migrations is a table like any other; if it said something else the product could never start. */
async function requireSameMigrations(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const listed = (entries: { name: string; checksum: string }[]) =>
    entries
      .map(({ name, checksum }) => `${name} ${checksum}`)
      .sort()
      .join()
  if (listed(await readApplied(client)) !== listed(migrations))
    throw new Error('its table of migrations is not the one its manifest names')
}
