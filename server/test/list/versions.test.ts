import { randomUUID } from 'node:crypto'
import type { Client } from '@fairground/wire/kernel/client'
import type { KeptRow, TakenStep } from '@fairground/wire/list'
import { keptLists } from '@fairground/wire/lists'
import { portalNews as list } from '@fairground/wire/portal/types/news'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listsOf } from '../../src/list'
import { releaseDueJob } from '../../src/list/release-due'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { samples } from './samples'

let fair: TestFair
let admin: Client
let leader: Client
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  leader = clientFor(fair, await fair.signIn('leader'))
})
beforeEach(async () => {
  await fair.platform.db.deleteFrom('row_version').execute()
  await fair.platform.db.deleteFrom('portal_news').execute()
})
afterAll(() => fair.stop())

const { step, versions, editing, published } = list.calls
if (!step || !versions || !editing || !published) throw new Error('the list lacks what versions bring')

const words = async () => (await samples.portalNews?.(fair))?.row ?? {}
const titled = (zh: string) => ({ title: { zh, en: `in English: ${zh}` } })
const look = (id: string) => leader(list.calls.find, { params: { id } })
const versionsOf = (id: string) => leader(versions, { params: { id } })
const take = (wanted: TakenStep, { id, version }: Pick<KeptRow, 'id' | 'version'>, at?: Date, by = leader) =>
  by(step, { body: { id, version, step: wanted, at } })
const read = async (language: 'zh' | 'en' = 'zh') =>
  (await clientFor(fair)(published, { query: { language } })).map(({ title }) => title)
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000)

async function added(given: object = {}): Promise<string> {
  const newId = randomUUID()
  await leader(list.calls.add, { body: { ...(await words()), ...titled('一'), ...given, newId } })
  return newId
}
const edited = async (id: string, given: object, by = leader) =>
  by(list.calls.edit, { body: { ...(await words()), ...given, id, version: (await look(id)).version } })

/** As if its time had come. */
const letComeDue = (id: string, at: 'due_at' | 'ends_at') =>
  sql`UPDATE portal_news SET ${sql.ref(at)} = now() - interval '1 second' WHERE id = ${id}`.execute(
    fair.platform.db,
  )
const work = () => releaseDueJob(listsOf(fair.platform), keptLists).run({}, AbortSignal.timeout(60_000))

describe('what is published', () => {
  it('is read as it was published, while a draft goes on beside it', async () => {
    const id = await added({ publish: true })
    await edited(id, titled('二'))
    expect(await read()).toEqual(['一'])
    expect(await look(id)).toMatchObject({ ...titled('二'), state: 'published', revisedAt: expect.any(Date) })
    await take('publish', await look(id), undefined, admin)
    expect(await read()).toEqual(['二'])
    expect(await read('en')).toEqual(['in English: 二'])
    expect(await look(id)).toMatchObject({ revisedAt: null, publishedByName: '系统管理员' })
    // Nothing is left to publish.
    expect((await refusal(take('publish', await look(id)))).message).toContain('状态不支持')
  })

  it('is gone at once when it is withdrawn, and comes back as it is by then', async () => {
    const id = await added({ publish: true })
    await edited(id, titled('二'))
    await take('withdraw', await look(id))
    expect(await read()).toEqual([])
    await take('publish', await look(id))
    expect(await read()).toEqual(['二'])
  })

  it('stands pinned first, then the newest first', async () => {
    await added({ ...titled('旧'), shownOn: '2026-01-01', publish: true })
    await added({ ...titled('置顶'), shownOn: '2025-01-01', pinned: true, publish: true })
    await added({ ...titled('新'), shownOn: '2026-02-01', pinned: null, publish: true })
    expect(await read()).toEqual(['置顶', '新', '旧'])
    const { list: rows } = await leader(list.calls.page, { body: { page: 1, pageSize: 10 } })
    expect(rows.map(({ title }) => title.zh)).toEqual(['置顶', '新', '旧'])
  })
})

describe('every version', () => {
  it('says who wrote it, what they noted, and which of them is read', async () => {
    const id = await added({ publish: true })
    await edited(id, { ...titled('二'), note: '改标题' }, admin)
    // Saved as it was, it is no other version.
    await edited(id, titled('二'))
    expect(await versionsOf(id)).toMatchObject([
      { number: 2, by: '系统管理员', note: '改标题', released: false, values: titled('二') },
      { number: 1, by: '郑国栋', note: '', released: true, values: titled('一') },
    ])
  })

  it('comes back as a new draft, and as nothing new where it is what readers read', async () => {
    const id = await added({ publish: true })
    await edited(id, titled('二'))
    const { version } = await look(id)
    await leader(list.calls.restore, { body: { id, version, number: 1 } })
    expect(await look(id)).toMatchObject({ ...titled('一'), revisedAt: null })
    expect((await versionsOf(id)).map(({ number }) => number)).toEqual([3, 2, 1])
    expect(
      (await refusal(leader(list.calls.restore, { body: { id, version, number: 1 } }))).code,
    ).toBeTruthy()
    const unknown = leader(list.calls.restore, { body: { id, number: 9 } })
    expect((await refusal(unknown)).message).toBe('该记录不存在或已被删除')
  })

  it('is no way to read another list’s', async () => {
    const id = await added()
    const elsewhere = await fair.ask({
      method: 'GET',
      url: `/api/portal/question/versions/${id}`,
      as: await fair.signIn('leader'),
    })
    expect(elsewhere.result).toEqual([])
  })
})

describe('what is planned', () => {
  it('goes out at its time, in the name of who planned it, as it was saved last', async () => {
    const id = await added()
    await take('publish', await look(id), soon(3600))
    expect(await look(id)).toMatchObject({ state: 'draft', dueAt: expect.any(Date) })
    await work()
    expect(await read()).toEqual([])
    await edited(id, titled('改好'), admin)
    await letComeDue(id, 'due_at')
    await Promise.all([work(), work()])
    expect(await read()).toEqual(['改好'])
    expect(await look(id)).toMatchObject({ state: 'published', dueAt: null, publishedByName: '郑国栋' })
    const history = await leader(list.calls.history, { params: { id } })
    expect(history.map(({ action }) => action)).toEqual(['publish', 'edit', 'plan', 'add'])
  })

  it('is taken down at its time, and not before it is out', async () => {
    const id = await added()
    expect((await refusal(take('withdraw', await look(id), soon(60)))).message).toContain('状态不支持')
    await take('publish', await look(id), soon(3600))
    expect((await refusal(take('withdraw', await look(id), soon(60)))).message).toBe('撤下时间应晚于发布时间')
    await take('withdraw', await look(id), soon(7200))
    await letComeDue(id, 'due_at')
    await work()
    expect(await read()).toEqual(['一'])
    await letComeDue(id, 'ends_at')
    await work()
    expect(await read()).toEqual([])
    expect(await look(id)).toMatchObject({ state: 'withdrawn', dueAt: null, endsAt: null })
  })

  it('is for a time to come, and can be given up', async () => {
    const id = await added()
    expect((await refusal(take('publish', await look(id), soon(-60)))).message).toBe('请选择将来的时间')
    expect((await refusal(take('recall', await look(id)))).message).toContain('状态不支持')
    await take('publish', await look(id), soon(3600))
    const found = async (state: string) =>
      (await leader(list.calls.page, { body: { page: 1, pageSize: 10, state } })).total
    expect([await found('planned'), await found('draft'), await found('noEnglish')]).toEqual([1, 1, 0])
    await take('recall', await look(id))
    expect(await look(id)).toMatchObject({ dueAt: null, endsAt: null, state: 'draft' })
  })

  it('stays complete until then', async () => {
    const id = await added()
    await take('publish', await look(id), soon(3600))
    expect(
      (await refusal(edited(id, { title: { zh: '只有中文标题', en: 'half' }, body: [] }))).message,
    ).toContain('已定时发布，须保持完整')
    await take('recall', await look(id))
    await edited(id, { ...titled('半篇'), body: [] })
    expect((await refusal(take('publish', await look(id), soon(3600)))).message).toContain('尚未填写完整')
  })

  it('is forgotten with a draft that is thrown away', async () => {
    const id = await added()
    await take('publish', await look(id), soon(3600))
    await leader(list.calls.remove, { body: [{ id }] })
    await letComeDue(id, 'due_at').catch(() => undefined)
    await work()
    expect(await read()).toEqual([])
  })
})

describe('a picture', () => {
  const file = (owner: string) =>
    fair.platform.files.keep({
      ownerId: owner,
      purpose: 'portalPicture',
      originalName: 'a.png',
      file: { content: Buffer.from('picture'), contentType: 'image/png' },
    })
  const anybodyReads = async (id: string) =>
    (await fair.app.inject({ method: 'GET', url: `/api/portal/picture/${id}` })).statusCode === 200

  it('is anybody’s for as long as something published shows it, and kept for the version that names it', async () => {
    const { accountId } = await fair.signIn('leader')
    const [first, second] = [await file(accountId), await file(accountId)]
    const id = await added({ cover: first })
    expect(await anybodyReads(first)).toBe(false)
    await take('publish', await look(id))
    expect(await anybodyReads(first)).toBe(true)
    await edited(id, { ...titled('一'), cover: second })
    expect([await anybodyReads(first), await anybodyReads(second)]).toEqual([true, false])
    await take('publish', await look(id))
    expect([await anybodyReads(first), await anybodyReads(second)]).toEqual([false, true])
    await leader(list.calls.restore, { body: { id, version: (await look(id)).version, number: 1 } })
    expect(await look(id)).toMatchObject({ cover: first })
    await take('withdraw', await look(id))
    expect(await anybodyReads(second)).toBe(false)
  })

  it('of another entry cannot be taken', async () => {
    const { accountId } = await fair.signIn('leader')
    const taken = await file(accountId)
    await added({ cover: taken })
    expect((await refusal(added({ ...titled('二'), cover: taken }))).message).toContain('文件已失效')
    expect((await refusal(added({ ...titled('三'), cover: randomUUID() }))).message).toContain('文件已失效')
  })
})

it('tells who else is at work on an entry, until they leave', async () => {
  const id = await added()
  expect(await leader(editing, { body: { id } })).toEqual([])
  expect(await admin(editing, { body: { id } })).toEqual(['郑国栋'])
  expect(await leader(editing, { body: { id } })).toEqual(['系统管理员'])
  await admin(editing, { body: { id, leaves: true } })
  expect(await leader(editing, { body: { id } })).toEqual([])
})
