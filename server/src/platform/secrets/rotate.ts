import type { Database } from '../database/database'
import { lockSealedOtherwise, writeSealed } from './sealed.repository'
import { type SealedColumn, sealedColumns } from './sealed-columns'
import { type Secrets, SecretUnreadable } from './secrets'

export interface Rotation {
  /** Sealed anew with the current key. */
  resealed: number
  /** Left as they are, as nothing here opens them. */
  unreadable: { place: string; because: string }[]
}

interface Options {
  batch?: number
  signal?: AbortSignal
}

const usualBatch = 200

/**
 * Seals everything with the current key. A batch is a transaction of its own: one that is cut short leaves each value under
 * its old key or its new one, both of which open it, and run again this goes on with what is left.
 */
export async function rotateSealed(
  db: Database,
  secrets: Secrets,
  { batch = usualBatch, signal }: Options = {},
): Promise<Rotation> {
  const done: Rotation = { resealed: 0, unreadable: [] }
  for (const column of sealedColumns) {
    let after: string | undefined = ''
    while (after !== undefined) {
      signal?.throwIfAborted()
      after = await resealBatch(db, secrets, { column, after, most: batch, done })
    }
  }
  return done
}

interface Batch {
  column: SealedColumn
  after: string
  most: number
  done: Rotation
}

/** The last id it looked at; undefined when there are no more. */
async function resealBatch(
  db: Database,
  secrets: Secrets,
  { column, after, most, done }: Batch,
): Promise<string | undefined> {
  const unreadable: Rotation['unreadable'] = []
  const found = await db.transaction().execute(async (trx) => {
    const values = await lockSealedOtherwise(trx, column, { keyId: secrets.currentKey, after, most })
    for (const { id, sealed } of values) {
      const place = { ...column, row: id }
      try {
        await writeSealed(trx, column, { id, sealed: secrets.seal(secrets.open(sealed, place), place) })
      } catch (error) {
        if (!(error instanceof SecretUnreadable)) throw error
        unreadable.push({ place: `${column.table}.${column.column} of ${id}`, because: error.message })
      }
    }
    return values
  })
  // Counted once it is written for good.
  done.resealed += found.length - unreadable.length
  done.unreadable.push(...unreadable)
  return found.at(-1)?.id
}
