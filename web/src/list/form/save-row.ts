import { listMessages } from '@fairground/domain/list'
import { translate } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptList } from '@fairground/wire/list'
import { call } from '../../session/session'

type Values = Record<string, unknown>
/** A row that is there, at the version that was seen, or the id a new one shall have however often it is sent. */
type Which = { id: string; version: number } | { newId: string }

export async function saveRow(list: KeptList, which: Which, values: Values): Promise<void> {
  try {
    const { edit, add } = list.calls
    const count =
      'id' in which
        ? await call(edit, { body: { ...values, ...which } })
        : add && (await call(add, { body: { ...values, ...which } }))
    if (!count) throw new CallFailure(codes.failure, '')
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== codes.failure) throw error
    const failed = 'id' in which ? listMessages.editFailed : listMessages.addFailed
    const language = document.documentElement.lang.startsWith('en') ? 'en' : 'zh'
    throw new CallFailure(codes.failure, translate(failed, language))
  }
}
