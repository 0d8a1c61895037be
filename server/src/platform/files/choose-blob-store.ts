import path from 'node:path'
import type { StorageSettings } from '../config/config'
import type { BlobStore } from './blobs/blob-store'
import { DiskBlobStore } from './blobs/disk-blob-store'
import { S3BlobStore } from './blobs/s3-blob-store'

export function chooseBlobStore(config: StorageSettings): BlobStore {
  if (config.FILES === 'disk') return new DiskBlobStore(path.join(config.dataDir, 'files'))
  return new S3BlobStore({
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION,
    bucket: config.S3_BUCKET ?? '',
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: config.S3_PATH_STYLE,
    timeoutMs: 15_000,
  })
}
