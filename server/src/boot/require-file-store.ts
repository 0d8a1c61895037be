import { ConfigError } from '../platform/config/config'
import type { BlobStore } from '../platform/files/blobs/blob-store'
import { probeFileStore } from '../platform/files/file-store-watch'

/** The first exhibitor to upload a licence must not be the one who finds out. */
export async function requireFileStore(blobs: BlobStore): Promise<void> {
  try {
    await probeFileStore(blobs)
  } catch (error) {
    throw new ConfigError([
      `FILES: the ${blobs.name} store cannot be written: ${wordsOf(error)}. Nothing was changed. ${advice[blobs.name]}`,
    ])
  }
}

const advice: Record<string, string> = {
  disk: 'DATA_DIR must be a directory that the account running Fairground may write to',
  s3: 'Check the S3_ settings, and that the key may put, get and delete objects in the bucket',
}

/** `fetch failed` says nothing; what it failed of does. */
function wordsOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } }
  const reason = cause?.code ?? cause?.message
  return reason ? `${message} (${reason})` : message
}
