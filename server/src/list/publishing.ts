import { rowRule } from '@fairground/domain/field'
import { mayTakeStep, type PublishState, type PublishStep } from '@fairground/domain/list'
import { codes } from '@fairground/wire/kernel/codes'
import type { TakenStep } from '@fairground/wire/list'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Change } from '../platform/record/keeper'
import type { Lists } from './change-list'
import { dropRows } from './drop-rows'
import type { KeptRows } from './kept-rows'
import { setState } from './list-traits.repository'
import { changeRows, type Named, takeLiving } from './row-keeper'

const leadsTo: Record<TakenStep, PublishState> = { publish: 'published', withdraw: 'withdrawn' }

/** What the audit log calls a step; a withdrawal is there already, of a sign-up. */
const recordedAs: Record<TakenStep, string> = { publish: 'publish', withdraw: 'take-down' }

/** Of two people at once one takes the step; the other is told who did. */
export function stepRow(
  lists: Lists,
  list: KeptRows,
  { step, ...seen }: Named & { step: PublishStep },
  caller: SignedInCaller,
): Promise<number> {
  return changeRows(lists, list, caller, async (kept, trx) => {
    const row = await takeLiving(kept, list, seen)
    const { id, state } = row
    if (!state || !mayTakeStep(step, state)) throw new Refusal(codes.refused, list.says.notFromHere)
    if (step === 'publish' && !rowRule(list.fields).safeParse(row.values).success)
      throw new Refusal(codes.refused, list.says.incomplete)
    const by = caller.user.id
    if (step === 'discard')
      await kept.record(await dropRows(lists.platform, trx, list, [row], by), list.news([state]))
    else
      await kept.record(await takeStep(trx, list, { id, state }, step, by), list.news([state, leadsTo[step]]))
    return 1
  })
}

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
