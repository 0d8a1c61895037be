import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/**
 * Checks an AWS Signature Version 4 from the published description, independently of the signing library.
 * Answers the S3 error code of what is wrong, or undefined when the request is properly signed.
 */
export function problemWithSignature(
  request: IncomingMessage,
  body: Buffer,
  known: Credentials,
): string | undefined {
  const header = request.headers.authorization ?? ''
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header)
  const [, credential = '', signedHeaders = '', signature = ''] = match ?? []
  const [accessKeyId, day = '', region, service, end] = credential.split('/')
  const time = String(request.headers['x-amz-date'])

  if (!match) return 'AccessDenied'
  if (accessKeyId !== known.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== known.region || service !== 's3' || end !== 'aws4_request')
    return 'AuthorizationHeaderMalformed'
  if (!time.startsWith(day) || !isRecent(time)) return 'RequestTimeTooSkewed'

  const names = signedHeaders.split(';')
  const required = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (!required.every((name) => names.includes(name))) return 'AccessDenied'
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const scope = [day, known.region, 's3', 'aws4_request'].join('/')
  const canonical = canonicalRequest(request, names)
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const expected = hmac(signingKey(known, day), toSign)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string[]): string {
  const [path = '/', query = ''] = (request.url ?? '/').split('?')
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const headers = signedHeaders.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  return [
    request.method,
    path.split('/').map(decodeURIComponent).map(encode).join('/'),
    pairs.sort().join('&'),
    headers.join(''),
    signedHeaders.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n')
}

function signingKey({ secretAccessKey, region }: Credentials, day: string): Buffer {
  return [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (key, part) => hmac(key, part),
    Buffer.from(`AWS4${secretAccessKey}`),
  )
}

function isRecent(time: string): boolean {
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const quarterOfAnHour = 15 * 60 * 1000
  return Math.abs(Date.parse(iso) - Date.now()) < quarterOfAnHour
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
