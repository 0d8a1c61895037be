import type { Page } from '@fairground/wire/kernel/page'
import type { ListRow, ListSearch } from '@fairground/wire/list'
import type { Db } from '../platform/database/database'
import { countEntries, readEntries, streamEntries, type WantedEntries } from './log-search.repository'
import { findThings } from './log-subjects.repository'

const nothing = { companies: [], accounts: [], records: [], contacts: [], booths: [], people: [] }

const said = (given: unknown): string | undefined => String(given ?? '').trim() || undefined
const moment = (given: unknown): Date | undefined => (given instanceof Date ? given : undefined)

/** Names are looked up once, and the logs are asked for the numbers they keep. */
async function wantedBy(db: Db, search: ListSearch): Promise<WantedEntries> {
  const named = {
    person: said(search.actorName),
    company: said(search.companyName),
    booth: said(search.boothCode),
  }
  return {
    ...named,
    kind: said(search.kind),
    after: moment(search.after),
    before: moment(search.before),
    things: named.person || named.company || named.booth ? await findThings(db, named) : nothing,
  }
}

const isNewestFirst = ({ sort }: ListSearch): boolean => sort !== 'at'

export async function searchLogs(db: Db, search: ListSearch): Promise<Page<ListRow>> {
  const wanted = await wantedBy(db, search)
  const { page, pageSize: size } = search
  const stretch = { descending: isNewestFirst(search), size, skip: (page - 1) * size }
  const [list, total] = await Promise.all([readEntries(db, wanted, stretch), countEntries(db, wanted)])
  return { list, total }
}

/** All that is found, in the order asked for. */
export async function* foundInLogs(db: Db, search: ListSearch): AsyncGenerator<ListRow> {
  yield* streamEntries(db, await wantedBy(db, search), isNewestFirst(search))
}
