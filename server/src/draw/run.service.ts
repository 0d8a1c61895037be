import { drawLots, drawMessages as say } from '@fairground/domain/draw'
import { codes } from '@fairground/wire/kernel/codes'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { cancelDrawnWindows, openDrawnWindows } from '../window'
import {
  findLiveDraw,
  lockRound,
  markDrawn,
  markWithdrawn,
  readAnnounced,
  readClock,
  readSecret,
} from './draw.repository'
import { hasOpenedWindow, writePlaces } from './places.repository'
import { roundOf } from './round'
import { tellWithdrawnJobName } from './tell-withdrawn'

/** Of two who draw at once one does, and the other reads that it is done. */
export async function runDraw(platform: Platform, round: number, caller: SignedInCaller): Promise<number> {
  const at = roundOf(platform, round)
  return platform.db.transaction().execute(async (trx) => {
    await lockRound(trx, at)
    const draw = await findLiveDraw(trx, at)
    if (!draw) throw new Refusal(codes.refused, say.notFrozen)
    if (draw.state === 'drawn') throw new Refusal(codes.refused, say.alreadyDrawn)
    if (draw.value === null) throw new Refusal(codes.refused, say.noValue)
    const { value, proof } = draw
    const announced = await readAnnounced(trx, draw.id)
    const now = await readClock(trx)
    if (announced.batches.some(({ startsAt }) => new Date(startsAt) <= now))
      throw new Refusal(codes.refused, say.batchPast)

    const { listHash, result } = drawLots(announced, { secret: await readSecret(trx, draw.id), value, proof })
    if (!result || listHash !== draw.listHash) throw new Error('what was frozen is still what was announced')
    await markDrawn(trx, draw.id, result.seed, caller.user.id)
    await writePlaces(trx, draw.id, result.order, announced.batches)
    await openDrawnWindows(trx, draw.id, caller.user.id)
    await recordAudit(trx, caller, {
      action: 'draw',
      subjectType: 'draw',
      subjectId: draw.id,
      after: { ...at, companies: result.order.length, seed: result.seed },
    })
    await platform.live.publish(trx, { type: 'draw-changed', audience: 'fair' })
    return result.order.length
  })
}

/** The record keeps it, with its reason; the round can be set and frozen anew. */
export async function withdrawDraw(
  platform: Platform,
  { round, reason }: { round: number; reason: string },
  caller: SignedInCaller,
): Promise<void> {
  const at = roundOf(platform, round)
  await platform.db.transaction().execute(async (trx) => {
    await lockRound(trx, at)
    const draw = await findLiveDraw(trx, at)
    if (!draw) throw new Refusal(codes.refused, say.notFrozen)
    if (await hasOpenedWindow(trx, draw.id)) throw new Refusal(codes.refused, say.windowOpened)
    await cancelDrawnWindows(trx, draw.id, { by: caller.user.id, reason })
    await markWithdrawn(trx, draw.id, reason, caller.user.id)
    await recordAudit(trx, caller, {
      action: 'withdraw-draw',
      subjectType: 'draw',
      subjectId: draw.id,
      before: { state: draw.state },
      after: { state: 'withdrawn', reason },
    })
    await platform.jobs.enqueue(trx, tellWithdrawnJobName, { drawId: draw.id })
    await platform.live.publish(trx, { type: 'draw-changed', audience: 'fair' })
  })
  platform.jobs.wake(tellWithdrawnJobName)
}
