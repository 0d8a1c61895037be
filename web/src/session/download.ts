import { CallFailure, type CallGiven, urlOf } from '@fairground/wire/kernel/client'
import type { Code } from '@fairground/wire/kernel/codes'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import { envelope } from '@fairground/wire/kernel/envelope'
import { saveFile } from '../lib/save-file'
import { fileNameOf } from './file-name'
import { session } from './session'

/** Large lists take the server a while to write out. */
const patienceMs = 300_000

/**
 * Fetches a file the server makes and saves it under the name the server gives it. Asked for by script, not by a plain
 * link, so that a refusal is read as a sentence on this page instead of a page full of JSON.
 */
export async function download<E extends Endpoint>(endpoint: E, given: CallGiven<E> = {}): Promise<void> {
  const tokenThen = session.get().token
  const response = await reach(`/api${urlOf(endpoint, given)}`)
  if (response.headers.get('content-type')?.includes('json')) {
    const failure = await refusalIn(response)
    session.noticeFailure(failure, tokenThen)
    throw failure
  }
  saveFile(
    await readAll(response),
    fileNameOf(response.headers.get('content-disposition') ?? '') ?? 'download',
  )
}

async function reach(url: string): Promise<Response> {
  try {
    return await fetch(url, {
      credentials: 'same-origin',
      headers: {
        'accept-language': document.documentElement.lang,
        'x-screen': encodeURI(window.location.pathname),
      },
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch (error) {
    throw unreachable(error)
  }
}

/** A connection can break in the middle of a file; half a workbook must not be saved. */
async function readAll(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch (error) {
    throw unreachable(error)
  }
}

const unreachable = (error: unknown) =>
  new CallFailure('unreachable', error instanceof Error ? error.message : String(error))

async function refusalIn(response: Response): Promise<CallFailure> {
  const answer = envelope.safeParse(await response.json().catch(() => undefined))
  return answer.success
    ? new CallFailure(answer.data.code as Code, answer.data.msg)
    : new CallFailure('unreachable', `HTTP ${response.status}`)
}
