import type { Language } from '@fairground/domain/text'
import type { PaperChecked } from '@fairground/wire/contract/check'
import { paperCheckPath } from '@fairground/wire/contract/check-path'
import { localeTags } from '../../lib/text'

/** In words where the server gives some, such as when it is asked too often. */
export type Answer = { kind: 'answered'; checked: PaperChecked } | { kind: 'refused'; words: string }

/** As a stranger, whoever is signed in, and without the call's schema: this page carries none. */
export async function askPaper(asked: { number: string; code: string }, language: Language): Promise<Answer> {
  const response = await fetch(`/api${paperCheckPath}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'accept-language': localeTags[language], 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(30_000),
  })
  const { code, msg, result } = (await response.json()) as { code: string; msg: string; result: PaperChecked }
  return code === '00000000' ? { kind: 'answered', checked: result } : { kind: 'refused', words: msg }
}

export async function hashOf(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
