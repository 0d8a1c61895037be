import { completeRow, type Fields, type Row, rowRule, sameValue } from '@fairground/domain/field'
import { codes } from '@fairground/wire/kernel/codes'
import type { RowVersion } from '@fairground/wire/list'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import type { KeptRows } from './kept-rows'
import { hasVersions } from './list.repository'
import { insertVersion, readReleased, readVersion, readVersions } from './row-versions.repository'

interface Saved {
  id: string
  values: Row
  by: string
  note?: string | undefined
}

/** What was saved is kept as the next version, where versions are kept. */
export async function keepVersion(
  trx: Db,
  list: KeptRows,
  { id, values, by, note = '' }: Saved,
): Promise<void> {
  if (!hasVersions(list)) return
  const files = [...new Set(filesNamedIn(list.fields, values))]
  await insertVersion(trx, { id, list: list.name, says: values, by, note, files })
}

const filesNamedIn = (fields: Fields, values: Row): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'file' || kind === 'files' ? ([values[name] ?? []].flat() as string[]) : [],
  )

/** Whether readers read something else than this. */
export async function differsFromReleased(trx: Db, id: string, values: Row): Promise<boolean> {
  const released = await readReleased(trx, id)
  return !released || Object.keys(values).some((name) => !sameValue(values[name], released[name]))
}

/** What a version said, as the row can say it now. */
export async function formerVersion(trx: Db, list: KeptRows, id: string, number: number): Promise<Row> {
  const says = await readVersion(trx, id, number)
  if (!says) throw new Refusal(codes.refused, list.says.unknown)
  return completeRow(list.fields, withMoments(list, says) ?? {})
}

export async function findVersions(db: Db, list: KeptRows, id: string): Promise<RowVersion[]> {
  const versions = await readVersions(db, list, id)
  return versions.map(({ says, ...version }) => ({ ...version, values: withMoments(list, says) ?? {} }))
}

/** On record a moment is a text. */
export function withMoments({ fields }: { fields: Fields }, values: Row | null): Row | null {
  if (!values) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'instant' && typeof value === 'string' ? new Date(value) : value,
    ]),
  )
}

/** What readers are to read has to be whole; what is missing is said at its place. */
export function requireWhole(list: KeptRows, values: Row, says = list.says.incomplete): void {
  const judged = rowRule(list.fields, list.check).safeParse(values)
  if (judged.success) return
  throw new Refusal(
    codes.refused,
    says,
    {},
    judged.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  )
}
