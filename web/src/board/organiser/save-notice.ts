import type { NoticeForm } from '@fairground/domain/board'
import { findNotice, saveNotice } from '@fairground/wire/board'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { call } from '../../session/session'
import type { Conflict } from './notice-conflict'

/** Where somebody else was first, nothing is overwritten and the notice as it is now comes back. */
export async function saveNoticeForm(
  form: NoticeForm,
  which: { changing: { id: string; version: number } } | { newId: string },
  publish: boolean,
): Promise<{ done: true } | Conflict> {
  const changing = 'changing' in which ? which.changing : undefined
  try {
    await call(saveNotice, { body: { ...form, publish, ...which } })
    return { done: true }
  } catch (error) {
    if (!changing || !(error instanceof CallFailure) || error.code !== codes.conflict) throw error
    // The refusal matters more than a failed look at the notice.
    const latest = await call(findNotice, { params: { id: changing.id } }).catch(() => undefined)
    if (!latest) throw error
    return { latest, message: error.message }
  }
}
