import {
  type CodeListAction,
  type CodeListName,
  type CodeTrace,
  codeListMessages as say,
} from '@fairground/domain/codelist'
import type { LiveEvent } from '@fairground/domain/live'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type Keeper, keeping } from '../platform/record/keeper'
import type { KeptRecord } from '../platform/record/kept-record'
import { lockItems, type ManagedRow } from './code-items.repository'

/** Changes of items are the list's on record. */
export const subjectType = 'code-list'

/** An item among those of its list. */
interface ListedItem extends ManagedRow {
  items: ManagedRow[]
}

const itemOf = (list: CodeListName): KeptRecord<ListedItem> => ({
  subjectType,
  async lock(trx, value) {
    const items = await lockItems(trx, list)
    const item = items.find((candidate) => candidate.value === value)
    return item && { ...item, items }
  },
  unknown: () => conflict(say.gone),
  conflict: () => conflict(),
})

export const conflict = (message = say.conflict): Refusal =>
  new Refusal(codes.refused, message, {}, [{ path: 'version', message }])

export interface ItemChange {
  action: CodeListAction
  before?: CodeTrace
  after?: CodeTrace
}

const news: LiveEvent = { type: 'codelist-changed', audience: 'fair' }

/**
 * Every change of a list runs here: alone on that list, on its items as they are now, recorded, and told to every
 * browser. `decide` answers what it did; nothing, when what was asked for is already so.
 */
export const changeItems = (
  platform: Platform,
  list: CodeListName,
  caller: SignedInCaller,
  decide: (trx: Db, kept: Keeper<ListedItem, string>) => Promise<ItemChange[]>,
): Promise<void> =>
  keeping(platform, caller, itemOf(list), async (kept, trx) => {
    const changes = await decide(trx, kept)
    await kept.record(
      changes.map((change) => ({ id: list, ...change })),
      news,
    )
  })

export const traceOf = ({ value, parent, zh, en }: ManagedRow): CodeTrace => ({ value, parent, zh, en })
