import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Credentials, problemWithSignature } from './sigv4'

const pageSize = 3

interface StoredObject {
  content: Buffer
  contentType: string | undefined
  modifiedAt: Date
}

interface Answer {
  status: number
  body?: Buffer | string
  location?: string
}

/** A bucket in memory behind the four S3 calls we use; it refuses every request that is not properly signed. */
export class S3TestServer {
  readonly objects = new Map<string, StoredObject>()
  /** Answers given once each, before the real ones, to play a store in trouble. */
  readonly troubles: Answer[] = []
  readonly requests: string[] = []
  /** When set, requests are taken and never answered. */
  silent = false
  private readonly server = createServer((request, response) => void this.handle(request, response))

  constructor(
    private readonly bucket: string,
    private readonly credentials: Credentials,
  ) {}

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    this.requests.push(`${request.method} ${request.url}`)
    if (this.silent) return
    const problem = problemWithSignature(request, body, this.credentials)
    const answer = problem ? failure(403, problem) : this.answer(request, body)
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end(answer.body)
  }

  private answer(request: IncomingMessage, body: Buffer): Answer {
    const trouble = this.troubles.shift()
    if (trouble) return trouble
    const url = new URL(request.url ?? '/', 'http://s3')
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    if (bucket !== this.bucket) return failure(404, 'NoSuchBucket')
    if (key === '') return this.list(url.searchParams)
    if (request.method === 'PUT') {
      this.objects.set(key, {
        content: body,
        contentType: request.headers['content-type'],
        modifiedAt: new Date(),
      })
      return { status: 200 }
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key)
      return { status: 204 }
    }
    const found = this.objects.get(key)
    return found ? { status: 200, body: found.content } : failure(404, 'NoSuchKey')
  }

  private list(query: URLSearchParams): Answer {
    if (query.get('list-type') !== '2') return failure(400, 'InvalidArgument')
    const token = query.get('continuation-token')
    const start = token === null ? 0 : startOf(token)
    if (start === undefined) return failure(400, 'InvalidArgument')
    const keys = [...this.objects.keys()].sort()
    const end = start + pageSize
    const entries = keys.slice(start, end).map((key) => {
      const modified = this.objects.get(key)?.modifiedAt.toISOString()
      return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified></Contents>`
    })
    const next =
      end < keys.length ? `<NextContinuationToken>${escapeXml(tokenOf(end))}</NextContinuationToken>` : ''
    const truncated = `<IsTruncated>${end < keys.length}</IsTruncated>`
    const open = '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">'
    return {
      status: 200,
      body: `<?xml version="1.0"?>\n${open}${truncated}${entries.join('')}${next}</ListBucketResult>`,
    }
  }
}

// Real tokens are opaque; these hold what careless escaping would break, in XML and in a query alike.
function tokenOf(position: number): string {
  return `page "${position}" <a&b> +/=`
}

function startOf(token: string): number | undefined {
  const position = Number(/"(\d+)"/.exec(token)?.[1])
  return token === tokenOf(position) ? position : undefined
}

function escapeXml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;' }
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character)
}

export function failure(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>` }
}
