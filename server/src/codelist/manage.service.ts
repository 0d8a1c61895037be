import {
  type CodeListAction,
  type CodeListName,
  type CodeTrace,
  codeListActions,
  codeListFacts,
  codeListMessages,
  codeListNames,
} from '@fairground/domain/codelist'
import type { codeListDetail, codeListHistory, codeListOverview } from '@fairground/wire/codelist/admin'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { z } from 'zod'
import { recordAudit } from '../platform/audit/audit'
import { readHistory } from '../platform/audit/audit-history'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { countItems, lockList, type ManagedRow, readItems, readLastChanges } from './code-items.repository'
import { countUses } from './code-uses.repository'

export async function readOverview(db: Db): Promise<CallResult<typeof codeListOverview>> {
  const figures = new Map((await countItems(db)).map((row) => [row.list, row]))
  const changes = new Map((await readLastChanges(db)).map((row) => [row.list, row]))
  return codeListNames.map((list) => {
    const { items = 0, disabled = 0, added = 0 } = figures.get(list) ?? {}
    const change = changes.get(list)
    return { list, items, disabled, added, changedAt: change?.at ?? null, changedBy: change?.by ?? '' }
  })
}

export async function readDetail(db: Db, list: CodeListName): Promise<CallResult<typeof codeListDetail>> {
  const [items, uses] = [await readItems(db, list), await countUses(db, list)]
  return items.map((item) => ({ ...item, uses: uses.get(item.value) ?? 0 }))
}

export async function readChanges(
  db: Db,
  list: CodeListName,
  before: number | undefined,
): Promise<CallResult<typeof codeListHistory>> {
  const { entries, more } = await readHistory(db, { type: 'code-list', id: list }, before)
  const action = z.enum(codeListActions)
  return {
    more,
    entries: entries.map((entry) => ({
      ...entry,
      action: action.parse(entry.action),
      before: entry.before as CodeTrace | null,
      after: entry.after as CodeTrace | null,
    })),
  }
}

export interface ListChange {
  action: CodeListAction
  before?: CodeTrace
  after?: CodeTrace
}

/**
 * Every change of a list runs here: alone on that list, on its items as they are now, recorded, and told to every
 * browser. `decide` answers what it did; nothing, when what was asked for is already so.
 */
export async function changeList(
  { db, live }: Platform,
  list: CodeListName,
  caller: SignedInCaller,
  decide: (trx: Db, items: ManagedRow[]) => Promise<ListChange[]>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockList(trx, list)
    const changes = await decide(trx, await readItems(trx, list))
    for (const change of changes)
      await recordAudit(trx, caller, { ...change, subjectType: 'code-list', subjectId: list })
    if (changes.length > 0) await live.publish(trx, { type: 'codelist-changed', audience: 'fair' })
  })
}

export function requireOpen(list: CodeListName): void {
  if (codeListFacts[list].kind === 'fixed') throw new Refusal(codes.refused, codeListMessages.fixed)
}

/** The item an edit was made on, if it still is what the person saw. */
export function itemAt(
  items: ManagedRow[],
  { value, version }: { value: string; version: number },
): ManagedRow & { stale: boolean } {
  const item = items.find((candidate) => candidate.value === value)
  if (!item) throw conflict(codeListMessages.gone)
  return { ...item, stale: item.version !== version }
}

export const conflict = (message = codeListMessages.conflict): Refusal =>
  new Refusal(codes.refused, message, {}, [{ path: 'version', message }])

export const traceOf = ({ value, parent, zh, en }: ManagedRow): CodeTrace => ({ value, parent, zh, en })
