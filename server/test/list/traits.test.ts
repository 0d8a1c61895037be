import { randomUUID } from 'node:crypto'
import type { Language } from '@fairground/domain/text'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptRow, TakenStep } from '@fairground/wire/list'
import { portalQuestion as list } from '@fairground/wire/portal/types/question'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOrder, setState, writeOrder } from '../../src/list/list-traits.repository'
import { meeting } from '../support/meeting'
import { signal } from '../support/signal'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let admin: Client
let leader: Client
const anybody = () => clientFor(fair)
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  leader = clientFor(fair, await fair.signIn('leader'))
})
beforeEach(() => fair.platform.db.deleteFrom('portal_question').execute())
afterAll(() => fair.stop())

const { step, move, published } = list.calls
if (!step || !move || !published) throw new Error('the list lacks what its traits bring')

const words = {
  question: { zh: '几点开馆？', en: 'When does it open?' },
  answer: { zh: '九点。', en: 'At nine.' },
}
const chinese = { question: { zh: '有停车场吗？', en: '' }, answer: { zh: '有。', en: '' } }

async function added(given: object = {}, by = leader): Promise<string> {
  const newId = randomUUID()
  await by(list.calls.add, { body: { ...words, ...given, newId } })
  return newId
}
const edited = (id: string, given: object, by = leader) =>
  by(list.calls.edit, { body: { ...words, ...given, id } })
const look = (id: string) => leader(list.calls.find, { params: { id } })
const take = (wanted: TakenStep, { id, version }: Pick<KeptRow, 'id' | 'version'>, by = leader) =>
  by(step, { body: { id, version, step: wanted } })
const actionsOf = async (id: string) =>
  (await leader(list.calls.history, { params: { id } })).map(({ action }) => action)
const inOrder = async () =>
  (await leader(list.calls.page, { body: { page: 1, pageSize: 100 } })).list.map(({ id }) => id)
const publicly = (language: Language) => anybody()(published, { query: { language } })

const waiting = (many: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        fair.platform.db,
      )
      expect(rows).toHaveLength(many)
    },
    { timeout: 60_000 },
  )

describe('a row that is published', () => {
  it('is a draft first, then read, then withdrawn, and can be published again', async () => {
    const id = await added()
    expect(await look(id)).toMatchObject({ state: 'draft', publishedAt: null, publishedByName: '' })
    await take('publish', await look(id))
    const shown = await look(id)
    expect(shown).toMatchObject({
      state: 'published',
      version: 2,
      publishedByName: '郑国栋',
      revisedAt: null,
    })
    expect(shown.publishedAt).toBeInstanceOf(Date)
    await take('withdraw', shown, admin)
    expect(await look(id)).toMatchObject({ state: 'withdrawn', publishedByName: '郑国栋' })
    await take('publish', await look(id), admin)
    expect(await look(id)).toMatchObject({ state: 'published', publishedByName: '系统管理员' })
    expect(await actionsOf(id)).toEqual(['publish', 'take-down', 'publish', 'add'])
  })

  it('takes no step that does not start from where it is', async () => {
    const id = await added()
    const message = '该记录当前的状态不支持此操作，请刷新后查看'
    expect(await refusal(take('withdraw', await look(id)))).toMatchObject({ code: codes.refused, message })
    await take('publish', await look(id))
    expect(await refusal(take('publish', await look(id)))).toMatchObject({ code: codes.refused, message })
    const gone = await added()
    await leader(list.calls.remove, { body: [{ id: gone }] })
    expect((await refusal(leader(step, { body: { id: gone, step: 'publish' } }))).message).toBe(
      '该记录不存在或已被删除',
    )
    const elsewhere = leader(step, { body: { id: randomUUID(), step: 'publish' } })
    expect((await refusal(elsewhere)).code).toBe(codes.refused)
  })

  it('is found by its state', async () => {
    const [draft, open] = [await added(), await added({ publish: true })]
    const found = async (state: string) =>
      (await leader(list.calls.page, { body: { page: 1, pageSize: 10, state } })).list.map(({ id }) => id)
    expect(await found('draft')).toEqual([draft])
    expect(await found('published')).toEqual([open])
    expect(await found('withdrawn')).toEqual([])
  })

  it('says when it was revised, until it is published anew', async () => {
    const id = await added({ publish: true })
    expect(await look(id)).toMatchObject({ state: 'published', revisedAt: null })
    await edited(id, { answer: { zh: '八点半。', en: 'At half past eight.' } })
    expect((await look(id)).revisedAt).toBeInstanceOf(Date)
    await take('withdraw', await look(id))
    await edited(id, { publish: true })
    expect(await look(id)).toMatchObject({ ...words, state: 'published', revisedAt: null })
    expect(await actionsOf(id)).toEqual(['publish', 'edit', 'take-down', 'edit', 'publish', 'add'])
  })

  it('keeps its state when an old version is brought back', async () => {
    const id = await added({ publish: true })
    await edited(id, { ...chinese, publish: true })
    const [, edit, publication] = await leader(list.calls.history, { params: { id } })
    const { version } = await look(id)
    await leader(list.calls.restore, { body: { id, version, entry: edit?.id } })
    expect(await look(id)).toMatchObject({ ...words, state: 'published', deleted: false })
    // Nothing was written with the step, so there is nothing to go back to.
    const step = leader(list.calls.restore, { body: { id, entry: publication?.id } })
    expect((await refusal(step)).code).toBe(codes.refused)
    expect(await look(id)).toMatchObject(words)
  })

  it('cannot be deleted any more, nor can drafts together with it', async () => {
    const [draft, open] = [await added(), await added({ publish: true })]
    const both = leader(list.calls.remove, { body: [{ id: draft }, { id: open }] })
    expect(await refusal(both)).toMatchObject({
      code: codes.refused,
      message: '选中的记录中有1条已发布过，不能删除，可改为撤下；未删除任何记录',
    })
    await take('withdraw', await look(open))
    expect((await refusal(leader(list.calls.remove, { body: [{ id: open }] }))).code).toBe(codes.refused)
    expect(await inOrder()).toEqual([draft, open])
    expect(await leader(list.calls.remove, { body: [{ id: draft }] })).toBe(1)
  })

  it('is published while it is added only by whoever may take steps', async () => {
    await fair.platform.db
      .insertInto('role')
      .values({ code: 'writer', name_zh: '撰稿', name_en: 'Writer', permissions: [`${list.keys}:add`] })
      .execute()
    await sql`INSERT INTO account_role SELECT account.id, role.id FROM account, role
      WHERE username = 'clerk' AND code = 'writer'`.execute(fair.platform.db)
    const writer = clientFor(fair, await fair.signIn('clerk'))
    expect((await refusal(added({ publish: true }, writer))).code).toBe(codes.forbidden)
    expect(await inOrder()).toEqual([])
    expect((await look(await added({}, writer))).state).toBe('draft')
  })
})

describe('two who publish what both have seen', () => {
  it('both do where nobody locks', async () => {
    const id = await added()
    const { db } = fair.platform
    const bothHaveRead = meeting(2)
    const naively = () =>
      db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('portal_question').select('version').executeTakeFirstOrThrow()
        await bothHaveRead()
        if (row.version === 1) await setState(trx, list, id, 'published', (await adminId()) ?? '')
      })
    await Promise.all([naively(), naively()])
    expect((await look(id)).version).toBe(3)
  })

  it('do so once: the other one waits, and is told who was faster', async () => {
    const id = await added()
    const seen = await look(id)
    const goOn = signal()
    const held = signal()
    const holding = fair.platform.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM portal_question WHERE id = ${id} FOR UPDATE`.execute(trx)
      held.give()
      await goOn.given
    })
    await held.given
    const both = Promise.allSettled([
      take('publish', seen),
      edited(id, { version: seen.version, publish: true }, admin),
    ])
    await waiting(2).finally(goOn.give)
    await holding
    const outcomes = await both
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => [reason.code, /郑国栋|系统管理员/.test(reason.message)])).toEqual([
      [codes.conflict, true],
    ])
    expect((await actionsOf(id)).filter((action) => action === 'publish')).toHaveLength(1)
  })
})

describe('rows in an order of their own', () => {
  const fill = async (many: number) => {
    const ids: string[] = []
    for (let place = 0; place < many; place += 1) ids.push(await added())
    return ids
  }

  it('come at the end, are moved, and stay there', async () => {
    const [one = '', two = '', three = ''] = await fill(3)
    expect(await inOrder()).toEqual([one, two, three])
    await leader(move, { body: { id: three, after: null } })
    expect(await inOrder()).toEqual([three, one, two])
    await leader(move, { body: { id: three, after: one } })
    expect(await inOrder()).toEqual([one, three, two])
    const four = await added()
    expect(await inOrder()).toEqual([one, three, two, four])
  })

  it('are moved by one change on record, which disturbs nobody who is editing them', async () => {
    const [one = '', , three = ''] = await fill(3)
    await leader(move, { body: { id: three, after: null } })
    expect(await actionsOf(three)).toEqual(['reorder', 'add'])
    expect(await actionsOf(one)).toEqual(['add'])
    expect(await look(three)).toMatchObject({ version: 1, updatedByName: '郑国栋' })
    expect((await leader(list.calls.history, { params: { id: three } }))[0]).toMatchObject({
      before: null,
      after: null,
    })
    // Where it stands already is no change.
    await leader(move, { body: { id: three, after: null } })
    expect(await actionsOf(three)).toEqual(['reorder', 'add'])
  })

  it('are not moved behind what is no longer there', async () => {
    const [one = '', two = ''] = await fill(2)
    await leader(list.calls.remove, { body: [{ id: two }] })
    expect(await refusal(leader(move, { body: { id: one, after: two } }))).toMatchObject({
      code: codes.conflict,
      message: '列表已被他人修改，顺序没有改变，请按最新的列表再试',
    })
    expect((await refusal(leader(move, { body: { id: two, after: one } }))).code).toBe(codes.refused)
    expect((await refusal(leader(move, { body: { id: one, after: one } }))).code).toBe(codes.conflict)
    await leader(list.calls.restore, { body: { id: two } })
    expect(await inOrder()).toEqual([one, two])
  })

  it('lose a move where two look and write beside each other', async () => {
    const [one = '', two = '', three = ''] = await fill(3)
    const { db } = fair.platform
    const bothHaveRead = meeting(2)
    const first = (id: string) =>
      db.transaction().execute(async (trx) => {
        const others = (await readOrder(trx, list)).filter((other) => other !== id)
        await bothHaveRead()
        await writeOrder(trx, list, [id, ...others])
      })
    // Each of the two takes the other's rows in the order of its own, so one may also be the victim of a deadlock.
    await Promise.allSettled([first(two), first(three)])
    const { rows } = await sql<{ position: number }>`SELECT position FROM portal_question`.execute(db)
    const wrong = new Set(rows.map(({ position }) => position)).size < 3 || (await inOrder())[2] !== one
    expect(wrong).toBe(true)
  })

  it.each([
    ['a move and another', (id: string) => admin(move, { body: { id, after: null } }), [1, 2, 3]],
    ['a move and an addition', () => added(), [1, 2, 3, 4]],
  ] as const)('lose nothing of %s at once', async (_, beside, places) => {
    const [one = '', two = '', three = ''] = await fill(3)
    const goOn = signal()
    const held = signal()
    const holding = fair.platform.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE portal_question IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
      held.give()
      await goOn.given
    })
    await held.given
    const both = Promise.all([leader(move, { body: { id: three, after: null } }), beside(two)])
    await waiting(2).finally(goOn.give)
    await holding
    await both
    const { rows } = await sql<{ position: number }>`
      SELECT position FROM portal_question ORDER BY position`.execute(fair.platform.db)
    expect(rows.map(({ position }) => position)).toEqual(places)
    const order = await inOrder()
    expect(order.indexOf(three)).toBeLessThan(order.indexOf(one))
    expect(await actionsOf(three)).toEqual(['reorder', 'add'])
  })
})

describe('what anybody may read', () => {
  it('is what is published, in its order, in the language asked for', async () => {
    const [one, two] = [await added({ publish: true }), await added({ ...chinese, publish: true })]
    await added()
    const withdrawn = await added({ publish: true })
    await take('withdraw', await look(withdrawn))
    await leader(move, { body: { id: two, after: null } })
    expect(await publicly('zh')).toEqual([
      { id: two, question: '有停车场吗？', answer: '有。' },
      { id: one, question: '几点开馆？', answer: '九点。' },
    ])
    expect(await publicly('en')).toEqual([{ id: one, question: 'When does it open?', answer: 'At nine.' }])
  })

  it('is nothing else, whoever asks and whatever they send along', async () => {
    await added({ publish: true })
    await added({ question: { zh: '未发布的问题', en: '' }, answer: { zh: '未发布的回答', en: '' } })
    for (const as of [undefined, await fair.signIn('13800000001'), await fair.signIn('admin')]) {
      const response = await fair.app.inject({
        method: 'GET',
        url: '/api/portal/questions?language=zh&state=draft&removed=Y&deleteFlag=Y',
        ...(as ? { headers: as.headers } : {}),
      })
      expect(response.headers['cache-control']).toBe('public, max-age=60')
      expect(response.body).not.toMatch(/郑国栋|leader|draft|未发布|version|state|At|By/)
      const { result } = response.json<{ result: object[] }>()
      expect(result.map((row) => Object.keys(row))).toEqual([['id', 'question', 'answer']])
    }
    const strange = await fair.ask({ method: 'GET', url: '/api/portal/questions?language=fr' })
    expect(strange.code).toBe(codes.invalid)
  })
})

describe('words in both languages', () => {
  it('are looked for in both', async () => {
    const id = await added()
    await added(chinese)
    const found = async (typed: string) =>
      (await leader(list.calls.page, { body: { page: 1, pageSize: 10, question: typed } })).list.map(
        (row) => row.id,
      )
    expect(await found('OPEN')).toEqual([id])
    expect(await found('开馆')).toEqual([id])
    expect(await found('九点')).toEqual([])
  })

  it('may wait for their other language, but not go out half, which is said at the place', async () => {
    const as = await fair.signIn('leader')
    const half = { question: words.question, answer: { zh: '九点。', en: '' } }
    const send = (payload: object) =>
      fair.ask({ method: 'POST', url: '/api/portal/question/add', payload, as })
    const answer = await send({ ...half, publish: true })
    expect(answer.code).toBe(codes.refused)
    expect(answer.result.fields).toEqual([
      {
        path: 'answer.en',
        message: '该语言的内容尚未填完，请补充此项；如不提供此语言，请将其全部清空',
      },
    ])
    expect(await inOrder()).toEqual([])
    expect((await send(half)).code).toBe(codes.ok)
    const [id = ''] = await inOrder()
    expect(await look(id)).toMatchObject({ ...half, state: 'draft' })
    expect(await refusal(take('publish', await look(id)))).toMatchObject({
      code: codes.refused,
      message: '内容尚未填写完整，请补充并保存后再发布',
    })
  })
})

const adminId = async () =>
  (
    await fair.platform.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirst()
  )?.id
