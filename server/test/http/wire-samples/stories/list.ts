import type { GrowingList, KeptRow } from '@fairground/wire/list'
import { download } from '@fairground/wire/list/lists/download'
import { hall } from '@fairground/wire/list/lists/hall'
import { companiesForBlacklist, companiesForGroup } from '@fairground/wire/list/pickers'
import { portalContact } from '@fairground/wire/portal/types/contact'
import { sampleOf, triedLists } from '../../../list/samples'
import type { Story } from '../story'
import { filesStory, importStory } from './imports'
import { type Stories, unknownId } from './people'

const page = { page: 1, pageSize: 3 }

/** Whoever reads this list without being allowed everything. */
const readerOf = ({ closed }: GrowingList) => (closed ? 'leader' : 'clerk')

/** The screen chooses the id of a new row. Fixed, as rows of the same moment are in the order of their ids. */
const rowId = (list: GrowingList, which: number): string =>
  `11111111-1111-4111-8111-${String(100 * triedLists.indexOf(list) + which).padStart(12, '1')}`

/** A row from its first day to its last, with what people get wrong about it in between. */
async function rowStory(story: Story, list: GrowingList): Promise<void> {
  const { row, change, find } = await sampleOf(list, story.fair)
  const { calls } = list
  const reader = readerOf(list)
  const newId = rowId(list, 0)
  const search = { body: { ...page, [find.filter]: find.typed } }
  await story.ask(reader, calls.page, { body: page })
  await story.ask('overseas', calls.page, { body: { page: 2, pageSize: 2 } })

  if (calls.similar)
    await story.ask(reader, calls.similar, {
      body: { companyName: String(row.companyName), creditCode: String(row.creditCode ?? '') },
    })
  if (calls.doubts) await story.ask(reader, calls.doubts, { body: row })
  await story.ask('admin', calls.add, { body: { ...row, newId } })
  await story.ask('admin', calls.add, { body: { ...row, newId } })
  await story.ask(reader, calls.page, search)
  await story.ask(reader, calls.find, { params: { id: newId } })
  if (calls.similar)
    await story.ask('overseas', calls.similar, { body: { companyName: String(row.companyName) } })
  if (calls.doubts) {
    await story.ask(reader, calls.doubts, { body: row })
    await story.ask('overseas', calls.doubts, { body: row })
  }
  if (calls.exportFile) {
    await story.ask(reader, calls.exportFile, { params: { search: search.body } })
    await story.ask('overseas', calls.exportFile, { params: { search: search.body } })
  }
  await story.ask('admin', calls.edit, { body: { ...row, ...change, id: newId, version: 1 } })
  await story.refused('admin', calls.edit, { body: { ...row, ...change, id: newId, version: 1 } })
  const history = await story.ask(reader, calls.history, { params: { id: newId } })
  const entry = history[0]?.id
  await story.ask('admin', calls.restore, { body: { id: newId, version: 2, entry } })
  await story.refused('admin', calls.restore, { body: { id: newId, version: 2, entry } })
  await story.refused('admin', calls.remove, { body: [{ id: newId, version: 1 }] })
  await story.ask('admin', calls.remove, { body: [{ id: newId, version: 3 }] })
  await story.refused('admin', calls.edit, { body: { ...row, id: newId, version: 4 } })
  await story.refused('admin', calls.remove, { body: [{ id: newId, version: 4 }] })
  await story.ask(reader, calls.page, { body: { ...page, removed: true } })
  await story.ask('admin', calls.restore, { body: { id: newId } })
  await story.ask(reader, calls.history, { params: { id: newId } })
}

/** What its traits let people do with a row. */
async function traitStory(story: Story, list: GrowingList): Promise<void> {
  const { row } = await sampleOf(list, story.fair)
  const { step, move, published, versions, editing } = list.calls
  const [first, second] = [rowId(list, 1), rowId(list, 2)]
  if (!step || !published) return
  const atOnce: object = { ...row, publish: true }
  await story.ask('admin', list.calls.add, { body: { ...atOnce, newId: first } })
  await story.ask('leader', list.calls.add, { body: { ...row, newId: second } })
  await story.refused('clerk', step, { body: { id: second, version: 1, step: 'publish' } })
  await story.ask('leader', step, { body: { id: second, version: 1, step: 'publish' } })
  await story.refused('overseas', step, { body: { id: second, version: 1, step: 'withdraw' } })
  await story.refused('overseas', step, { body: { id: second, version: 2, step: 'publish' } })
  const at = new Date('2099-01-31T09:00:00Z')
  await story.ask('leader', step, { body: { id: second, version: 2, step: 'withdraw', at } })
  await story.refused('leader', step, { body: { id: second, version: 3, step: 'withdraw', at: new Date(0) } })
  await story.ask('leader', step, { body: { id: second, version: 3, step: 'recall' } })
  if (versions) await story.ask('leader', versions, { params: { id: second } })
  if (editing) await story.ask('leader', editing, { body: { id: second } })
  await story.refused('overseas', list.calls.remove, { body: [{ id: second }] })
  if (move) {
    await story.ask('leader', move, { body: { id: second, after: null } })
    await story.refused('overseas', move, { body: { id: second, after: unknownId } })
    await story.wrong('leader', move, { body: { id: second } })
  }
  for (const language of ['zh', 'en'] as const) await story.ask('nobody', published, { query: { language } })
  await story.wrong('nobody, in English', published, { query: { language: 'fr' } })
  await story.ask('leader', step, { body: { id: second, version: 4, step: 'withdraw' } })
  await story.ask('overseas', published, { query: { language: 'en' } })
  await story.ask('leader', list.calls.page, { body: { ...page, state: 'withdrawn' } })
  await story.ask('leader', list.calls.history, { params: { id: second } })
  await story.wrong('leader', step, { body: { id: second, step: 'discard' } })
}

async function mistakes(story: Story, list: GrowingList): Promise<void> {
  const { row } = await sampleOf(list, story.fair)
  const { calls } = list
  const all = Object.entries(list.fields)
  const empty = Object.fromEntries(all.map(([name]) => [name, '']))
  const long = Object.fromEntries(all.map(([name]) => [name, 'x'.repeat(300)]))
  // Colleagues who may change the list read Chinese; the one who reads English may change only some.
  for (const who of ['admin', 'overseas']) {
    await story.wrong(who, calls.add, { body: empty })
    await story.wrong(who, calls.add, { body: long })
    await story.wrong(who, calls.edit, { body: { ...row, id: unknownId, version: 1 } })
    await story.wrong(who, calls.edit, { body: { ...empty, id: 'x' } })
    await story.wrong(who, calls.remove, { body: [] })
    await story.wrong(who, calls.remove, { body: [{ id: unknownId, version: 1 }] })
    await story.wrong(who, calls.restore, { body: { id: unknownId, version: 1, entry: 1 } })
    await story.wrong(who, calls.find, { params: { id: unknownId } })
    await story.wrong(who, calls.page, { body: { page: 0, pageSize: 1_000 } })
    if (calls.doubts) await story.wrong(who, calls.doubts, { body: empty })
    if (calls.similar) await story.wrong(who, calls.similar, { body: {} })
  }
  await story.refused('nobody, in English', calls.page, { body: page })
}

async function orderStory(story: Story, { calls }: GrowingList, reader: string): Promise<void> {
  const { move } = calls
  const { list: rows } = await story.ask(reader, calls.page, { body: page })
  const id = rows[1]?.id ?? ''
  if (!move) return
  await story.ask('admin', move, { body: { id, after: null } })
  await story.refused('admin', move, { body: { id, after: unknownId } })
  await story.refused('clerk', move, { body: { id, after: null } })
  await story.ask(reader, calls.page, { body: page })
}

async function singleStory(story: Story): Promise<void> {
  const { page: look, find, edit, history, restore, step, versions, editing, published } = portalContact.calls
  if (!step || !versions || !editing || !published) return
  const only = async () => (await story.ask('leader', look, { body: page })).list[0] as KeptRow
  const { id } = await only()
  await story.ask('leader', find, { params: { id } })
  const words = {
    organiser: { zh: '组委会', en: 'Committee' },
    address: { zh: '北京', en: 'Beijing' },
    phone: '010-1',
  }
  const seen = async () => ({ id, version: (await only()).version })
  await story.ask('leader', edit, { body: { ...words, ...(await seen()) } })
  await story.ask('leader', step, { body: { ...(await seen()), step: 'publish' } })
  await story.wrong('overseas', edit, { body: { ...words, email: 'nobody', ...(await seen()) } })
  await story.refused('clerk', edit, { body: { ...words, ...(await seen()) } })
  await story.ask('nobody', published, { query: { language: 'zh' } })
  await story.ask('leader', step, { body: { ...(await seen()), step: 'withdraw' } })
  await story.ask('nobody', published, { query: { language: 'en' } })
  await story.ask('leader', history, { params: { id } })
  await story.refused('leader', restore, { body: { id, version: 99 } })
  await story.ask('leader', versions, { params: { id } })
  await story.ask('leader', editing, { body: { id } })
}

/** What is asked for in an order, or row by row. What is over differs from day to day and is not recorded. */
async function arrangedStory(story: Story, list: GrowingList): Promise<void> {
  const { calls, filters, sortable } = list
  const reader = readerOf(list)
  for (const name of sortable.slice(0, 2))
    for (const sort of [name, `-${name}`]) await story.ask(reader, calls.page, { body: { ...page, sort } })
  await story.wrong(reader, calls.page, { body: { ...page, sort: 'nothing' } })
  await story.wrong('overseas', calls.page, { body: { ...page, ids: ['x'] } })
  if ('expiry' in filters) await story.wrong(reader, calls.page, { body: { ...page, expiry: 'soon' } })
  const { list: rows } = await story.ask(reader, calls.page, { body: page })
  const ids = rows.map(({ id }) => id).slice(0, 2)
  if (calls.exportFile)
    await story.ask(reader, calls.exportFile, {
      params: { search: { ...page, sort: `-${list.namedBy}`, ids } },
    })
}

const keptStories = triedLists.flatMap((list): [string, Stories[string]][] => [
  [`${list.name}: a row comes and goes`, (story) => rowStory(story, list)],
  [`${list.name}: what is refused`, (story) => mistakes(story, list)],
  ...(list.publishing
    ? [
        [`${list.name}: steps and order`, (story: Story) => traitStory(story, list)] as [
          string,
          Stories[string],
        ],
      ]
    : []),
  ...(list.workbook
    ? [[`${list.name}: a workbook`, (story: Story) => importStory(story, list)] as [string, Stories[string]]]
    : []),
])

export const list: Stories = {
  ...Object.fromEntries(keptStories),
  'portalContact: its one entry': singleStory,
  'hall: order': (story) => orderStory(story, hall, 'clerk'),
  'download: order': (story) => orderStory(story, download, 'leader'),
  workbooks: filesStory,
  'companies to pick': async (story) => {
    for (const picker of [companiesForBlacklist, companiesForGroup]) {
      await story.ask('clerk', picker, { body: { ...page } })
      await story.ask('overseas', picker, { body: { ...page, companyName: '消防' } })
      await story.wrong('clerk', picker, { body: { page: 0 } })
    }
  },
  ...Object.fromEntries(
    triedLists.map((list): [string, Stories[string]] => [
      `${list.name}: in the order asked for`,
      (story) => arrangedStory(story, list),
    ]),
  ),
}
