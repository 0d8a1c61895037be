import { findBoardMessages, listNotices, saveNotice } from '@fairground/wire/board'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import {
  boardOf,
  chinese,
  english,
  idsOn,
  look,
  move,
  nothing,
  postAnyway,
  publish,
  write,
} from './board-support'

let fair: TestFair
let admin: Client
let leaderSession: Signed
let leader: Client
let clerk: Client
let exhibitorSession: Signed
let exhibitor: Client
let overseas: Client
beforeAll(async () => {
  fair = await startTestFair()
  exhibitorSession = await fair.signIn('13800000002')
  admin = clientFor(fair, await fair.signIn('admin'))
  leaderSession = await fair.signIn('leader')
  leader = clientFor(fair, leaderSession)
  clerk = clientFor(fair, await fair.signIn('clerk'))
  exhibitor = clientFor(fair, exhibitorSession)
  overseas = clientFor(fair, await fair.signIn('exhibitor2@example.com'))
})
afterAll(() => fair.stop())

const auditOf = (id: string) =>
  fair.platform.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

describe('a notice', () => {
  it('is a draft nobody but staff can see, until it is published', async () => {
    const draft = await write(leader)
    expect(await idsOn(exhibitor)).not.toContain(draft.id)
    expect(await look(clerk, draft.id)).toMatchObject({
      state: 'draft',
      zh: chinese,
      en: english,
      publishedAt: null,
      createdByName: '郑国栋',
    })
    await move(leader, draft, 'publish')
    expect(await idsOn(exhibitor)).toContain(draft.id)
    expect(await idsOn(overseas)).toContain(draft.id)
    expect(await look(clerk, draft.id)).toMatchObject({ state: 'published', publishedByName: '郑国栋' })
  })

  it('is shown in the reader’s language, and only to readers whose language it has', async () => {
    const both = await publish(leader)
    const zhOnly = await publish(leader, { en: nothing })
    const enOnly = await publish(leader, { zh: nothing })
    const shown = async (call: Client, id: string) => (await boardOf(call)).find((one) => one.id === id)
    expect(await shown(exhibitor, both.id)).toMatchObject(chinese)
    expect(await shown(overseas, both.id)).toMatchObject(english)
    expect(await shown(exhibitor, enOnly.id)).toBeUndefined()
    expect(await shown(overseas, zhOnly.id)).toBeUndefined()
    expect(await shown(clerk, enOnly.id)).toMatchObject(english)
  })

  it('stands above newer ones while it is pinned', async () => {
    const pinned = await publish(leader, { pinned: true })
    const newer = await publish(leader)
    const ids = await idsOn(exhibitor)
    expect(ids.indexOf(pinned.id)).toBeLessThan(ids.indexOf(newer.id))
    const newest = await exhibitor(findBoardMessages, { body: { newest: 1 } })
    expect(newest.map(({ id }) => id)).toEqual([newer.id])
  })

  it('leaves the board when withdrawn, and comes back with a new date when published again', async () => {
    const { id } = await publish(leader)
    const first = await look(leader, id)
    await move(leader, first, 'withdraw')
    expect(await idsOn(exhibitor)).not.toContain(id)
    const gone = await look(leader, id)
    expect(gone.state).toBe('withdrawn')
    await move(leader, gone, 'publish')
    const again = await look(leader, id)
    expect(again.publishedAt?.getTime()).toBeGreaterThan(first.publishedAt?.getTime() ?? 0)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'add',
      'publish',
      'take-down',
      'publish',
    ])
  })

  it('says when its words were corrected while it could be read, but not for pinning it', async () => {
    const first = await publish(leader)
    const pinned = await write(leader, { pinned: true }, first)
    expect((await look(leader, first.id)).revisedAt).toBeNull()
    await write(leader, { zh: { ...chinese, body: '更正。' }, pinned: true }, pinned)
    expect((await look(leader, first.id)).revisedAt).toBeInstanceOf(Date)
    const [, , , correction] = await auditOf(first.id)
    expect(correction).toMatchObject({
      action: 'edit',
      before: { body: { zh: chinese.body }, pinned: true },
      after: { title: { zh: chinese.title }, body: { zh: '更正。' } },
    })
  })

  it('can be thrown away only as a draft', async () => {
    const draft = await write(leader)
    await move(leader, draft, 'discard')
    expect((await refusal(look(clerk, draft.id))).message).toBe('该通知不存在或已删除')
    expect((await refusal(write(leader, {}, draft))).message).toBe('该通知不存在或已删除')
    const shown = await publish(leader)
    expect((await refusal(move(leader, shown, 'discard'))).code).toBe(codes.refused)
    expect((await refusal(move(leader, await write(leader), 'withdraw'))).message).toContain('不支持此操作')
  })

  it('needs one whole language: half of one is refused where it is missing', async () => {
    const save = (form: object) => postAnyway(fair, '/board/notices/save', form, leaderSession)
    const half = await save({ zh: chinese, en: { title: 'Only a title', body: ' ' } })
    expect(half).toMatchObject({
      code: codes.invalid,
      result: { fields: [{ path: 'en.body', message: expect.stringContaining('请补充正文') }] },
    })
    const none = await save({ zh: nothing, en: nothing })
    expect(none).toMatchObject({ code: codes.invalid, result: { fields: [{ path: 'zh.title' }] } })
  })

  it('belongs to its edition', async () => {
    const { id } = await publish(leader)
    await fair.platform.db.updateTable('notice').set({ edition: 3 }).where('id', '=', id).execute()
    expect(await idsOn(exhibitor)).not.toContain(id)
    expect(await exhibitor(findBoardMessages, { body: { edition: 3 } })).toEqual([])
    const earlier = await clerk(findBoardMessages, { body: { edition: 3 } })
    expect(earlier.map((one) => one.id)).toEqual([id])
  })

  it('is found by part of its words and by its state', async () => {
    const { id } = await write(leader, { zh: { title: '100%达标_说明', body: '内容' } })
    const find = async (body: { text?: string; state?: 'draft' | 'published' }) =>
      (await clerk(listNotices, { body: { ...body, page: 1, pageSize: 100 } })).list.map((row) => row.id)
    expect(await find({ text: '%达标_' })).toEqual([id])
    expect(await find({ text: '%达标_', state: 'published' })).toEqual([])
    expect(await find({ text: '100_' })).toEqual([])
  })

  it('reads back as it was typed, whatever was typed', async () => {
    const { id } = await publish(leader)
    const text = (most: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: most / 10 })
        .map((typed) => typed.trim().slice(0, most))
        .filter((typed) => typed !== '' && !/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(typed))
    const lines = fc.array(text(500), { minLength: 1, maxLength: 4 }).map((all) => all.join('\n\n'))
    await fc.assert(
      fc.asyncProperty(text(100), lines, text(100), lines, async (titleZh, bodyZh, titleEn, bodyEn) => {
        const { version } = await look(leader, id)
        const typed = {
          zh: { title: titleZh, body: bodyZh },
          en: { title: titleEn, body: bodyEn },
        }
        await write(leader, typed, { id, version })
        expect(await look(leader, id)).toMatchObject(typed)
        const [zh, en] = await Promise.all([boardOf(exhibitor), boardOf(overseas)])
        expect(zh.find((one) => one.id === id)).toMatchObject(typed.zh)
        expect(en.find((one) => one.id === id)).toMatchObject(typed.en)
      }),
      { numRuns: 40 },
    )
  })

  it('keeps markup as the words it is', async () => {
    const body = '<script>alert(1)</script> & <img src=x onerror=alert(2)>'
    const { id } = await publish(leader, { zh: { title: '<b>粗</b>', body } })
    expect((await boardOf(exhibitor)).find((one) => one.id === id)).toMatchObject({
      title: '<b>粗</b>',
      body,
    })
  })
})

describe('two people at one notice', () => {
  it('do not overwrite each other: the second is told who was first, and keeps the typing', async () => {
    const seen = await write(leader)
    await write(admin, { zh: { ...chinese, body: '管理员先改。' } }, seen)
    const late = await refusal(write(leader, { zh: { ...chinese, body: '我后改。' } }, seen))
    expect(late).toMatchObject({ code: codes.conflict, message: expect.stringContaining('系统管理员') })
    expect((await look(leader, seen.id)).zh.body).toBe('管理员先改。')
  })

  it('write a new one once, however often it is sent', async () => {
    const newId = crypto.randomUUID()
    const body = { zh: chinese, en: english, pinned: false, attachments: [], publish: true, newId }
    const [one, two] = await Promise.all([leader(saveNotice, { body }), leader(saveNotice, { body })])
    expect([one.id, two.id]).toEqual([newId, newId])
    expect((await auditOf(newId)).filter(({ action }) => action === 'publish')).toHaveLength(1)
    const other = leader(saveNotice, { body: { ...body, zh: { ...chinese, body: '别的内容。' } } })
    expect((await refusal(other)).message).toBe('这条通知刚才已保存，请在列表中打开后再修改')
  })

  it('are not told of another notice when one sends again what was changed since, or what another sent', async () => {
    const newId = crypto.randomUUID()
    const body = { zh: chinese, en: english, pinned: false, attachments: [], publish: false, newId }
    const sent = await leader(saveNotice, { body })
    await write(admin, { zh: { ...chinese, body: '管理员改过。' } }, sent)
    expect(await leader(saveNotice, { body })).toEqual({ id: newId, version: 2 })
    expect((await look(leader, newId)).zh.body).toBe('管理员改过。')
    const colleague = await refusal(admin(saveNotice, { body }))
    expect(colleague.message).toBe('这条通知刚才已保存，请在列表中打开后再修改')
  })

  it('publish it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const draft = await write(leader)
      const answers = await Promise.allSettled([
        move(leader, draft, 'publish'),
        move(admin, draft, 'publish'),
        publish(leader, {}).then(() => write(admin, { publish: true }, draft)),
      ])
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(refused.map(({ reason }) => reason.code)).toEqual([codes.conflict, codes.conflict])
      const published = (await auditOf(draft.id)).filter(({ action }) => action === 'publish')
      expect(published).toHaveLength(1)
    }
  })
})

describe('the board as the specs call it', () => {
  const find = (payload: object, as: Signed) =>
    fair.ask({ method: 'POST', url: '/api/lyfb/doFindList', payload, as })

  it('answers a list under the specs’ names', async () => {
    const { id } = await publish(leader)
    const { edition } = fair.platform.settings.current()
    const answer = await find({ zhjs: edition, isfb: '1' }, exhibitorSession)
    expect(answer.code).toBe(codes.ok)
    expect(answer.result.find((one: { uuid: string }) => one.uuid === id)).toEqual({
      uuid: id,
      zhjs: edition,
      isfb: '1',
      pinned: false,
      ...chinese,
      publishedAt: expect.any(String),
      revisedAt: null,
      attachments: [],
    })
    expect((await find({ zhjs: String(edition), isfb: '1' }, exhibitorSession)).result).toEqual(answer.result)
  })

  it('never shows an exhibitor what is not published, whatever is sent', async () => {
    const { id } = await write(leader)
    for (const payload of [
      {},
      { isfb: '0' },
      { isfb: null },
      { isfb: '1', state: 'draft', deptid: 'GLYH' },
    ]) {
      const { result } = await find(payload, exhibitorSession)
      expect(result.map((one: { uuid: string }) => one.uuid)).not.toContain(id)
      expect(result.every((one: { isfb: string }) => one.isfb === '1')).toBe(true)
    }
    const staff = await fair.signIn('clerk')
    const unpublished = (await find({ isfb: '0' }, staff)).result
    expect(unpublished.map((one: { uuid: string }) => one.uuid)).toContain(id)
    expect(unpublished.every((one: { isfb: string }) => one.isfb === '0')).toBe(true)
    expect((await find({}, staff)).result.length).toBeGreaterThan(unpublished.length)
  })
})
