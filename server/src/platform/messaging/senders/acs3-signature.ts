import { createHash, createHmac } from 'node:crypto'

export interface Acs3Call {
  host: string
  action: string
  version: string
  query: Record<string, string>
  date: Date
  nonce: string
  accessKeyId: string
  accessKeySecret: string
}

export interface SignedAcs3Call {
  queryString: string
  headers: Record<string, string>
}

const algorithm = 'ACS3-HMAC-SHA256'
const emptyBodyHash = sha256('')

/**
 * Signs an Alibaba Cloud RPC-style call (signature version 3): a POST to `/` with every argument in the
 * query and an empty body. The `host` header takes part in the signature and is left for fetch to send.
 */
export function signAcs3(call: Acs3Call): SignedAcs3Call {
  const queryString = Object.entries(call.query)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&')
  const headers: Record<string, string> = {
    'x-acs-action': call.action,
    'x-acs-content-sha256': emptyBodyHash,
    'x-acs-date': call.date.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  }
  const signed = Object.entries({ host: call.host, ...headers }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const signedNames = signed.map(([name]) => name).join(';')
  const canonicalHeaders = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const canonicalRequest = ['POST', '/', queryString, canonicalHeaders, signedNames, emptyBodyHash].join('\n')
  const signature = createHmac('sha256', call.accessKeySecret)
    .update(`${algorithm}\n${sha256(canonicalRequest)}`)
    .digest('hex')
  const authorization = `${algorithm} Credential=${call.accessKeyId},SignedHeaders=${signedNames},Signature=${signature}`
  return { queryString, headers: { ...headers, authorization } }
}

/** RFC 3986; encodeURIComponent leaves five reserved characters alone, which the gateway does not. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
