import { type PublicSource, roundAfter, verifyBundle } from '@fairground/domain/draw'
import { wallTimeOf } from '@fairground/domain/window'
import { signUpFigures } from '@fairground/wire/company/lookups'
import {
  type BatchChanges,
  drawNow,
  drawRecord,
  enterPublicValue,
  freezeDraw,
  listDrawBatches,
  lotteryPageA,
  lotteryPageB,
  publishedBundle,
  runDraw,
  saveDrawBatches,
  tellDrawn,
  withdrawDraw,
} from '@fairground/wire/draw'
import type { Client } from '@fairground/wire/kernel/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellDrawnJob, tellWithdrawnJob } from '../../src/draw'
import { hashPass } from '../../src/waiting-room/login-pass'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { forgetDraws } from './forget-draws'
import { saidByScript } from './verify-script'

let fair: TestFair
let admin: Client
let anybody: Client
let companies: number
let council: number
beforeAll(async () => {
  fair = await startTestFair()
  await forgetDraws(fair.platform.db)
  admin = clientFor(fair, await fair.signIn('admin'))
  anybody = clientFor(fair)
  const figures = await admin(signUpFigures)
  companies = figures.signedUp
  council = figures.councilMembers ?? 0
})
afterAll(() => fair.stop())

const db = () => fair.platform.db
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const inDays = (days: number) => wallTimeOf(new Date(Date.now() + days * 86_400_000), 'Asia/Shanghai')
const batch = (sequence: number, size: number) => ({
  sequence,
  size,
  startsAt: inDays(sequence),
  endsAt: inDays(sequence + 1),
})
const save = (changes: Partial<BatchChanges>) =>
  admin(saveDrawBatches, {
    body: { round: 1, added: [], changed: [], removed: [], confirmed: false, ...changes },
  })
const dice = { kind: 'dice', dice: 10, occasion: '新闻发布会' } as const
const freeze = (source: PublicSource = dice) => admin(freezeDraw, { body: { round: 1, source } })
const enter = (value: string, proof = '') => admin(enterPublicValue, { body: { round: 1, value, proof } })
const draw = () => admin(runDraw, { body: { round: 1 } })
const bundle = () => anybody(publishedBundle, { query: { round: 1 } })
const page = (as: Client, call: typeof lotteryPageA | typeof lotteryPageB, pageSize = 10) =>
  as(call, { body: { page: 1, pageSize, round: 1 } })
const readSecret = async () =>
  (await db().selectFrom('draw').select('secret').where('state', '<>', 'withdrawn').executeTakeFirstOrThrow())
    .secret

describe('who takes part', () => {
  it('is counted for anybody, the council for staff alone', async () => {
    expect(await anybody(signUpFigures)).toEqual({ signedUp: companies })
    expect(companies).toBeGreaterThan(10)
    expect(council).toBeGreaterThan(1)
  })
})

describe('batches', () => {
  const post = (payload: object) =>
    fair
      .signIn('admin')
      .then((as) => fair.ask({ method: 'POST', url: '/api/cfpayhsz/saveYhsz', as, payload }))
  const row = { xh: 1, sl: 5, kssj: '2027-01-01 09:00:00', jssj: '2027-01-01 10:00:00' }

  it.each([
    [{ ...row, sl: undefined }, '请填写批次数量'],
    [{ ...row, sl: '' }, '请填写批次数量'],
    [{ ...row, sl: -1 }, '请填写批次数量'],
    [{ ...row, kssj: '' }, '请选择时间'],
    [{ ...row, jssj: undefined }, '请选择时间'],
    [{ ...row, jssj: row.kssj }, '结束时间必须晚于开始时间'],
    [{ ...row, kssj: '2027-02-30 09:00:00' }, '该时间不存在，请重新选择'],
    [row, '完成预报名的展商未分配完！'],
  ])('are refused: %j', async (sent, message) => {
    const answer = await post({ insertCfpaYhSzVO: [sent] })
    expect(answer.msg).toBe(message)
    expect(answer.code).not.toBe('00000000')
  })

  it('are asked about once when the council does not fit into the first', async () => {
    const added = [batch(1, council - 1), batch(2, companies)]
    const asked = await refusal(save({ added }))
    expect(asked.message).toBe(`当前设置不能满足${council}家理事单位均处在第一批次，是否确认保存?`)
    expect(asked.fields.map((field) => field.path)).toEqual(['confirmed'])
    expect(await admin(listDrawBatches, { body: { round: 1 } })).toEqual([])
    expect(await save({ added, confirmed: true })).toMatchObject([
      { sequence: 1, name: '第一批', size: council - 1, startsAt: added[0]?.startsAt },
      { sequence: 2, name: '第二批', size: companies },
    ])
  })

  it('change together, and not over somebody else’s change', async () => {
    const [first, second] = await admin(listDrawBatches, { body: { round: 1 } })
    if (!first || !second) throw new Error('there are two')
    const changed = [{ ...batch(1, council), id: first.id, version: first.version }]
    const after = await save({ added: [batch(3, 4)], changed, removed: [{ id: second.id }] }).catch(() => [])
    expect(after).toEqual([])
    const saved = await save({ added: [batch(3, companies)], changed, removed: [{ id: second.id }] })
    expect(saved.map(({ sequence, size }) => [sequence, size])).toEqual([
      [1, council],
      [2, companies],
    ])
    expect(await said(save({ changed }))).toBe('批次已被他人修改，请刷新后重试')
    expect(await said(save({ removed: [{ id: second.id }] }))).toBe('批次已被他人修改，请刷新后重试')
    const spec = await fair.ask({
      method: 'POST',
      url: '/api/cfpayhsz/list',
      as: await fair.signIn('admin'),
    })
    expect(spec.result[0]).toMatchObject({ xh: 1, pc: '第一批', sl: council, kssj: changed[0]?.startsAt })
  })
})

describe('a list', () => {
  it('must be frozen and have its public value before anything is drawn', async () => {
    expect(await said(draw())).toBe('名单尚未冻结，不能摇号')
    expect(await said(enter('1234561234'))).toBe('名单尚未冻结，不能摇号')
    expect(await said(freeze({ kind: 'drand', round: roundAfter(new Date()) - 5 }))).toMatch('冻结之后产生')
    expect(await said(freeze({ kind: 'lottery', name: '双色球', drawnOn: inDays(0).slice(0, 10) }))).toMatch(
      '冻结之后产生',
    )
    expect(await anybody(drawNow, { query: { round: 1 } })).toMatchObject({ state: 'open', companies })
    const frozen = await freeze()
    expect(await said(freeze())).toBe('本轮名单已冻结')
    expect(await said(save({ added: [batch(3, 1)] }))).toMatch('名单已冻结')
    expect(await said(draw())).toBe('尚未录入公共随机数，不能摇号')
    expect(await said(enter('123'))).toMatch('骰子')
    expect(verifyBundle(await bundle())).toMatchObject({ fault: 'notDrawn' })
    expect(await bundle()).toMatchObject({ listHash: frozen.listHash, commitment: frozen.commitment })
    expect(await page(anybody, lotteryPageB)).toEqual({ list: [], total: 0, pages: 0 })
  })

  it('takes its value once', async () => {
    expect(await enter('1 2 3 4 5 6 1 2 3 4')).toEqual({ value: '1234561234' })
    expect(await enter('1234561234')).toEqual({ value: '1234561234' })
    expect(await said(enter('1234561235'))).toBe('公共随机数已录入，不能修改')
  })

  it('keeps its secret until then', async () => {
    const secret = await readSecret()
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    const { rows } = await sql<{ entry: string }>`SELECT audit_entry::text AS entry FROM audit_entry`.execute(
      db(),
    )
    const told = [
      fair.log(),
      ...rows.map(({ entry }) => entry),
      JSON.stringify(await bundle()),
      JSON.stringify(await anybody(drawNow, { query: { round: 1 } })),
      JSON.stringify(await admin(drawRecord)),
    ]
    expect(told.filter((text) => text.includes(secret))).toEqual([])
  })
})

describe('a draw', () => {
  it('is made once, however many draw at once', async () => {
    const tries = await Promise.allSettled([draw(), draw(), draw()])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await said(draw())).toBe('本轮已完成摇号')
    const { rows } = await sql`SELECT FROM draw WHERE state = 'drawn'`.execute(db())
    expect(rows).toHaveLength(1)
  })

  it('agrees for anybody who checks it, in the product and with nothing but Node', async () => {
    const drawn = await bundle()
    expect(verifyBundle(drawn)).toMatchObject({ agrees: true })
    expect(drawn.result?.order).toHaveLength(companies)
    expect(fair.log()).not.toContain(drawn.result?.secret)
    expect(await saidByScript(drawn)).toMatch(`AGREES: all ${companies} places`)
    expect(await saidByScript({ code: '00000000', msg: '', result: drawn })).toMatch('AGREES')
    const [first, ...others] = drawn.companies
    for (const [forged, what] of [
      [{ ...drawn, companies: [{ ...first, council: !first?.council }, ...others] }, 'hash of the list'],
      [{ ...drawn, result: { ...drawn.result, order: drawn.result?.order.toReversed() } }, 'place 1'],
      [{ ...drawn, result: { ...drawn.result, value: '1111111111' } }, 'seed'],
    ] as const) {
      expect(await saidByScript(forged)).toBe(`DOES NOT AGREE: ${what}\n`)
      expect(verifyBundle(forged)).toMatchObject({ agrees: false })
    }
  })

  it('gives everybody the window of their batch', async () => {
    const { rows } = await sql<{ batch: number; count: number; right: boolean }>`
      SELECT place.batch, count(*)::int AS count,
        bool_and((window_.batch, window_.starts_at, window_.ends_at) = (place.batch, place.starts_at, place.ends_at)) AS right
      FROM draw_place place JOIN selection_window window_ USING (company_id) GROUP BY 1 ORDER BY 1`.execute(
      db(),
    )
    expect(rows).toEqual([
      { batch: 1, count: council, right: true },
      { batch: 2, count: companies - council, right: true },
    ])
  })

  it('shows itself page by page, and contacts to staff alone', async () => {
    const [shown, toStaff] = [await page(anybody, lotteryPageB), await page(admin, lotteryPageB)]
    expect(shown).toMatchObject({ total: companies, pages: Math.ceil(companies / 10) })
    expect(shown.list).toHaveLength(10)
    for (const row of shown.list) {
      expect(row.contact).toMatch(/^(.\*\*)?$/u)
      expect(row.mobile).toMatch(/^(\S{3}\*{4}\S{4}|\*{4}\S\S)?$/)
    }
    expect(toStaff.list.map(({ mobile }) => mobile)).not.toEqual(shown.list.map(({ mobile }) => mobile))
    expect(toStaff.list.some(({ mobile }) => /^1\d{10}$/.test(mobile))).toBe(true)
    const four = await fair.ask({
      method: 'POST',
      url: '/api/zwtime/NewdoSearchListByVO',
      payload: { pageNum: 2, pageSize: 5, reserve1: '1', jljsnum: 0 },
    })
    expect(four.result.list[0]).toMatchObject({
      xh: 6,
      newpageNum: 2,
      kssjtwo: expect.stringMatching(/^\d\d-\d\d \d\d:\d\d$/),
      jssjtwo: expect.stringMatching(/^\d\d-\d\d \d\d:\d\d$/),
    })
    const exhibitor = clientFor(fair, await fair.signIn('13800000005'))
    expect((await page(exhibitor, lotteryPageA, 40)).list.every(({ mobile }) => !/\d{9}/.test(mobile))).toBe(
      true,
    )
  })

  it('is told to each company once', async () => {
    const id = (await admin(drawRecord))[0]?.id ?? ''
    const notices = async () =>
      (
        await sql<{
          count: number
        }>`SELECT count(*)::int AS count FROM outbox_message WHERE template = 'lotDrawn'`.execute(db())
      ).rows[0]?.count
    expect(await admin(tellDrawn, { query: { round: 1 } })).toBe(companies)
    const job = tellDrawnJob(fair.platform)
    await Promise.all([1, 2].map(() => job.run({ drawId: id }, AbortSignal.timeout(60_000))))
    await expect.poll(notices).toBe(companies)
    expect(await admin(tellDrawn, { query: { round: 1 } })).toBe(0)
    expect(await admin(drawRecord)).toMatchObject([{ told: companies, state: 'drawn' }])
  })

  it('gives each company it tells a link that goes first at the door until its window ends', async () => {
    const { rows: notices } = await sql<{ body: string }>`
      SELECT body FROM outbox_message WHERE template = 'lotDrawn'`.execute(db())
    const passes = notices.map(({ body }) => /\/login\/(?:ch|en)\/login\?pass=(\S+)$/.exec(body)?.[1] ?? '')
    const { rows: valid } = await sql<{ company_id: string }>`
      SELECT DISTINCT place.company_id FROM draw_place place
      JOIN company ON company.id = place.company_id JOIN account ON account.id = company.account_id
      JOIN login_pass pass ON pass.username = lower(account.username) AND pass.valid_until = place.ends_at
      WHERE pass.token_hash = ANY (${passes.map(hashPass)}::bytea[])`.execute(db())
    expect(valid).toHaveLength(companies)
  })

  it('can be taken back with a reason until a window of it has opened, and stays on record', async () => {
    await sql`UPDATE draw_place SET starts_at = now() - interval '1 second' WHERE place = 1`.execute(db())
    const takeBack = () => admin(withdrawDraw, { body: { round: 1, reason: '名单有误' } })
    expect(await said(takeBack())).toBe('已有企业的选位时间开始，不能重新摇号')
    await sql`UPDATE draw_place SET starts_at = now() + interval '1 day' WHERE place = 1`.execute(db())
    // Moved earlier by hand, it has opened as well.
    const moveFirst = (by: string) =>
      sql`UPDATE selection_window own SET starts_at = now() + ${by}::interval
      FROM draw_place place WHERE place.place = 1 AND own.company_id = place.company_id`.execute(db())
    await moveFirst('-1 second')
    expect(await said(takeBack())).toBe('已有企业的选位时间开始，不能重新摇号')
    await moveFirst('1 day')
    const first = await bundle()
    const drawId = (await admin(drawRecord))[0]?.id ?? ''
    await takeBack()
    const cancelled = async () =>
      (
        await sql<{ count: number }>`
          SELECT count(*)::int AS count FROM outbox_message WHERE template = 'windowCancelled'`.execute(db())
      ).rows[0]?.count
    await expect.poll(cancelled).toBe(companies)
    await tellWithdrawnJob(fair.platform).run({ drawId }, AbortSignal.timeout(60_000))
    expect(await cancelled()).toBe(companies)
    expect(await said(draw())).toBe('名单尚未冻结，不能摇号')
    await freeze()
    await enter('6543216543')
    expect(await draw()).toBe(companies)
    const second = await bundle()
    expect(second).toMatchObject({ attempt: 2, reason: '名单有误' })
    expect(verifyBundle(second)).toMatchObject({ agrees: true })
    expect(second.result?.order).not.toEqual(first.result?.order)
    const [, earlier] = await admin(drawRecord)
    expect(earlier).toMatchObject({ state: 'withdrawn', withdrawReason: '名单有误', attempt: 1 })
    expect(await anybody(publishedBundle, { query: { round: 1, drawId: earlier?.id } })).toEqual(first)
  })

  it('of another round is of those who came later', async () => {
    const nobody = { round: 2, source: dice }
    await admin(saveDrawBatches, {
      body: { round: 2, added: [batch(9, 5)], changed: [], removed: [], confirmed: true },
    })
    expect(await said(admin(freezeDraw, { body: nobody }))).toBe('没有可参加摇号的企业')
    await sql`UPDATE company SET review_state = 'approved', registration_number = coalesce(registration_number, 'BM-LATE')
      WHERE id = (SELECT id FROM company WHERE edition = 21 AND deleted_at IS NULL
        AND review_state IS DISTINCT FROM 'approved' AND data_state = 'submitted' LIMIT 1)`.execute(db())
    await admin(freezeDraw, { body: nobody })
    expect((await anybody(publishedBundle, { query: { round: 2 } })).companies).toHaveLength(1)
  })

  it('that fails says so in one sentence', async () => {
    await sql`ALTER TABLE draw_place RENAME TO draw_place_away`.execute(db())
    await admin(enterPublicValue, { body: { round: 2, value: '1111111111', proof: '' } })
    expect(await said(admin(runDraw, { body: { round: 2 } }))).toBe('摇号失败，请稍后再试')
    await sql`ALTER TABLE draw_place_away RENAME TO draw_place`.execute(db())
  })
})
