import { importMessages } from '@fairground/domain/list'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import type { KeptRows } from './kept-rows'
import { isLockTimeout, lockForEdit } from './list.repository'
import { createListTotals, type ListTotals } from './list-totals'

export interface Lists {
  platform: Platform
  /** None where nobody counts the rows. */
  totals?: ListTotals
}

export const listsOf = (platform: Platform): Required<Lists> => ({
  platform,
  totals: createListTotals(platform.live),
})

/** One transaction, and totals counted anew. */
export async function changeList<Result>(
  { platform, totals }: Lists,
  list: KeptRows,
  work: (trx: Db) => Promise<Result>,
  lock: (trx: Db, list: KeptRows) => Promise<void> = lockForEdit,
): Promise<Result> {
  try {
    const result = await platform.db.transaction().execute(async (trx) => {
      // Taken before any row lock, and never raised: two that wait for each other would end in a deadlock.
      await lock(trx, list)
      return work(trx)
    })
    totals?.forget(list.name)
    return result
  } catch (error) {
    throw explained(list, error)
  }
}

function explained(list: KeptRows, error: unknown): unknown {
  if (isLockTimeout(error)) return new Refusal(codes.refused, importMessages.busy)
  return list.hooks.brokenIndexes?.[violatedIndex(error) ?? '']?.() ?? error
}
