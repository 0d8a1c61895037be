import type { BoothDetail } from '@fairground/wire/placement'
import type { Db } from '../platform/database/database'
import { findRow } from '../platform/database/joined-view'
import { boothsAtDesk, type Reading, readBoothEvents } from './booth-list.repository'
import { readNeighbours } from './neighbours'

/** A booth with what adjoins it and what happened to it. */
export async function findBoothDetail(
  db: Db,
  id: string,
  reading: Reading,
): Promise<BoothDetail | undefined> {
  const booth = await findRow(db, boothsAtDesk, id, reading)
  if (!booth) return undefined
  const [neighbours, history] = await Promise.all([
    readNeighbours(db, reading, booth.hallId, [id]),
    readBoothEvents(db, id),
  ])
  return { booth, neighbours: neighbours.map(({ companyId: _company, ...one }) => one), history }
}
