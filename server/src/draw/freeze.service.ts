import { randomBytes } from 'node:crypto'
import {
  type Announced,
  algorithm,
  commitmentTo,
  faultOfValue,
  hashOfAnnounced,
  isSignedByDrand,
  momentOfRound,
  type PublicSource,
  roomIn,
  drawMessages as say,
  valueAsWritten,
  valueOfSignature,
} from '@fairground/domain/draw'
import { dayIn } from '@fairground/domain/field'
import { codes } from '@fairground/wire/kernel/codes'
import { recordAudit } from '../platform/audit/audit'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { readBatches } from './batches.repository'
import {
  findLiveDraw,
  insertFrozen,
  lockRound,
  readClock,
  readWithdrawals,
  setPublicValue,
} from './draw.repository'
import { roundOf } from './round'
import { readToDraw } from './to-draw'

interface Frozen {
  id: string
  listHash: string
  commitment: string
}

/** From here on nothing about the draw can be chosen any more, by anybody. */
export async function freezeDraw(
  platform: Platform,
  { round, source }: { round: number; source: PublicSource },
  caller: SignedInCaller,
): Promise<Frozen> {
  const at = roundOf(platform, round)
  const { timeZone } = platform.settings.current()
  return platform.db
    .transaction()
    .execute(async (trx) => {
      await lockRound(trx, at)
      if (await findLiveDraw(trx, at)) throw new Refusal(codes.refused, say.alreadyFrozen)
      const [batches, companies] = [await readBatches(trx, at), await readToDraw(trx, at)]
      const { count, lastReason } = await readWithdrawals(trx, at)
      const now = await readClock(trx)
      if (batches.length === 0) throw new Refusal(codes.refused, say.noBatch)
      if (companies.length === 0) throw new Refusal(codes.refused, say.nobodyToDraw)
      if (roomIn(batches) < companies.length) throw new Refusal(codes.refused, say.notAllPlaced)
      if (batches.some(({ startsAt }) => startsAt <= now)) throw new Refusal(codes.refused, say.batchPast)
      requireToCome(source, now, timeZone)

      const secret = randomBytes(32).toString('hex')
      const announced: Announced = {
        version: algorithm,
        ...at,
        attempt: count + 1,
        reason: lastReason,
        frozenAt: now.toISOString(),
        batches: batches.map(({ size, startsAt, endsAt }) => ({
          size,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
        source,
        commitment: commitmentTo(secret),
        companies: companies.map(({ number, name, council }) => ({ number, name, council })),
      }
      const listHash = hashOfAnnounced(announced)
      const id = await insertFrozen(trx, { announced, listHash, secret, companies, by: caller.user.id })
      const { commitment } = announced
      await recordAudit(trx, caller, {
        action: 'freeze',
        subjectType: 'draw',
        subjectId: id,
        after: {
          ...at,
          attempt: announced.attempt,
          companies: companies.length,
          source,
          listHash,
          commitment,
        },
      })
      await platform.live.publish(trx, { type: 'draw-changed', audience: 'fair' })
      return { id, listHash, commitment }
    })
    .catch((error: unknown) => {
      if (violatedIndex(error) === 'draw_one_live') throw new Refusal(codes.refused, say.alreadyFrozen)
      throw error
    })
}

/** Nobody may know the value yet when the list is frozen. */
function requireToCome(source: PublicSource, now: Date, timeZone: string): void {
  const known =
    (source.kind === 'drand' && momentOfRound(source.round) <= now) ||
    (source.kind === 'lottery' && source.drawnOn <= dayIn(timeZone, now))
  if (known) throw refuseField('source', say.sourcePast)
}

/** Entered once: whoever could enter another one after a look at the result would choose it. */
export async function enterValue(
  platform: Platform,
  { round, value: typed, proof }: { round: number; value: string; proof: string },
  caller: SignedInCaller,
): Promise<{ value: string }> {
  const at = roundOf(platform, round)
  const { timeZone } = platform.settings.current()
  return platform.db.transaction().execute(async (trx) => {
    await lockRound(trx, at)
    const draw = await findLiveDraw(trx, at)
    if (!draw) throw new Refusal(codes.refused, say.notFrozen)
    const value = checkedValue(draw.source, { typed, proof }, await readClock(trx), timeZone)
    if (draw.value === value) return { value }
    if (draw.value !== null) throw new Refusal(codes.refused, say.valueEntered)
    const given = { value, proof: draw.source.kind === 'drand' ? proof : '' }
    await setPublicValue(trx, draw.id, { ...given, by: caller.user.id })
    await recordAudit(trx, caller, {
      action: 'enter-value',
      subjectType: 'draw',
      subjectId: draw.id,
      after: given,
    })
    await platform.live.publish(trx, { type: 'draw-changed', audience: 'fair' })
    return { value }
  })
}

function checkedValue(
  source: PublicSource,
  { typed, proof }: { typed: string; proof: string },
  now: Date,
  timeZone: string,
): string {
  if (source.kind === 'drand') {
    if (momentOfRound(source.round) > now) throw refuseField('value', say.sourceNotYet)
    if (!isSignedByDrand(source.round, proof)) throw refuseField('proof', say.drandSignature)
    const value = valueOfSignature(proof)
    if (typed !== '' && valueAsWritten(source, typed) !== value)
      throw refuseField('value', say.drandSignature)
    return value
  }
  if (source.kind === 'lottery' && source.drawnOn > dayIn(timeZone, now))
    throw refuseField('value', say.sourceNotYet)
  const value = valueAsWritten(source, typed)
  const fault = faultOfValue(source, value)
  if (fault) throw refuseField('value', fault)
  return value
}
