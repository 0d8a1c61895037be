import { listMessages as say } from '@fairground/domain/list'
import { codes } from '@fairground/wire/kernel/codes'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Lists } from './change-list'
import { readOrder, writeOrder } from './list-traits.repository'
import { changeAlone } from './row-keeper'
import type { ServedList } from './served-lists'

interface Move {
  id: string
  /** The row it is to stand behind; none where it is to be the first. */
  after: string | null
}

/** One change, however many rows make room. */
export function moveRow(
  lists: Lists,
  list: ServedList,
  { id, after }: Move,
  caller: SignedInCaller,
): Promise<number> {
  return changeAlone(lists, list, caller, async (kept, trx) => {
    const ids = await readOrder(trx, list, lists.platform.settings.current().edition)
    const from = ids.indexOf(id)
    if (from < 0) throw new Refusal(codes.refused, say.notFound)
    const others = ids.filter((other) => other !== id)
    const to = after === null ? 0 : others.indexOf(after) + 1
    if (after !== null && to === 0) throw new Refusal(codes.conflict, say.orderChanged)
    if (from === to) return 1
    await writeOrder(trx, list, others.toSpliced(to, 0, id))
    const places = { before: { position: from + 1 }, after: { position: to + 1 } }
    await kept.record({ id, action: 'reorder', ...places }, list.news([]))
    return 1
  })
}
