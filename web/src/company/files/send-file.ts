import { CallFailure } from '@fairground/wire/kernel/client'
import type { Code } from '@fairground/wire/kernel/codes'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { envelope } from '@fairground/wire/kernel/envelope'
import { z } from 'zod'
import { session } from '../../session/session'
import type { UploadCall } from './file-kinds'

export type StoredFile = CallResult<UploadCall>

interface Options {
  /** Whose file it will be; exhibitors need not say. */
  about: { companyId?: string }
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** By XMLHttpRequest, because fetch cannot say how much of a file has left yet. */
export function sendFile(endpoint: UploadCall, file: File, options: Options): Promise<StoredFile> {
  const tokenThen = session.get().token
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api${endpoint.path}`)
    request.timeout = 300_000
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.setRequestHeader('x-screen', encodeURI(window.location.pathname))
    request.setRequestHeader('xtoken', tokenThen ?? 'none')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      options.onProgress(total > 0 ? loaded / total : 0),
    )
    const unreachable = () => reject(new CallFailure('unreachable', 'upload'))
    request.addEventListener('error', unreachable)
    request.addEventListener('timeout', unreachable)
    request.addEventListener('abort', unreachable)
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
    for (const [name, value] of Object.entries(z.encode(endpoint.body, options.about)))
      form.set(name, String(value))
    form.set('file', file)
    request.send(form)
  })
}

function read(endpoint: UploadCall, text: string): StoredFile {
  const answer = envelope.safeParse(parsed(text))
  if (!answer.success) throw new CallFailure('unreachable', 'upload')
  const { code, msg, result } = answer.data
  if (code !== codes.ok) throw new CallFailure(code as Code, msg)
  return z.decode(endpoint.result, result as never)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
