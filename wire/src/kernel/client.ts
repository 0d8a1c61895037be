import { z } from 'zod'
import { type Code, codes } from './codes'
import type { CallInput, CallResult, Endpoint } from './endpoint'
import { envelope, type FieldFault, faultResult } from './envelope'
import { pathAsGiven } from './fault-paths'

/** `unreachable`: nothing came back, so nothing is known; the caller keeps what was typed and offers to retry. */
export class CallFailure extends Error {
  constructor(
    readonly code: Code | 'unreachable',
    message: string,
    readonly fields: FieldFault[] = [],
  ) {
    super(message)
  }
}

export interface ClientOptions {
  base: string
  /** Sent with every call: session token, language, and the screen the person is on. */
  headers: () => Record<string, string>
  timeoutMs?: number
  fetch?: typeof fetch
}

export type CallGiven<E extends Endpoint> = Partial<CallInput<E>> & {
  file?: File
  signal?: AbortSignal
  /** Sent even when the page goes; browsers allow it for what is small. */
  keepalive?: boolean
}
export type Client = <E extends Endpoint>(endpoint: E, given?: CallGiven<E>) => Promise<CallResult<E>>

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch
  return async (endpoint, given = {}) => {
    const signals = [
      AbortSignal.timeout(options.timeoutMs ?? 30_000),
      ...(given.signal ? [given.signal] : []),
    ]
    const init: RequestInit = {
      method: endpoint.method,
      headers: {
        ...options.headers(),
        ...(endpoint.hasBody && !endpoint.takesFile ? { 'content-type': 'application/json' } : {}),
      },
      credentials: 'same-origin',
      signal: AbortSignal.any(signals),
      ...(given.keepalive && { keepalive: true }),
      ...bodyOf(endpoint, given),
    }
    const asGiven = (fault: FieldFault): FieldFault => ({
      ...fault,
      path: pathAsGiven(endpoint, fault.path.split('.'), given).join('.'),
    })
    const answer = await unwrap(await reach(send, options.base + urlOf(endpoint, given), init), asGiven)
    return z.decode(endpoint.result, answer as never) as CallResult<typeof endpoint>
  }
}

function bodyOf(endpoint: Endpoint, given: CallGiven<Endpoint>): Pick<RequestInit, 'body'> {
  const body = endpoint.hasBody ? z.encode(endpoint.body, (given.body ?? {}) as never) : undefined
  if (!endpoint.takesFile) return body === undefined ? {} : { body: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    if (value !== undefined) form.set(name, String(value))
  if (given.file) form.set('file', given.file)
  return { body: form }
}

async function reach(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await send(url, init)
  } catch (error) {
    throw new CallFailure('unreachable', error instanceof Error ? error.message : String(error))
  }
}

async function unwrap(response: Response, asGiven: (fault: FieldFault) => FieldFault): Promise<unknown> {
  const parsed = envelope.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw new CallFailure('unreachable', `HTTP ${response.status}`)
  const { code, msg, result } = parsed.data
  if (code === codes.ok) return result
  const faults = faultResult.safeParse(result)
  throw new CallFailure(code as Code, msg, faults.success ? faults.data.fields.map(asGiven) : [])
}

export function urlOf<E extends Endpoint>(endpoint: E, given: CallGiven<E>): string {
  const params = z.encode(endpoint.params, (given.params ?? {}) as never) as Record<string, string>
  const query = z.encode(endpoint.query, (given.query ?? {}) as never) as Record<string, string | undefined>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return search.size > 0 ? `${path}?${search}` : path
}
