import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { Round } from './round'

export interface KeptBatch {
  id: string
  sequence: number
  size: number
  startsAt: Date
  endsAt: Date
  version: number
}

export const readBatches = (db: Db, { edition, round }: Round): Promise<KeptBatch[]> =>
  db
    .selectFrom('draw_batch')
    .select(['id', 'sequence', 'size', 'starts_at as startsAt', 'ends_at as endsAt', 'version'])
    .where('edition', '=', edition)
    .where('round', '=', round)
    .orderBy('sequence')
    .execute()

const nameOf = (account: 'maker' | 'changer') =>
  sql<string>`coalesce(nullif(${sql.ref(`${account}.real_name`)}, ''), ${sql.ref(`${account}.username`)}, '')`

export const readBatchesWithNames = (db: Db, { edition, round }: Round) =>
  db
    .selectFrom('draw_batch')
    .leftJoin('account as maker', 'maker.id', 'draw_batch.created_by')
    .leftJoin('account as changer', 'changer.id', 'draw_batch.updated_by')
    .select(['draw_batch.id', 'sequence', 'size', 'starts_at as startsAt', 'ends_at as endsAt', 'version'])
    .select([
      sql<string>`coalesce(draw_batch.created_by::text, '')`.as('createdBy'),
      nameOf('maker').as('createdByName'),
      sql<string>`coalesce(draw_batch.updated_by::text, '')`.as('changedBy'),
      nameOf('changer').as('changedByName'),
    ])
    .where('edition', '=', edition)
    .where('round', '=', round)
    .orderBy('sequence')
    .execute()

export async function deleteBatches(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx
      .deleteFrom('draw_batch')
      .where('id', 'in', [...ids])
      .execute()
}

export type BatchToKeep = Omit<KeptBatch, 'id' | 'version'> & { id?: string | undefined }

/** Their places are checked when all are written, so that batches may change them among each other. */
export async function keepBatches(
  trx: Db,
  { edition, round }: Round,
  batches: readonly BatchToKeep[],
  by: string,
): Promise<void> {
  for (const { id, sequence, size, startsAt: starts_at, endsAt: ends_at } of batches)
    if (id)
      await trx
        .updateTable('draw_batch')
        .set({ sequence, size, starts_at, ends_at, updated_at: sql`now()`, updated_by: by })
        .set({ version: sql`version + 1` })
        .where('id', '=', id)
        .execute()
    else
      await trx
        .insertInto('draw_batch')
        .values({ edition, round, sequence, size, starts_at, ends_at, created_by: by, updated_by: by })
        .execute()
}
