import type { BoothState } from '@fairground/domain/booth'
import { type PlacementAction, placementMessages as say } from '@fairground/domain/placement'
import { codes } from '@fairground/wire/kernel/codes'
import type { ChangedBooths } from '@fairground/wire/placement'
import { offerFreed, readKeptForOffers } from '../offering'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type LockedBooth, readOpenHalls } from './placement.repository'

/** What giving, keeping back and taking back have in common. */

/** All or none, in one transaction; the maps hear of it once it stands. */
export async function changing(
  platform: Platform,
  boothIds: readonly string[],
  change: (trx: Db) => Promise<LockedBooth[]>,
): Promise<ChangedBooths> {
  const { db, live } = platform
  const changed = await db
    .transaction()
    .execute(async (trx) => {
      const booths = await change(trx)
      const freed = booths.filter(({ state }) => state === 'normal')
      if (freed.length === 0) return booths
      await offerFreed(
        platform,
        trx,
        freed.map(({ id }) => id),
      )
      // What was offered on at once is kept for somebody, and not free.
      const kept = await readKeptForOffers(
        trx,
        booths.map(({ id }) => id),
      )
      return booths.map((booth) =>
        kept.some(({ id }) => id === booth.id) ? { ...booth, state: 'bespoke' as const } : booth,
      )
    })
    .catch((error: unknown) => {
      // Whatever else took the booth meanwhile, the database lets only one have it.
      if (violatedIndex(error)?.endsWith('_one_live')) throw new Refusal(codes.refused, say.lost)
      throw error
    })
  for (const hallId of new Set(changed.map((booth) => booth.hallId)))
    live.publishSoon(db, { type: 'booths-changed', audience: 'processes', hallId })
  return boothIds.flatMap((wanted) => {
    const booth = changed.find(({ id }) => id === wanted)
    return booth ? [{ id: booth.id, code: booth.code, state: booth.state }] : []
  })
}

/** Once the booths are locked: whoever takes a hall out of use locks them too, and waits or was waited for. */
export async function requireOpenHalls(trx: Db, booths: readonly LockedBooth[]): Promise<void> {
  const open = await readOpenHalls(
    trx,
    booths.map(({ hallId }) => hallId),
  )
  requireEach(booths, ({ hallId }) => open.has(hallId), say.hallClosed)
}

export const requireState = (booths: readonly LockedBooth[], state: BoothState, message: string): void =>
  requireEach(booths, (booth) => booth.state === state, message)

export function requireEach(
  booths: readonly LockedBooth[],
  is: (booth: LockedBooth) => boolean,
  message: string,
): void {
  const others = booths.filter((booth) => !is(booth)).map(({ code }) => code)
  if (others.length > 0) throw new Refusal(codes.refused, message, { codes: others.join(', ') })
}

export const inState = (booths: readonly LockedBooth[], state: BoothState): LockedBooth[] =>
  booths.map((booth) => ({ ...booth, state }))

export async function record(
  trx: Db,
  caller: SignedInCaller,
  action: PlacementAction,
  booths: readonly LockedBooth[],
  why: object,
): Promise<void> {
  for (const { id, code, state } of booths)
    await recordAudit(trx, caller, {
      action,
      subjectType: 'booth',
      subjectId: id,
      before: { code, state },
      after: why,
    })
}
