import { setTimeout as pause } from 'node:timers/promises'
import { mailMessages as say, toldPerMinute } from '@fairground/domain/mail'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import type {
  beginRound as beginCall,
  countCircle,
  listRounds,
  switchRound as switchCall,
} from '@fairground/wire/mail/rounds'
import { tellExhibitor } from '../exhibitor'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { JobKind } from '../platform/jobs/jobs'
import type { Platform } from '../platform/platform'
import { addOnce } from '../platform/record/add-once'
import { keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import {
  countMeant,
  countWaiting,
  type HeldRound,
  insertReceivers,
  insertRound,
  lockRound,
  readRounds,
  setRoundState,
  takeWaiting,
} from './rounds.repository'

const jobName = 'tell-circle'

const roundRecord: KeptRecord<HeldRound> = {
  subjectType: 'message-round',
  lock: lockRound,
  async lastChange(trx, { id }) {
    const [last] = await readChanges(trx, { type: 'message-round', id }, { most: 1 })
    return { who: last?.by ?? '', when: last?.at ?? null }
  },
  ...refusals(say.unknownRound, say.roundChanged),
}

export const findRounds = ({ db, settings }: Platform): Promise<CallResult<typeof listRounds>> =>
  readRounds(db, settings.current().edition)

export const countOf = (
  { db, settings }: Platform,
  circle: CallInput<typeof countCircle>['body'],
): Promise<CallResult<typeof countCircle>> =>
  countMeant(db, { ...circle, edition: settings.current().edition })

/** Who is meant stands from now on; the telling itself is done in the background. */
export async function beginRound(
  platform: Platform,
  { id, count, ...round }: CallInput<typeof beginCall>['body'],
  caller: SignedInCaller,
): Promise<null> {
  const { jobs, settings } = platform
  const { edition } = settings.current()
  await keeping(platform, caller, roundRecord, async (keeper, trx) => {
    const begun = await addOnce({
      insert: () => insertRound(trx, id, round, { edition, by: caller.user.id }),
      async sentBefore() {
        const earlier = await keeper.addedAs(id)
        return earlier === undefined ? undefined : { id }
      },
      taken: say.unknownRound,
    })
    if ('earlier' in begun) return
    const now = await insertReceivers(trx, id, { ...round, edition })
    if (now === 0) throw new Refusal(codes.refused, say.nobodyMeant)
    if (now !== count) throw new Refusal(codes.conflict, say.countChanged, { now, seen: count })
    await jobs.enqueue(trx, jobName, { roundId: id })
    await keeper.record({ id, action: 'add', after: { ...round, companies: now } })
  })
  jobs.wake(jobName)
  return null
}

export async function switchRound(
  platform: Platform,
  { id, version, run }: CallInput<typeof switchCall>['body'],
  caller: SignedInCaller,
): Promise<null> {
  const { jobs } = platform
  await keeping(platform, caller, roundRecord, async (keeper, trx) => {
    const held = await keeper.take(id)
    const wanted = run ? 'running' : 'stopped'
    if (held.state === wanted) return
    if (held.state === 'done') throw new Refusal(codes.refused, say.roundOver)
    await keeper.requireSeen(held, version)
    await setRoundState(trx, id, wanted)
    if (run) await jobs.enqueue(trx, jobName, { roundId: id })
    await keeper.record({
      id,
      action: run ? 'resume-round' : 'stop-round',
      before: { state: held.state },
      after: { state: wanted },
    })
  })
  if (run) jobs.wake(jobName)
  return null
}

/** Each is told in the transaction that notes it: once, whatever happens in between. */
const together = 10
const pauseMs = (together * 60_000) / toldPerMinute
/** Then another job goes on, so that none runs into its limit. */
const turnMs = 60_000

export const tellCircleJob = (
  platform: Platform,
  { between = pauseMs, most = together }: { between?: number; most?: number } = {},
): JobKind<{ roundId: string }> => ({
  name: jobName,
  retries: 5,
  retrySeconds: 10,
  expireSeconds: 300,
  heavy: true,
  async run({ roundId }, signal) {
    const begun = Date.now()
    while (!signal.aborted) {
      const told = await platform.db.transaction().execute(async (trx) => {
        const some = await takeWaiting(trx, roundId, most)
        for (const { companyId, accountId, nameZh, nameEn, textZh, textEn } of some)
          await tellExhibitor(platform, trx, accountId, {
            template: 'organiserNotice',
            names: { company: nameZh || nameEn },
            spoken: (language) => ({ text: language === 'en' ? textEn : textZh }),
            dedupeKey: `round:${roundId}:${companyId}`,
          })
        return some.length
      })
      if (told === 0) return settle(platform, roundId)
      if (Date.now() - begun > turnMs) return platform.jobs.enqueue(platform.db, jobName, { roundId })
      await pause(between, undefined, { signal })
    }
  },
})

/** Nobody was left to tell, or it was stopped. */
async function settle({ db }: Platform, roundId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await lockRound(trx, roundId)
    if (held?.state === 'running' && (await countWaiting(trx, roundId)) === 0)
      await setRoundState(trx, roundId, 'done')
  })
}
