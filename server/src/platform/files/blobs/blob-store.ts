import type { Readable } from 'node:stream'

export interface StoredBlob {
  key: string
  modifiedAt: Date
}

/** Where file contents live. What a file is, and who may read it, is the file table's business. */
export interface BlobStore {
  readonly name: string
  put(key: string, content: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Readable | undefined>
  delete(key: string): Promise<void>
  list(): AsyncIterable<StoredBlob>
  /** Removes what a killed process left half-written; a store that takes contents in one piece has nothing of the kind. */
  sweepLeftovers?(): Promise<void>
}

export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError'
}

// File systems stop at 255 bytes a name; the disk driver turns a whole key into one name.
const longestKey = 200
const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/

export function isBlobKey(key: string): boolean {
  return key.length <= longestKey && keyPattern.test(key)
}

/** Keys become paths and URLs. With no dots, no empty parts and no escapes, none can lead out of the store. */
export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new BlobStoreError('Not a blob key')
}
