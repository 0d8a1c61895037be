import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { httpMessages } from './http.messages'

type Packing = 'br' | 'gzip'

const packers: Record<Packing, (body: Buffer) => Promise<Buffer>> = {
  // Beyond 5 it takes ten times as long for a few bytes in a hundred, and somebody waits for it.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}

/**
 * An answer that is the same for all who ask: written once, packed once, and told apart by its content. The message of one
 * that is JSON is in no particular language, since nobody reads it.
 */
export class KeptAnswer {
  readonly etag: string
  private readonly body: Buffer
  private readonly packed = new Map<Packing, Promise<Buffer>>()

  constructor(
    body: string,
    /** Whether caches between the server and the reader may keep it too. */
    private readonly sharing: 'public' | 'private',
    private readonly type = 'application/json; charset=utf-8',
  ) {
    this.body = Buffer.from(body)
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`
  }

  static of<E extends Endpoint>(
    { result }: E,
    value: CallResult<E>,
    sharing: 'public' | 'private',
  ): KeptAnswer {
    const encoded = z.encode(result, value as never)
    const msg = translate(httpMessages.ok, 'zh')
    return new KeptAnswer(JSON.stringify({ code: codes.ok, msg, result: encoded }), sharing)
  }

  /** For a second it may be shown again without asking; that bounds how often a cache in between asks. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({
      etag: this.etag,
      'cache-control': `${this.sharing}, max-age=1, must-revalidate`,
      vary: this.sharing === 'public' ? 'accept-encoding' : 'accept-encoding, cookie',
    })
    if (isKnown(request.headers['if-none-match'], this.etag)) return reply.code(304).send()
    const packing = packingFor(request.headers['accept-encoding'])
    reply.type(this.type)
    if (!packing) return reply.header('content-encoding', 'identity').send(this.body)
    return reply.header('content-encoding', packing).send(await this.packedAs(packing))
  }

  private packedAs(packing: Packing): Promise<Buffer> {
    const known = this.packed.get(packing)
    if (known) return known
    const made = packers[packing](this.body)
    this.packed.set(packing, made)
    return made
  }
}

const isKnown = (sent: string | undefined, etag: string): boolean =>
  sent?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

const packingFor = (accepted: string | string[] | undefined): Packing | undefined =>
  (['br', 'gzip'] as const).find((packing) => accepts(String(accepted ?? ''), packing))

const accepts = (accepted: string, packing: Packing): boolean =>
  accepted.split(',').some((one) => {
    const [name, ...params] = one.split(';').map((part) => part.trim())
    return name === packing && !params.some((param) => /^q=0(\.0*)?$/.test(param))
  })
