import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { type BlobStore, BlobStoreError } from './blobs/blob-store'

const probeEveryMs = 30_000
const patienceMs = 10_000

/** Stores a few bytes, reads them again and removes them, as an upload would; throws when it fails or takes too long. */
export const probeFileStore = (blobs: BlobStore): Promise<void> => within(patienceMs, roundTrip(blobs))

async function roundTrip(blobs: BlobStore): Promise<void> {
  // Processes that share a store probe it at the same time, and must not meet.
  const key = `probe/${randomUUID()}`
  const content = randomBytes(32)
  await blobs.put(key, content, 'application/octet-stream')
  const stored = await blobs.get(key)
  const same = stored !== undefined && content.equals(await buffer(stored))
  await blobs.delete(key)
  if (!same) throw new BlobStoreError('what was stored did not come back')
}

async function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BlobStoreError(`no answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

export interface FileStoreWatch {
  /** How the last probe ended. Asks for another one when that is old, but never waits for it. */
  isWritable(): boolean
}

interface Options {
  everyMs?: number
  timeoutMs?: number
}

/** A probe costs the store three calls, so whoever asks often is told what is known. */
export function watchFileStore(
  blobs: BlobStore,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  { everyMs = probeEveryMs, timeoutMs = patienceMs }: Options = {},
): FileStoreWatch {
  let writable = true
  let nextAt = 0
  // Given up is not over: on a disk that hangs, each further probe would hold another thread for good.
  let underWay = false

  function probe(): void {
    underWay = true
    const trip = roundTrip(blobs)
    void within(timeoutMs, trip).then(
      () => note(true),
      (error: Error) => note(false, error),
    )
    const over = () => {
      underWay = false
    }
    void trip.then(over, over)
  }

  function note(outcome: boolean, error?: Error): void {
    nextAt = performance.now() + everyMs
    if (!outcome) log.error({ err: error, store: blobs.name }, 'files: the store cannot be written')
    else if (!writable) log.info({ store: blobs.name }, 'files: the store can be written again')
    writable = outcome
  }

  return {
    isWritable() {
      if (!underWay && performance.now() >= nextAt) probe()
      return writable
    },
  }
}
