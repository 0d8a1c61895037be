import { CallFailure } from '@fairground/wire/kernel/client'
import { type Code, codes } from '@fairground/wire/kernel/codes'
import type { CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import { envelope } from '@fairground/wire/kernel/envelope'
import { z } from 'zod'
import { session } from './session'

interface Options {
  /** What goes along with the file. */
  body?: Record<string, unknown>
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const patienceMs = 300_000

/** By XMLHttpRequest, because fetch cannot say how much of a file has left yet. */
export function sendFile<E extends Endpoint>(
  endpoint: E,
  file: File,
  options: Options,
): Promise<CallResult<E>> {
  const tokenThen = session.get().token
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, `/api${endpoint.path}`)
    request.timeout = patienceMs
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.setRequestHeader('x-screen', encodeURI(window.location.pathname))
    request.setRequestHeader('xtoken', tokenThen ?? 'none')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      options.onProgress(total > 0 ? loaded / total : 0),
    )
    const unreachable = () => reject(new CallFailure('unreachable', 'upload'))
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, unreachable)
    request.addEventListener('load', () => {
      try {
        resolve(read(endpoint, request.responseText))
      } catch (error) {
        session.noticeFailure(error, tokenThen)
        reject(error)
      }
    })
    options.signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    for (const [name, value] of Object.entries(z.encode(endpoint.body, options.body ?? {}) as object))
      form.set(name, String(value))
    form.set('file', file)
    request.send(form)
  })
}

function read<E extends Endpoint>(endpoint: E, text: string): CallResult<E> {
  const answer = envelope.safeParse(parsed(text))
  if (!answer.success) throw new CallFailure('unreachable', 'upload')
  const { code, msg, result } = answer.data
  if (code !== codes.ok) throw new CallFailure(code as Code, msg)
  return z.decode(endpoint.result, result as never) as CallResult<E>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
