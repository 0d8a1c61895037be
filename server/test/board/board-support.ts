import { randomUUID } from 'node:crypto'
import type { NoticeForm } from '@fairground/domain/board'
import { findBoardMessages, findNotice, moveNotice, saveNotice } from '@fairground/wire/board'
import { uploadAttachment } from '@fairground/wire/board/attachments'
import { askQuestion, listOwnQuestions, listQuestions } from '@fairground/wire/board/questions'
import type { Client } from '@fairground/wire/kernel/client'
import { pngOf } from '../platform/files/checks/image-samples'
import type { Signed, TestFair } from '../support/test-fair'

export const nothing = { title: '', body: '' }
export const chinese = { title: '布展须知', body: '请提前报馆。' }
export const english = { title: 'Set-up', body: 'Please register in time.' }

type Words = Partial<NoticeForm> & { publish?: boolean }

export const write = (call: Client, words: Words = {}, changing?: { id: string; version: number }) =>
  call(saveNotice, {
    body: {
      zh: chinese,
      en: english,
      pinned: false,
      attachments: [],
      publish: false,
      ...words,
      // Two notices that say the same are two, as the screens send them.
      ...(changing ? { changing } : { newId: randomUUID() }),
    },
  })

export const publish = (call: Client, words: Words = {}) => write(call, { ...words, publish: true })

export const move = (
  call: Client,
  { id, version }: { id: string; version: number },
  step: 'publish' | 'withdraw' | 'discard',
) => call(moveNotice, { body: { id, version, step } })

export const look = (call: Client, id: string) => call(findNotice, { params: { id } })

export const boardOf = (call: Client) => call(findBoardMessages, { body: {} })
export const idsOn = async (call: Client): Promise<string[]> => (await boardOf(call)).map(({ id }) => id)

export const attach = async (call: Client, content?: Buffer, name = '平面图.png') =>
  call(uploadAttachment, {
    file: new File([new Uint8Array(content ?? (await pngOf(40, 30)))], name),
    body: {},
  })

/** Headers and bytes of a download, or the envelope of its refusal. */
export async function fetchFile(fair: TestFair, id: string, as: Signed) {
  const response = await fair.app.inject({
    method: 'GET',
    url: `/api/board/attachments/${id}`,
    headers: as.headers,
  })
  return { status: response.statusCode, headers: response.headers, content: response.rawPayload }
}

export const ask = (
  call: Client,
  text: string,
  more: { noticeId?: string; requestId?: string } = {},
): Promise<{ id: string }> => call(askQuestion, { body: { text, requestId: crypto.randomUUID(), ...more } })

export const ownQuestions = (call: Client) => call(listOwnQuestions)
export const questions = (call: Client, search: { text?: string; state?: 'open' | 'answered' } = {}) =>
  call(listQuestions, { body: { ...search, page: 1, pageSize: 100 } })

/** Past the rules the client knows too: what the server itself says to a form. */
export const postAnyway = (fair: TestFair, path: string, payload: object, as: Signed) =>
  fair.ask({ method: 'POST', url: `/api${path}`, payload, as })
