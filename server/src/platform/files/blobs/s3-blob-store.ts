import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { assertBlobKey, type BlobStore, BlobStoreError, isBlobKey, type StoredBlob } from './blob-store'
import { type ListingPage, readListingPage } from './s3-listing'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`; MinIO and most self-hosted stores want it. */
  forcePathStyle: boolean
  timeoutMs: number
}

interface Call {
  method: 'PUT' | 'GET' | 'DELETE'
  key?: string
  query?: Record<string, string>
  content?: Buffer
  contentType?: string
}

const retries = 2

export class S3BlobStore implements BlobStore {
  readonly name = 's3'
  private readonly client: AwsClient
  private readonly bucketUrl: string

  constructor(private readonly settings: S3Settings) {
    const { accessKeyId, secretAccessKey, region } = settings
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
    this.bucketUrl = bucketUrlOf(settings)
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    assertBlobKey(key)
    await this.withinTimeLimit(async (signal) => {
      const response = await this.send({ method: 'PUT', key, content, contentType }, signal)
      const answer = await response.text()
      if (!response.ok) throw failureOf('PUT', response, answer)
    })
  }

  async get(key: string): Promise<Readable | undefined> {
    assertBlobKey(key)
    // The limit covers the answer's start only: how fast the body flows is up to whoever reads it.
    return this.withinTimeLimit(async (signal) => {
      const response = await this.send({ method: 'GET', key }, signal)
      if (response.ok) return readableOf(response)
      const answer = await response.text()
      if (saysNoSuchKey(response, answer)) return undefined
      throw failureOf('GET', response, answer)
    })
  }

  async delete(key: string): Promise<void> {
    assertBlobKey(key)
    await this.withinTimeLimit(async (signal) => {
      const response = await this.send({ method: 'DELETE', key }, signal)
      const answer = await response.text()
      if (!response.ok && !saysNoSuchKey(response, answer)) throw failureOf('DELETE', response, answer)
    })
  }

  async *list(): AsyncIterable<StoredBlob> {
    let continuation: string | undefined
    do {
      const page = await this.listPage(continuation)
      // The bucket may hold objects of others; what we could not have written is not ours to report.
      yield* page.blobs.filter((blob) => isBlobKey(blob.key))
      continuation = page.continuation
    } while (continuation !== undefined)
  }

  private async listPage(continuation: string | undefined): Promise<ListingPage> {
    const query: Record<string, string> = { 'list-type': '2' }
    if (continuation !== undefined) query['continuation-token'] = continuation
    return this.withinTimeLimit(async (signal) => {
      const response = await this.send({ method: 'GET', query }, signal)
      const answer = await response.text()
      if (!response.ok) throw failureOf('LIST', response, answer)
      return readListingPage(answer)
    })
  }

  private send({ method, key, query, content, contentType }: Call, signal: AbortSignal): Promise<Response> {
    const url = new URL(key === undefined ? this.bucketUrl : `${this.bucketUrl}${key}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const headers: Record<string, string> = {
      // Signing the content itself matters on plain-HTTP endpoints inside a private network.
      'x-amz-content-sha256': createHash('sha256')
        .update(content ?? '')
        .digest('hex'),
    }
    if (contentType !== undefined) headers['content-type'] = contentType
    const body = content && new Uint8Array(content)
    // A followed redirect would carry a signature made for another host, so it could only fail confusingly.
    return this.client.fetch(url, { method, headers, body, signal, redirect: 'manual' })
  }

  private async withinTimeLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController()
    const { timeoutMs } = this.settings
    const timer = setTimeout(() => {
      abort.abort(new BlobStoreError(`The S3 store did not answer within ${timeoutMs} ms`))
    }, timeoutMs)
    try {
      return await work(abort.signal)
    } finally {
      clearTimeout(timer)
    }
  }
}

function bucketUrlOf({ endpoint, bucket, forcePathStyle }: S3Settings): string {
  const url = new URL(endpoint)
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  if (forcePathStyle) url.pathname += `${bucket}/`
  else url.hostname = `${bucket}.${url.hostname}`
  return url.href
}

function readableOf(response: Response): Readable {
  return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([])
}

/** A missing bucket answers 404 as well, and must not pass for a missing file. */
function saysNoSuchKey(response: Response, answer: string): boolean {
  return response.status === 404 && !answer.includes('NoSuchBucket')
}

function failureOf(action: string, response: Response, answer: string): BlobStoreError {
  const code = /<Code>([A-Za-z]+)<\/Code>/.exec(answer)?.[1]
  return new BlobStoreError(`S3 ${action} answered ${response.status}${code ? ` ${code}` : ''}`)
}
