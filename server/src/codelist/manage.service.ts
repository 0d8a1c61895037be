import {
  type CodeListName,
  type CodeTrace,
  codeListActions,
  codeListNames,
} from '@fairground/domain/codelist'
import type { codeListDetail, codeListHistory, codeListOverview } from '@fairground/wire/codelist/admin'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { z } from 'zod'
import { readHistory, readLastChanges } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import { subjectType } from './code-item-record'
import { countItems, readItems } from './code-items.repository'
import { countUses } from './code-uses.repository'

export async function readOverview(db: Db): Promise<CallResult<typeof codeListOverview>> {
  const figures = new Map((await countItems(db)).map((row) => [row.list, row]))
  const changes = new Map((await readLastChanges(db, subjectType)).map((row) => [row.subjectId, row]))
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
  const { entries, more } = await readHistory(db, { type: subjectType, id: list }, before)
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
