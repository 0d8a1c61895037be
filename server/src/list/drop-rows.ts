import type { Db } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import type { Change } from '../platform/record/keeper'
import type { KeptRows } from './kept-rows'
import { markDeleted, type StoredRow } from './list.repository'
import { swapFiles } from './row-files'

export async function dropRows(
  platform: Platform,
  trx: Db,
  list: KeptRows,
  rows: StoredRow[],
  by: string,
): Promise<Change[]> {
  await markDeleted(
    trx,
    list,
    rows.map(({ id }) => id),
    by,
  )
  for (const { id, values } of rows) await swapFiles(platform, trx, list, { id, before: values, by })
  return rows.map(({ id, values }) => ({ id, action: 'delete', before: values }))
}
