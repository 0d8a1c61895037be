import { createHash } from 'node:crypto'
import path from 'node:path'
import type { BlobStore } from '../platform/files/blobs/blob-store'
import { DiskBlobStore } from '../platform/files/blobs/disk-blob-store'

export const manifestFile = 'manifest.json'
/** Written last of all: a back-up without it is none. `sha256sum -c` understands it. */
export const sealFile = 'manifest.sha256'

export const tablesIn = (directory: string): string => path.join(directory, 'tables')

export const tableFile = (directory: string, table: string): string =>
  path.join(tablesIn(directory), `${table}.copy.gz`)

/** Files lie as in DATA_DIR/files, so that a single one can also be put back by hand. */
export const filesIn = (directory: string): BlobStore => new DiskBlobStore(path.join(directory, 'files'))

export const checksumOf = (manifest: string): string => createHash('sha256').update(manifest).digest('hex')

export const sealOf = (manifest: string): string => `${checksumOf(manifest)}  ${manifestFile}\n`
