import { listMessages } from '@fairground/domain/list'
import { translate } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptList, ListRow } from '@fairground/wire/list'
import { call } from '../../session/session'

type Values = Record<string, unknown>
/** A row that is there, or the id a new one shall have however often it is sent. */
type Which = { id: string } | { newId: string }
type Saved = { done: true } | { latest: ListRow; message: string }

/**
 * Adds or changes a row. Where somebody else changed it since `values.version`, nothing is overwritten and the row as it
 * is now comes back; every other failure is thrown.
 */
export async function saveRow(list: KeptList, which: Which, values: Values): Promise<Saved> {
  const { version, ...row } = values
  const id = 'id' in which ? which.id : undefined
  const failed = id ? listMessages.editFailed : listMessages.addFailed
  try {
    const count =
      'id' in which
        ? await call(list.calls.edit, { body: { ...row, id: which.id, version: version as number } })
        : await call(list.calls.add, { body: { ...row, newId: which.newId } })
    if (count < 1) throw new CallFailure(codes.failure, '')
    return { done: true }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const latest = id && error.code === codes.conflict ? await latestOf(list, id) : undefined
    if (latest && latest.version !== version) return { latest, message: error.message }
    const language = document.documentElement.lang.startsWith('en') ? 'en' : 'zh'
    throw error.code === codes.failure ? new CallFailure(codes.failure, translate(failed, language)) : error
  }
}

/** The refusal matters more than a failed look at the row. */
const latestOf = (list: KeptList, id: string): Promise<ListRow | undefined> =>
  call(list.calls.find, { params: { id } }).catch(() => undefined)
