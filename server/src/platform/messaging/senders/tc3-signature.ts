import { createHash, createHmac } from 'node:crypto'

export interface Tc3Call {
  service: string
  /** The headers that take part in the signature, `host` and `content-type` at least. */
  signedHeaders: Record<string, string>
  payload: string
  /** Seconds since 1970, the same as in X-TC-Timestamp. */
  timestamp: number
  secretId: string
  secretKey: string
}

const algorithm = 'TC3-HMAC-SHA256'

/** The Authorization header of a Tencent Cloud API 3.0 call: a POST to `/` without a query. */
export function tc3Authorization(call: Tc3Call): string {
  const headers = Object.entries(call.signedHeaders)
    .map(([name, value]) => [name.toLowerCase(), value.trim().toLowerCase()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const signedNames = headers.map(([name]) => name).join(';')
  const canonicalHeaders = headers.map(([name, value]) => `${name}:${value}\n`).join('')
  const canonicalRequest = ['POST', '/', '', canonicalHeaders, signedNames, sha256(call.payload)].join('\n')

  const date = new Date(call.timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${call.service}/tc3_request`
  const stringToSign = [algorithm, call.timestamp, scope, sha256(canonicalRequest)].join('\n')

  const dateKey = hmac(`TC3${call.secretKey}`, date)
  const serviceKey = hmac(dateKey, call.service)
  const signingKey = hmac(serviceKey, 'tc3_request')
  const signature = hmac(signingKey, stringToSign).toString('hex')
  return `${algorithm} Credential=${call.secretId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
