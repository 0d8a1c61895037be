import type { QueueTab } from '@fairground/domain/review'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { reviewQueue } from '@fairground/wire/review'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { readFigures, readQueued } from './queue.repository'

export async function readQueue(
  { db, settings }: Platform,
  tab: QueueTab,
  { user }: SignedInCaller,
): Promise<CallResult<typeof reviewQueue>> {
  const { edition, timeZone } = settings.current()
  const desk = { edition, timeZone, reviewerId: user.id }
  const [figures, list] = await Promise.all([readFigures(db, desk), readQueued(db, tab, desk)])
  return { ...figures, list }
}
