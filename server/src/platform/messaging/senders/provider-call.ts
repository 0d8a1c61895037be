export interface ProviderCall {
  /** As the operator knows it, for error messages. */
  provider: string
  url: string
  headers: Record<string, string>
  body?: string
  timeoutMs: number
}

export interface ProviderAnswer {
  status: number
  body: unknown
}

/**
 * Posts one signed call and reads the JSON answer. Whatever fails here may succeed later, so it throws
 * ordinary errors; they are built afresh because a fetch error can carry the URL, and with it the message.
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  let status: number
  let text: string
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      headers: call.headers,
      body: call.body ?? null,
      // The signature is made for one host; following a redirect would hand it to another.
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs),
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    throw new Error(`${call.provider} ${describeFailure(error, call.timeoutMs)}`)
  }
  if (status >= 500 || status === 429) throw new Error(`${call.provider} answered HTTP ${status}`)
  try {
    return { status, body: JSON.parse(text) }
  } catch {
    throw new Error(`${call.provider} answered HTTP ${status} with something other than JSON`)
  }
}

function describeFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `did not answer within ${timeoutMs} ms`
  }
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return `could not be reached${typeof code === 'string' ? ` (${code})` : ''}`
}
