import {
  mayTakeStep,
  type PublishState,
  type PublishStep,
  listMessages as say,
} from '@fairground/domain/list'
import { codes } from '@fairground/wire/kernel/codes'
import type { TakenStep } from '@fairground/wire/list'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Change } from '../platform/record/keeper'
import type { Lists } from './change-list'
import { dropRows } from './drop-rows'
import type { KeptRows } from './kept-rows'
import { hasVersions, type StoredRow } from './list.repository'
import { planStep, readClock, setState } from './list-traits.repository'
import { changeRows, type Named, takeLiving } from './row-keeper'
import { requireWhole } from './row-versions'
import { hideReleased, releaseLatest } from './row-versions.repository'

type StateStep = Exclude<TakenStep, 'recall'>

const leadsTo: Record<StateStep, PublishState> = { publish: 'published', withdraw: 'withdrawn' }

/** What the audit log calls a step; a withdrawal is there already, of a sign-up. */
const recordedAs: Record<StateStep, string> = { publish: 'publish', withdraw: 'take-down' }

/** Takes the steps whose time has come. */
export const releaseJob = 'release-due'

interface Wanted extends Named {
  step: PublishStep
  /** A time to come; without one, now. */
  at?: Date | null | undefined
}

/** Of two people at once one takes the step; the other is told who did. */
export function stepRow(
  lists: Lists,
  list: KeptRows,
  { step, at = null, ...seen }: Wanted,
  caller: SignedInCaller,
): Promise<number> {
  return changeRows(lists, list, caller, async (kept, trx) => {
    const row = await takeLiving(kept, list, seen)
    const { state } = row
    const by = caller.user.id
    if (!state || !mayBeTaken(list, row, step, at)) throw new Refusal(codes.refused, list.says.notFromHere)
    if (step === 'publish') requireWhole(list, row.values)
    if (step === 'discard')
      await kept.record(await dropRows(lists.platform, trx, list, [row], by), list.news([state]))
    else if (step === 'recall' || at) {
      await kept.record(await plan(trx, list, row, { step, at, by }), list.news([state]))
      if (at) await lists.platform.jobs.enqueue(trx, releaseJob, {}, at)
    } else
      await kept.record(
        await takeStep(trx, list, { id: row.id, state }, step, by),
        list.news([state, leadsTo[step]]),
      )
    return 1
  })
}

/** To take down at a time, what is to go out before then need not be out yet. */
function mayBeTaken(
  list: KeptRows,
  { state, revised, dueAt, endsAt }: StoredRow,
  step: PublishStep,
  at: Date | null,
): boolean {
  if (!state || (at && !hasVersions(list))) return false
  if (step === 'withdraw' && at && dueAt) return true
  return mayTakeStep(step, state, { revised, planned: (dueAt ?? endsAt) !== null })
}

async function plan(
  trx: Db,
  list: KeptRows,
  { id, dueAt, endsAt }: StoredRow,
  { step, at, by }: { step: Exclude<PublishStep, 'discard'>; at: Date | null; by: string },
): Promise<Change> {
  const before = { dueAt, endsAt }
  const after =
    step === 'recall'
      ? { dueAt: null, endsAt: null }
      : { ...before, [step === 'publish' ? 'dueAt' : 'endsAt']: at }
  if (at && at <= (await readClock(trx))) throw new Refusal(codes.refused, say.notToCome)
  if (after.dueAt && after.endsAt && after.endsAt <= after.dueAt)
    throw new Refusal(codes.refused, say.endsFirst)
  await planStep(trx, list, id, after, by)
  return { id, action: step === 'recall' ? 'recall' : 'plan', before, after }
}

export async function takeStep(
  trx: Db,
  list: KeptRows,
  { id, state: from }: { id: string; state: PublishState },
  step: StateStep,
  by: string,
): Promise<Change> {
  const state = leadsTo[step]
  await setState(trx, list, id, state, by)
  if (hasVersions(list)) await (step === 'publish' ? releaseLatest : hideReleased)(trx, id)
  return { id, action: recordedAs[step], before: { state: from }, after: { state } }
}
