import { mayTakeStep, type PublishState, listMessages as say } from '@fairground/domain/list'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptList, TakenStep } from '@fairground/wire/list'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Change } from '../platform/record/keeper'
import type { Lists } from './change-list'
import { setState } from './list-traits.repository'
import { changeRows, type Named } from './row-keeper'

const leadsTo: Record<TakenStep, PublishState> = { publish: 'published', withdraw: 'withdrawn' }

/** What the audit log calls a step; a withdrawal is there already, of a sign-up. */
const recordedAs: Record<TakenStep, string> = { publish: 'publish', withdraw: 'take-down' }

/** Of two people at once one takes the step; the other is told who did. */
export function stepRow(
  lists: Lists,
  list: KeptList,
  { step, ...seen }: Named & { step: TakenStep },
  caller: SignedInCaller,
): Promise<number> {
  return changeRows(lists, list, caller, async (kept, trx) => {
    const { id, state, deleted } = await kept.takeAsSeen(seen)
    if (deleted || !state) throw new Refusal(codes.refused, say.notFound)
    if (!mayTakeStep(step, state)) throw new Refusal(codes.refused, say.notFromHere)
    await kept.record(await takeStep(trx, list, { id, state }, step, caller.user.id))
    return 1
  })
}

/** For whatever is published: a row of a list, or what another feature keeps in the same way. */
export async function takeStep(
  trx: Db,
  kept: { name: string },
  { id, state: from }: { id: string; state: PublishState },
  step: TakenStep,
  by: string,
): Promise<Change> {
  const state = leadsTo[step]
  await setState(trx, kept, id, state, by)
  return { id, action: recordedAs[step], before: { state: from }, after: { state } }
}
