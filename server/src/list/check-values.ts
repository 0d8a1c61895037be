import { completeRow, type Row } from '@fairground/domain/field'
import { listMessages as say } from '@fairground/domain/list'
import { mayCall } from '@fairground/wire/kernel/access'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { readCodeLabels } from './code-labels'
import type { KeptRows } from './kept-rows'

interface Writing {
  id?: string | undefined
  before?: Row
  caller: SignedInCaller
}

/** What the row's rule cannot know: whether codes exist and may be chosen, and what the list's hook asks. */
export async function checkValues(
  { settings }: Platform,
  trx: Db,
  list: KeptRows,
  given: Partial<Row>,
  { id, before = {}, caller }: Writing,
): Promise<Row> {
  const values: Row = completeRow(list.fields, given)
  await requireOffered(trx, list, values, before)
  const now = { settings: settings.current(), before, id, mayAdd: mayCall(list.may.add, caller.user) }
  return (await list.hooks.beforeWrite?.(trx, values, now)) ?? values
}

/** A code nobody may choose any more may stay where it stands. */
async function requireOffered(trx: Db, list: KeptRows, values: Row, before: Partial<Row>): Promise<void> {
  const labels = await readCodeLabels(trx, list)
  const unknown = Object.entries(list.fields).flatMap(([name, field]) => {
    const value = values[name]
    if (field.kind !== 'code' || value === null || value === before[name]) return []
    const label = labels.get(field.list)?.get(String(value))
    const offered = label?.offered || (label && field.also?.includes(String(value)))
    return offered ? [] : [{ name, value: String(value) }]
  })
  const first = unknown[0]
  if (first)
    throw new Refusal(
      codes.invalid,
      say.notAnOption,
      { value: first.value },
      unknown.map(({ name }) => ({ path: name, message: say.notAnOptionHere })),
    )
}
