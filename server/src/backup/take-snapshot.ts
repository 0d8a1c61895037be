import { mkdir } from 'node:fs/promises'
import type pg from 'pg'
import { readApplied } from '../platform/database/migrate'
import type { BlobStore } from '../platform/files/blobs/blob-store'
import { readWaitingJobs } from '../platform/jobs/waiting-jobs'
import { readKeyIdsInUse } from '../platform/secrets/sealed.repository'
import { filesIn, tableFile, tablesIn } from './backup-layout'
import { filesMissing, nothingToBackUp, tableNotOurs } from './backup-problems'
import { createFileCopies, type FileCopies } from './copy-files'
import { readFiles } from './files.repository'
import { type FileEntry, type Manifest, plainName, type TableEntry } from './manifest'
import { copyOut } from './rows.repository'
import { keepShape, readSequences, readServer, readTables, type Table } from './schema.repository'

export interface SnapshotSource {
  client: pg.Client
  blobs: BlobStore
  /** Where it is, for people. */
  place: string
}

export interface SnapshotOptions {
  withoutMissingFiles: boolean
  signal: AbortSignal
}

export type Snapshot = Omit<Manifest, 'format' | 'product'>

/** Writes all rows as they were at one moment, and every file they speak of, while the fair goes on. */
export async function takeSnapshot(
  { client, blobs, place }: SnapshotSource,
  directory: string,
  { withoutMissingFiles, signal }: SnapshotOptions,
): Promise<Snapshot> {
  if (!(await readTables(client)).some(({ name }) => name === 'schema_migration'))
    throw nothingToBackUp(place)
  const copies = createFileCopies(blobs, filesIn(directory), signal)
  const { files, missingFiles } = await settleFiles(client, copies, {
    store: blobs.name,
    withoutMissingFiles,
  })
  const tables = await readTables(client)
  for (const { name } of tables) if (!plainName.test(name)) throw tableNotOurs(name)
  await keepShape(client, tables)
  const { version, now } = await readServer(client)
  return {
    madeAt: now.toISOString(),
    postgres: version,
    migrations: await readApplied(client),
    tables: await copyTables(client, tables, directory, signal),
    sequences: await readSequences(client),
    files,
    missingFiles,
    jobs: await readWaitingJobs(client),
    dataKeys: await readKeyIdsInUse(client),
  }
}

const attempts = 3

interface SettledFiles {
  files: FileEntry[]
  missingFiles: string[]
}

/**
 * Leaves a transaction open whose every file has been copied. Most are copied before it begins, so that one let go of
 * shortly after is there all the same. One that came and went in between would be missing: then the next moment is
 * taken instead. What is still missing after that is not in the store at all.
 */
async function settleFiles(
  client: pg.Client,
  copies: FileCopies,
  { store, withoutMissingFiles }: { store: string; withoutMissingFiles: boolean },
): Promise<SettledFiles> {
  for (let attempt = 1; ; attempt++) {
    await copies.add(await readFiles(client))
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const known = await readFiles(client)
    const missing = (await copies.add(known)).filter(({ claimed }) => claimed).map(({ key }) => key)
    if (missing.length === 0 || (attempt === attempts && withoutMissingFiles))
      return { files: await copies.keep(known), missingFiles: missing }
    if (attempt === attempts) throw filesMissing(missing, store)
    await client.query('ROLLBACK')
  }
}

async function copyTables(
  client: pg.Client,
  tables: Table[],
  directory: string,
  signal: AbortSignal,
): Promise<TableEntry[]> {
  await mkdir(tablesIn(directory))
  const entries: TableEntry[] = []
  for (const table of tables) {
    entries.push(await copyOut(client, table, tableFile(directory, table.name), signal))
  }
  return entries
}
