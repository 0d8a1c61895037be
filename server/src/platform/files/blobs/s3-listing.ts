import { BlobStoreError, type StoredBlob } from './blob-store'

export interface ListingPage {
  blobs: StoredBlob[]
  continuation: string | undefined
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads a ListObjectsV2 answer: a flat, generated document, of which three elements matter to us. */
export function readListingPage(xml: string): ListingPage {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new BlobStoreError('S3 LIST answered something else')
  return {
    blobs: [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => readEntry(entry)),
    continuation:
      textOf(xml, 'IsTruncated') === 'true' ? requiredTextOf(xml, 'NextContinuationToken') : undefined,
  }
}

function readEntry(entry: string): StoredBlob {
  const modifiedAt = new Date(requiredTextOf(entry, 'LastModified'))
  if (Number.isNaN(modifiedAt.getTime())) throw new BlobStoreError('S3 LIST answered an unreadable date')
  return { key: requiredTextOf(entry, 'Key'), modifiedAt }
}

// Half a listing must fail: ending quietly would pass part of the bucket off as all of it.
function requiredTextOf(xml: string, element: string): string {
  const text = textOf(xml, element)
  if (text === undefined) throw new BlobStoreError(`S3 LIST answered without ${element}`)
  return text
}

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return entities[name] ?? whole
  })
}
