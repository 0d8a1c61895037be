import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import type { KeptList } from '@fairground/wire/list'
import type { ImportCalls } from '@fairground/wire/list/import-calls'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { creditGrade } from '@fairground/wire/list/lists/credit-grade'
import { groupUnit } from '@fairground/wire/list/lists/group-unit'
import { heading, member } from '../../../list/council-members'
import { sampleOf } from '../../../list/samples'
import { fileOf, workbookOf } from '../../../list/workbooks'
import type { Story } from '../story'
import { unknownId } from './people'

type Row = Record<string, string | number>

/** A process of its own reads each workbook, which takes a second; so not every list has to see every kind of fault. */
const withFaults: KeptList[] = [creditGrade, groupUnit]

/** A workbook with one new row, checked, applied and taken back; and workbooks nobody can use. */
export async function importStory(story: Story, list: KeptList): Promise<void> {
  const calls = list.calls as unknown as ImportCalls
  const { row } = await sampleOf(list, story.fair)
  const fields = Object.entries(list.fields).filter(([, field]) => !field.hidden)
  const titles = [...fields.map(([, field]) => field.title.zh), '多余的列']
  const bookOf = (...rows: Row[]) =>
    workbookOf([titles, ...rows.map((cells) => fields.map(([name]) => cells[name] ?? ''))])
  const fresh = {
    ...(row as Row),
    companyName: '宁波北仑消防器材有限公司',
    ...('creditCode' in row ? { creditCode: '91330200MA2CABCD3X' } : {}),
  }
  const faulty = { ...fresh, companyName: '' }

  for (const who of ['admin', 'clerk', 'overseas']) await story.ask(who, calls.template)
  await story.ask('admin', calls.undoableImport)
  if (withFaults.includes(list)) {
    const bad = await checked(story, calls, bookOf(fresh, faulty))
    await story.refused('admin', calls.applyImport, { params: { run: bad } })
    await story.ask('admin', calls.importFaults, { params: { run: bad } })
  }
  const good = await checked(story, calls, bookOf(fresh))
  await story.ask('admin', calls.importFaults, { params: { run: good } })
  await story.ask('admin', calls.latestImport)
  await story.ask('admin', calls.applyImport, { params: { run: good } })
  await story.refused('admin', calls.applyImport, { params: { run: good } })
  await story.ask('admin', calls.undoableImport)
  await story.ask('admin', calls.undoImport, { params: { run: good } })
  await story.refused('admin', calls.undoImport, { params: { run: good } })

  for (const call of [
    calls.importRun,
    calls.importRows,
    calls.importFaults,
    calls.applyImport,
    calls.undoImport,
  ])
    await story.wrong('admin', call, { params: { run: unknownId }, body: {} })
}

/** Files that go in at once or not at all; reading them is the same for every list. */
export async function filesStory(story: Story): Promise<void> {
  const calls = councilMember.calls as unknown as ImportCalls
  const book = (...rows: (string | number)[][]) => workbookOf([heading, ...rows])
  await story.ask('admin', calls.importFile, { file: book(member(5001)), body: {} })
  for (const file of [
    undefined,
    fileOf('no workbook', '名录.txt'),
    workbookOf([['no', 'such', 'columns']]),
    book(member(5002), member(5002), ['x', '', '1']),
  ])
    await story.wrong('admin', calls.importFile, { body: {}, ...(file ? { file } : {}) })
  await story.wrong('admin', calls.importFile, { file: fileOf('x'), body: { checkOnly: 'perhaps' } })
  await story.wrong('overseas', calls.importFile, { file: book(member(5003)), body: {} })
  await story.wrong('overseas', groupUnit.calls.importFile as Endpoint, { file: book(), body: {} })
}

async function checked(story: Story, calls: ImportCalls, file: File): Promise<string> {
  const { id } = await story.ask('admin', calls.importFile, { file, body: { checkOnly: true } })
  const { db } = story.fair.platform
  const underWay = db
    .selectFrom('import_run')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'checking')
  while (await underWay.executeTakeFirst()) await new Promise((resolve) => setTimeout(resolve, 20))
  await story.ask('admin', calls.importRun, { params: { run: id } })
  await story.ask('admin', calls.importRows, { params: { run: id }, body: { page: 1, pageSize: 5 } })
  return id
}
