import { designMessages as say } from '@fairground/domain/design'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import { type DesignedHall, findDesignedHall, type HallLock } from './designed-hall.repository'

/** A hall of this edition; the others are history. */
export async function requireHall(
  db: Db,
  hallId: string,
  edition: number,
  lock: HallLock = 'none',
): Promise<DesignedHall> {
  const hall = await findDesignedHall(db, hallId, edition, lock)
  if (!hall) throw new Refusal(codes.notFound, say.hallUnknown)
  return hall
}
