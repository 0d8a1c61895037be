import { lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { version } from '../../package.json'
import type { BlobStore } from '../platform/files/blobs/blob-store'
import { syncFolder, writeDurably } from '../platform/files/durable'
import { explained } from './backup-error'
import { manifestFile, sealFile, sealOf, tablesIn } from './backup-layout'
import { backupFailed, targetInUse, targetUnusable } from './backup-problems'
import { backupFormat, type Manifest } from './manifest'
import { withPlainClient } from './schema.repository'
import { type SnapshotOptions, takeSnapshot } from './take-snapshot'

export interface BackupSource {
  connection: pg.ClientConfig
  blobs: BlobStore
  /** Where it is, for people. */
  place: string
}

/**
 * Makes a back-up of the database and the files. It grows in a directory beside the wanted one and takes its name when
 * it is complete, so a kill at any moment leaves nothing that passes for a back-up.
 */
export async function backUp(
  { connection, blobs, place }: BackupSource,
  target: string,
  options: SnapshotOptions,
): Promise<Manifest> {
  await refuseTargetInUse(target)
  const unfinished = await makeUnfinished(target)
  try {
    const snapshot = await withPlainClient(connection, (client) =>
      takeSnapshot({ client, blobs, place }, unfinished, options),
    )
    const manifest: Manifest = { format: backupFormat, product: version, ...snapshot }
    await seal(unfinished, manifest)
    await putInPlace(unfinished, target)
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw explained(error, options.signal, backupFailed)
  }
}

/** Not even an empty one will do: whether it can be replaced shows only when everything has been copied. */
async function refuseTargetInUse(target: string): Promise<void> {
  const found = await lstat(target).catch(() => undefined)
  if (found) throw targetInUse(target)
}

/** Closed to everybody else from the first moment, as mkdtemp makes it. */
async function makeUnfinished(target: string): Promise<string> {
  try {
    await mkdir(path.dirname(target), { recursive: true })
    return await mkdtemp(`${target}.unfinished-`)
  } catch (error) {
    throw targetUnusable(path.dirname(target), error as Error)
  }
}

async function seal(directory: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeDurably(path.join(directory, manifestFile), text)
  await writeDurably(path.join(directory, sealFile), sealOf(text))
  await syncFolder(tablesIn(directory))
  await syncFolder(directory)
}

async function putInPlace(unfinished: string, target: string): Promise<void> {
  // Somebody may have made one meanwhile; a rename would silently take the place of an empty one.
  await refuseTargetInUse(target)
  await rename(unfinished, target)
  await syncFolder(path.dirname(target))
}
