import { type BatchSet, missesCouncil, roomIn, drawMessages as say } from '@fairground/domain/draw'
import type { Language } from '@fairground/domain/text'
import { batchName, momentAt, wallTimeOf } from '@fairground/domain/window'
import type { BatchChanges, DrawBatch } from '@fairground/wire/draw'
import { codes } from '@fairground/wire/kernel/codes'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import {
  type BatchToKeep,
  deleteBatches,
  type KeptBatch,
  keepBatches,
  readBatches,
  readBatchesWithNames,
} from './batches.repository'
import { findLiveDraw, lockRound } from './draw.repository'
import { type Round, roundOf } from './round'
import { readToDraw } from './to-draw'

export async function listBatches(platform: Platform, at: Round, language: Language): Promise<DrawBatch[]> {
  const { timeZone } = platform.settings.current()
  const batches = await readBatchesWithNames(platform.db, at)
  return batches.map((batch) => ({
    ...batch,
    name: batchName(batch.sequence, language),
    startsAt: wallTimeOf(batch.startsAt, timeZone),
    endsAt: wallTimeOf(batch.endsAt, timeZone),
  }))
}

/** The batches as they will be, with everything that speaks against them said before anything is written. */
export async function saveBatches(
  platform: Platform,
  changes: BatchChanges,
  caller: SignedInCaller,
): Promise<DrawBatch[]> {
  const at = roundOf(platform, changes.round)
  const { timeZone } = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    await lockRound(trx, at)
    if (await findLiveDraw(trx, at)) throw new Refusal(codes.refused, say.frozen)
    const before = await readBatches(trx, at)
    const after = applied(before, changes, timeZone)
    if (after.length === 0) throw new Refusal(codes.refused, say.noBatch)
    const companies = await readToDraw(trx, at)
    if (roomIn(after) < companies.length) throw new Refusal(codes.refused, say.notAllPlaced)
    const council = companies.filter((company) => company.council).length
    if (!changes.confirmed && missesCouncil(after, council)) throw askAboutCouncil(council)
    await deleteBatches(
      trx,
      changes.removed.map(({ id }) => id),
    )
    await keepBatches(trx, at, after, caller.user.id)
    await recordAudit(trx, caller, {
      action: 'edit',
      subjectType: 'draw-batches',
      subjectId: `${at.edition}/${at.round}`,
      before: before.map(recorded),
      after: after.map(recorded),
    })
    await platform.live.publish(trx, { type: 'draw-changed', audience: 'fair' })
  })
  return listBatches(platform, at, caller.language)
}

const askAboutCouncil = (count: number): Refusal =>
  new Refusal(codes.refused, say.councilAsk, { count }, [{ path: 'confirmed', message: say.councilAsk }])

const recorded = ({ sequence, size, startsAt, endsAt }: BatchToKeep) => ({ sequence, size, startsAt, endsAt })

/** In the order of the numbers they were given, counted from one without a gap. */
function applied(
  before: readonly KeptBatch[],
  { added, changed, removed }: BatchChanges,
  timeZone: string,
): BatchToKeep[] {
  for (const { id, version } of [...changed, ...removed]) {
    const kept = before.find((batch) => batch.id === id)
    if (!kept || (version ?? kept.version) !== kept.version)
      throw new Refusal(codes.conflict, say.unknownBatch)
  }
  const gone = new Set([...removed, ...changed].map(({ id }) => id))
  const staying = before.filter(({ id }) => !gone.has(id))
  const renewed = changed.filter(({ id }) => !removed.some((row) => row.id === id))
  return [
    ...staying,
    ...renewed.map((batch, index) => ({ id: batch.id, ...timed(batch, `changed.${index}`, timeZone) })),
    ...added.map((batch, index) => timed(batch, `added.${index}`, timeZone)),
  ]
    .sort((one, other) => one.sequence - other.sequence)
    .map((batch, index) => ({ ...batch, sequence: index + 1 }))
}

function timed({ sequence, size, ...batch }: BatchSet, path: string, timeZone: string): BatchToKeep {
  const startsAt = momentAt(batch.startsAt, timeZone)
  if (!startsAt) throw refuseField(`${path}.startsAt`, say.timeUnknown)
  const endsAt = momentAt(batch.endsAt, timeZone)
  if (!endsAt) throw refuseField(`${path}.endsAt`, say.timeUnknown)
  if (endsAt <= startsAt) throw refuseField(`${path}.endsAt`, say.timeOrder)
  return { sequence, size, startsAt, endsAt }
}
