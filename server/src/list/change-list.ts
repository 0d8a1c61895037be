import { importMessages } from '@fairground/domain/list'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptList } from '@fairground/wire/list'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { hooksOf } from './hooks/hooks-of'
import { isLockTimeout, lockForEdit } from './list.repository'
import { createListTotals, type ListTotals } from './list-totals'

export interface Lists {
  platform: Platform
  totals: ListTotals
}

export const listsOf = (platform: Platform): Lists => ({
  platform,
  totals: createListTotals(platform.live),
})

/** One transaction, news of it to everyone who looks at the list, and totals counted anew. */
export async function changeList<Result>(
  { platform, totals }: Lists,
  list: KeptList,
  work: (trx: Db) => Promise<Result>,
  lock: (trx: Db, list: KeptList) => Promise<void> = lockForEdit,
): Promise<Result> {
  try {
    const result = await platform.db.transaction().execute(async (trx) => {
      // Taken before any row lock, and never raised: two that wait for each other would end in a deadlock.
      await lock(trx, list)
      const done = await work(trx)
      await platform.live.publish(trx, { type: 'list-changed', audience: 'staff', list: list.name })
      return done
    })
    totals.forget(list.name)
    return result
  } catch (error) {
    throw explained(list, error)
  }
}

function explained(list: KeptList, error: unknown): unknown {
  if (isLockTimeout(error)) return new Refusal(codes.refused, importMessages.busy)
  return hooksOf(list).brokenIndexes?.[violatedIndex(error) ?? '']?.() ?? error
}
