import { questionLimits } from '@fairground/domain/board'
import { answerQuestion, countOpenQuestions, withdrawQuestion } from '@fairground/wire/board/questions'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { ask, look, move, nothing, ownQuestions, postAnyway, publish, questions } from './board-support'

let fair: TestFair
let leader: Client
let admin: Client
let exhibitorSession: Signed
let exhibitor: Client
let other: Client
let overseas: Client
beforeAll(async () => {
  fair = await startTestFair()
  leader = clientFor(fair, await fair.signIn('leader'))
  admin = clientFor(fair, await fair.signIn('admin'))
  exhibitorSession = await fair.signIn('13800000002')
  exhibitor = clientFor(fair, exhibitorSession)
  other = clientFor(fair, await fair.signIn('13800000003'))
  overseas = clientFor(fair, await fair.signIn('exhibitor3@example.com'))
})
afterAll(() => fair.stop())

const answer = (call: Client, id: string, version: number, words: string) =>
  call(answerQuestion, { body: { id, version, answer: words } })
const withdraw = (call: Client, id: string) => call(withdrawQuestion, { body: { id } })
const messagesAbout = (id: string) =>
  fair.platform.db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'subject', 'body'])
    .where('dedupe_key', '=', `question:${id}:answered`)
    .execute()
const listed = async (id: string) => (await questions(leader)).list.find((one) => one.id === id)

describe('a question', () => {
  it('is read by who asked it and by staff with the key, and by nobody else', async () => {
    const { id } = await ask(exhibitor, '展位的电源在哪里申请？')
    expect((await ownQuestions(exhibitor)).map((one) => one.id)).toContain(id)
    expect((await ownQuestions(other)).map((one) => one.id)).not.toContain(id)
    expect(await listed(id)).toMatchObject({ text: '展位的电源在哪里申请？', variant: 'CHN', version: 1 })
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    expect((await refusal(questions(clerk))).code).toBe(codes.forbidden)
  })

  it('may be about a notice the exhibitor can read, and about no other', async () => {
    const shown = await publish(leader)
    const { id } = await ask(exhibitor, '这条通知适用于我们吗？', { noticeId: shown.id })
    const find = async () => (await ownQuestions(exhibitor)).find((one) => one.id === id)
    expect((await find())?.notice).toEqual({ id: shown.id, title: '布展须知' })
    await move(leader, await look(leader, shown.id), 'withdraw')
    expect((await find())?.notice).toBeNull()
    expect((await listed(id))?.notice?.title).toBe('布展须知')

    const foreign = await publish(leader, { zh: nothing })
    for (const noticeId of [shown.id, foreign.id, crypto.randomUUID()])
      expect((await refusal(ask(exhibitor, '问', { noticeId }))).message).toContain('不存在或已撤下')
  })

  it('is asked once, however often the button is pressed', async () => {
    const requestId = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(exhibitor, '同一个问题', { requestId })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const mine = (await ownQuestions(exhibitor)).filter(({ text }) => text === '同一个问题')
    expect(mine).toHaveLength(1)
    const theirs = await ask(other, '同一个问题', { requestId })
    expect(theirs.id).not.toBe(mine[0]?.id)
  })

  it('can be taken back until it is answered, by who asked it', async () => {
    const { id } = await ask(exhibitor, '写错了')
    const unknown = await refusal(withdraw(other, crypto.randomUUID()))
    const stranger = await refusal(withdraw(other, id))
    expect([stranger.code, stranger.message]).toEqual([unknown.code, unknown.message])
    await withdraw(exhibitor, id)
    // A second click finds it done.
    await withdraw(exhibitor, id)
    expect((await ownQuestions(exhibitor)).map((one) => one.id)).not.toContain(id)
    expect(await listed(id)).toBeUndefined()
    expect((await refusal(answer(leader, id, 1, '晚了'))).message).toBe('该提问不存在或已撤回')

    const { id: answered } = await ask(exhibitor, '已答')
    await answer(leader, answered, 1, '答')
    expect((await refusal(withdraw(exhibitor, answered))).message).toBe('组委会已回复该提问，不能再撤回')
    expect((await refusal(withdraw(other, answered))).message).toBe(unknown.message)
  })

  it('says something and fits', async () => {
    const say = (text: string) =>
      postAnyway(fair, '/board/questions/ask', { text, requestId: crypto.randomUUID() }, exhibitorSession)
    expect((await say('  \n ')).result.fields).toEqual([{ path: 'text', message: '请输入您的问题' }])
    expect(await say('长'.repeat(questionLimits.text + 1))).toMatchObject({
      code: codes.invalid,
      msg: '最多可输入1000个字',
    })
  })

  it('reads back as it was typed, to both sides', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
      .map((typed) => typed.trim())
      .filter((typed) => typed !== '' && !/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(typed))
    await fc.assert(
      fc.asyncProperty(text, text, async (asked, replied) => {
        const { id } = await ask(overseas, asked)
        await answer(leader, id, 1, replied)
        const mine = (await ownQuestions(overseas)).find((one) => one.id === id)
        expect(mine).toMatchObject({ text: asked, answer: replied })
        expect(await listed(id)).toMatchObject({ text: asked, answer: replied })
      }),
      { numRuns: 25 },
    )
  })
})

describe('questions that wait', () => {
  it('are limited per company, also for twenty clicks at once, and an answer makes room', async () => {
    const asker = clientFor(fair, await fair.signIn('13800000004'))
    const open = async () => (await ownQuestions(asker)).filter(({ answeredAt }) => !answeredAt)
    const asked = await Promise.allSettled(
      Array.from({ length: questionLimits.open + 5 }, (_, index) => ask(asker, `第${index}问`)),
    )
    const refused = asked.filter((outcome) => outcome.status === 'rejected')
    expect(await open()).toHaveLength(questionLimits.open)
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        code: codes.refused,
        message: expect.stringContaining('20个提问等待回复'),
      })
    const [first] = await open()
    await answer(leader, first?.id ?? '', 1, '好')
    await ask(asker, '又一个')
    expect((await refusal(ask(asker, '再一个'))).code).toBe(codes.refused)
  })

  it('are limited per day as well, so that asking and taking back does not go on for ever', async () => {
    const asker = clientFor(fair, await fair.signIn('exhibitor4@example.com'))
    for (let asked = 0; asked < questionLimits.aDay; asked += 1)
      await withdraw(asker, (await ask(asker, `${asked}`)).id)
    expect((await refusal(ask(asker, 'one more'))).code).toBe(codes.tooMany)
  })

  it('come first in the list, oldest first, and are counted', async () => {
    const { list } = await questions(leader)
    const states = list.map(({ answeredAt }) => answeredAt === null)
    expect(new Set(states).size).toBe(2)
    expect(states).toEqual([...states].sort((one, next) => Number(next) - Number(one)))
    const waiting = list.filter(({ answeredAt }) => answeredAt === null)
    const times = waiting.map(({ askedAt }) => askedAt.getTime())
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual([...times].sort((one, next) => one - next))
    expect((await questions(leader, { state: 'open' })).total).toBe((await leader(countOpenQuestions)).open)
    const answered = await questions(leader, { state: 'answered' })
    expect(answered.list.every(({ answeredAt }) => answeredAt !== null)).toBe(true)
  })

  it('are found by the company’s name and by their words', async () => {
    const { id } = await ask(exhibitor, '折扣 50% 怎么算？')
    const company = (await listed(id))?.companyName ?? ''
    const find = async (text: string) => (await questions(leader, { text })).list.map((one) => one.id)
    expect(await find(company.slice(2, 5))).toContain(id)
    expect(await find('50%')).toEqual([id])
    expect(await find('50_')).toEqual([])
  })
})

describe('an answer', () => {
  it('is told once, by SMS to a Chinese company, without a word of it', async () => {
    const { id } = await ask(exhibitor, '保密的问题')
    await answer(leader, id, 1, '保密的回答')
    await answer(leader, id, 2, '更正的回答')
    const [message, ...more] = await messagesAbout(id)
    expect(message).toMatchObject({ channel: 'sms', recipient: '13800000002' })
    expect(message?.body).not.toMatch(/保密|更正/)
    expect(more).toEqual([])
  })

  it('is told by mail, in English, to an overseas company', async () => {
    const { id } = await ask(overseas, 'Where is the power?')
    await answer(leader, id, 1, 'Below the floor.')
    const [message] = await messagesAbout(id)
    expect(message).toMatchObject({ channel: 'mail', subject: 'Your question was answered' })
    expect(message?.body).not.toMatch(/power|floor/)
  })

  it('can be corrected, and both wordings stay on record', async () => {
    const { id } = await ask(exhibitor, '截止日期？')
    await answer(leader, id, 1, '3 月 1 日')
    await answer(admin, id, 2, '3 月 10 日')
    const mine = (await ownQuestions(exhibitor)).find((one) => one.id === id)
    expect(mine).toMatchObject({ answer: '3 月 10 日', correctedAt: expect.any(Date) })
    expect(await listed(id)).toMatchObject({ answeredByName: '郑国栋', correctedByName: '系统管理员' })
    const { rows } = await sql`SELECT action, before, after FROM audit_entry
      WHERE subject_id = ${id} ORDER BY id DESC LIMIT 1`.execute(fair.platform.db)
    expect(rows).toEqual([
      { action: 'correct', before: { answer: '3 月 1 日' }, after: { answer: '3 月 10 日' } },
    ])
  })

  it('is given by one of two colleagues at once; the other is told by whom', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ask(exhibitor, `第${round}轮`)
      const outcomes = await Promise.allSettled([answer(leader, id, 1, '甲'), answer(admin, id, 1, '乙')])
      const [refused, ...others] = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(others).toEqual([])
      expect(refused?.reason).toMatchObject({
        code: codes.conflict,
        message: expect.stringMatching(/^(郑国栋|系统管理员)已于/),
      })
      expect(await messagesAbout(id)).toHaveLength(1)
    }
  })

  it('and a withdrawal never both happen', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ask(exhibitor, `抢${round}`)
      const outcomes = await Promise.allSettled([withdraw(exhibitor, id), answer(leader, id, 1, '答')])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const told = await messagesAbout(id)
      expect(told).toHaveLength(outcomes[1]?.status === 'fulfilled' ? 1 : 0)
    }
  })
})
