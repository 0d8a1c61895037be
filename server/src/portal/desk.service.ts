import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList } from '@fairground/wire/list'
import type { DeskEntry, PortalDesk } from '@fairground/wire/portal'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { type DeskRow, readDeskRows } from './desk.repository'

const mostOfEach = 20

/** What somebody has to look after, of the content they keep. */
export async function readDesk(
  { db }: Platform,
  content: readonly KeptList[],
  { user }: SignedInCaller,
): Promise<PortalDesk> {
  const own = content.filter(({ may }) => mayCall(may.read, user))
  const rows = await readDeskRows(db, own)
  const titles = new Map(own.map(({ name, title }) => [name, title]))
  const entryOf = ({ list, id, zh, en, by }: DeskRow, at: Date): DeskEntry => ({
    list,
    id,
    name: zh || en ? { zh, en } : (titles.get(list) ?? { zh, en }),
    at,
    by,
  })
  const entries = (wanted: (row: DeskRow) => boolean): DeskEntry[] =>
    rows
      .filter(wanted)
      .slice(0, mostOfEach)
      .map((row) => entryOf(row, row.updatedAt))
  const planned = rows.flatMap((row) => [
    ...(row.dueAt ? [{ ...entryOf(row, row.dueAt), step: 'publish' as const }] : []),
    ...(row.endsAt ? [{ ...entryOf(row, row.endsAt), step: 'withdraw' as const }] : []),
  ])
  return {
    drafts: entries(({ state, dueAt }) => state === 'draft' && !dueAt),
    revised: entries(({ revisedAt, dueAt }) => revisedAt !== null && !dueAt),
    planned: planned.toSorted((one, other) => Number(one.at) - Number(other.at)).slice(0, mostOfEach),
    stale: entries(({ state, isStale }) => state === 'published' && isStale).toReversed(),
    counts: own.map((list) =>
      countsOf(
        list,
        rows.filter((row) => row.list === list.name),
      ),
    ),
  }
}

const countsOf = (
  { name, fields, namedBy }: KeptList,
  rows: readonly DeskRow[],
): PortalDesk['counts'][number] => {
  const count = (wanted: (row: DeskRow) => boolean) => rows.filter(wanted).length
  return {
    list: name,
    entries: rows.length,
    published: count(({ state }) => state === 'published'),
    drafts: count(({ state }) => state === 'draft'),
    planned: count(({ dueAt, endsAt }) => (dueAt ?? endsAt) !== null),
    noEnglish: fields[namedBy]?.kind === 'bothLanguages' ? count(({ zh, en }) => zh !== '' && en === '') : 0,
  }
}
