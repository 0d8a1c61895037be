import { updateCompany } from '@fairground/wire/company/basics'
import { saveInvoice } from '@fairground/wire/company/invoice'
import { type Client, urlOf } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import {
  claimSignUp,
  correctDecision,
  decideSignUp,
  ownTimeline,
  releaseSignUp,
  returnedFor,
  reviewDocument,
  reviewQueue,
  takeReviewStep,
} from '@fairground/wire/review'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { specialInvoice } from '../company/sign-up-forms'
import { pngOf } from '../platform/files/checks/image-samples'
import { onePagePdf } from '../platform/files/checks/pdf-samples'
import { insertStandingContract } from '../support/standing-contract'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { companyOf, handIn, messagesTo, read } from './review-support'

let fair: TestFair
let admin: Client
let leader: Client
let exhibitor: Client
let leaderSigned: Signed
let companyId: string
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  leaderSigned = await fair.signIn('leader')
  leader = clientFor(fair, leaderSigned)
  exhibitor = clientFor(fair, await fair.signIn('13800000003'))
  companyId = await companyOf(fair, '13800000003')
})
beforeEach(() => handIn(fair, companyId))
afterAll(() => fair.stop())

const queue = (call: Client, tab: 'toReview' | 'mine' | 'inReview' | 'returned' | 'approved') =>
  call(reviewQueue, { query: { tab } })
const claim = (call: Client, word = '') => call(claimSignUp, { body: { companyId, word } })
const seen = async () => ({ companyId, version: (await read(admin, companyId)).company.version })
const approve = async (call: Client) =>
  call(decideSignUp, { body: { ...(await seen()), decision: 'approved', remark: '' } })
const giveBack = async (sections?: ('basics' | 'invoice')[]) =>
  leader(decideSignUp, {
    body: { ...(await seen()), decision: 'rejected', remark: '税号有误', ...(sections ? { sections } : {}) },
  })
const nothingKnown = { booths: [] as string[], window: false }
const correct = async () =>
  leader(correctDecision, { body: { ...(await seen()), reason: '点错了', knowing: nothingKnown } })

describe('the queue', () => {
  it('has who waited longest first, and counts every tab', async () => {
    const { list, counts } = await queue(leader, 'toReview')
    const waited = list.map(({ submittedAt }) => submittedAt?.getTime() ?? 0)
    expect(waited).toEqual([...waited].sort((one, other) => one - other))
    expect(list).toHaveLength(counts.toReview)
    for (const tab of ['inReview', 'returned', 'approved'] as const)
      expect([tab, (await queue(leader, tab)).list.length]).toEqual([tab, Math.min(counts[tab], 100)])
  })

  it('follows a sign-up from tab to tab, and counts who decided today', async () => {
    const before = await queue(leader, 'toReview')
    await leader(takeReviewStep, { body: { ...(await seen()), step: 'started' } })
    expect((await queue(leader, 'inReview')).list.map(({ id }) => id)).toContain(companyId)
    await approve(leader)
    const after = await queue(leader, 'approved')
    expect(after.list[0]?.id).toBe(companyId)
    expect(after.counts.toReview).toBe(before.counts.toReview - 1)
    expect(after.today).toEqual({ ...before.today, approved: before.today.approved + 1 })
    expect((await queue(admin, 'approved')).today.byOthers).toBe(
      (await queue(admin, 'toReview')).today.byOthers,
    )
    expect((await queue(admin, 'approved')).today.byOthers).toBeGreaterThan(0)
  })
})

describe('a claim', () => {
  it('tells colleagues who is at it and changes nothing: the company can still withdraw', async () => {
    const before = await seen()
    await claim(leader)
    expect((await read(admin, companyId)).company.claim).toMatchObject({ reviewerName: '郑国栋', word: '' })
    expect((await queue(leader, 'mine')).list.map(({ id }) => id)).toEqual([companyId])
    expect((await queue(admin, 'mine')).counts.mine).toBe(0)
    expect(await seen()).toEqual(before)
    await exhibitor(updateCompany, { body: { dataState: 'draft' } } as never)
    expect((await read(admin, companyId)).company).toMatchObject({ dataState: 'draft', claim: null })
  })

  it('does not live on into the next submission', async () => {
    await claim(leader)
    await handIn(fair, companyId)
    expect((await read(admin, companyId)).company.claim).toBeNull()
    await claim(admin)
    expect((await read(leader, companyId)).company.claim?.reviewerName).toBe('系统管理员')
  })

  it('is taken over only with a word, which everybody reads', async () => {
    await claim(leader)
    expect(await refusal(claim(admin))).toMatchObject({
      code: codes.conflict,
      message: expect.stringContaining('郑国栋已于'),
    })
    await claim(admin, '他今天休假')
    expect((await read(leader, companyId)).company.claim).toMatchObject({
      reviewerName: '系统管理员',
      takenFrom: '郑国栋',
      word: '他今天休假',
    })
    expect(await refusal(leader(releaseSignUp, { body: { companyId } }))).toMatchObject({
      message: '该报名已不由您认领',
    })
    await admin(releaseSignUp, { body: { companyId } })
    expect((await read(leader, companyId)).company.claim).toBeNull()
  })

  it('of two at once is one’s', async () => {
    const answers = await Promise.allSettled([claim(leader), claim(admin)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('hinders nobody from deciding, and ends with the decision', async () => {
    await claim(leader)
    await approve(admin)
    const kept = await fair.platform.db.selectFrom('review_claim').selectAll().execute()
    expect(kept.filter(({ company_id }) => company_id === companyId)).toEqual([])
    expect((await refusal(claim(leader))).message).toContain('无需认领')
  })

  it('comes with the start of a review, and goes when it is passed on', async () => {
    await leader(takeReviewStep, { body: { ...(await seen()), step: 'started' } })
    expect((await read(admin, companyId)).company.claim?.reviewerName).toBe('郑国栋')
    await leader(takeReviewStep, { body: { ...(await seen()), step: 'second' } })
    expect((await read(admin, companyId)).company.claim).toBeNull()
  })

  it('is not for whoever may not decide', async () => {
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    expect((await refusal(claim(clerk))).code).toBe(codes.forbidden)
    expect((await refusal(claim(exhibitor))).code).toBe(codes.forbidden)
  })
})

describe('the remark of a return', () => {
  it('points at sections; when it comes back, it says whether those were changed', async () => {
    await giveBack(['invoice', 'basics'])
    const [event] = (await exhibitor(ownTimeline)).events
    expect(event).toMatchObject({ kind: 'rejected', remark: '税号有误', sections: ['basics', 'invoice'] })
    const returned = (call: Client) => call(returnedFor, { params: { companyId } })
    expect(await returned(exhibitor)).toMatchObject({ sections: ['basics', 'invoice'], changed: [] })
    await admin(saveInvoice, { body: { ...specialInvoice, companyId } })
    expect(await returned(exhibitor)).toMatchObject({ sections: ['basics', 'invoice'], changed: ['invoice'] })
    expect(await returned(admin)).toEqual(await returned(exhibitor))
    expect(await returned(clientFor(fair, await fair.signIn('13800000004')))).toBeNull()
    await handIn(fair, companyId)
    expect(await returned(exhibitor)).toBeNull()
    expect((await read(leader, companyId)).lastReturn).toMatchObject({
      by: '郑国栋',
      remark: '税号有误',
      sections: ['basics', 'invoice'],
      changed: ['invoice'],
    })
  })
})

describe('a mistaken decision', () => {
  it('is taken back with a reason: on record, the company told, and the new decision told again', async () => {
    await approve(leader)
    await correct()
    const { company, timeline } = await read(admin, companyId)
    expect(company).toMatchObject({ dataState: 'submitted', reviewState: 'started' })
    expect(timeline[0]).toMatchObject({ kind: 'reopened', by: '郑国栋', remark: '点错了' })
    expect((await exhibitor(ownTimeline)).events[0]).toMatchObject({
      kind: 'reopened',
      by: '',
      remark: '点错了',
    })
    const told = await messagesTo(fair, 'signUpReopened', company.nameZh)
    expect(told.at(-1)?.body).toContain('点错了')
    const before = (await messagesTo(fair, 'signUpRejected', company.nameZh)).length
    await giveBack()
    expect(await messagesTo(fair, 'signUpRejected', company.nameZh)).toHaveLength(before + 1)
  })

  it('needs a decision, and nothing that happened since', async () => {
    expect((await refusal(correct())).message).toBe('该报名目前没有可更正的审核决定')
    await approve(leader)
    const old = { ...(await seen()), version: 1, reason: '点错了', knowing: nothingKnown }
    expect((await refusal(leader(correctDecision, { body: old }))).code).toBe(codes.conflict)
  })

  it('that was a return stays once the company has begun to correct', async () => {
    await giveBack()
    await admin(saveInvoice, { body: { ...specialInvoice, companyId } })
    expect((await refusal(correct())).message).toContain('企业已开始按退回意见修改')
  })

  it('with booths and a window needs somebody who has seen them', async () => {
    const holder = await companyOf(fair, '13800000006')
    const { company } = await read(admin, holder)
    const booths = company.booths.map(({ code }) => code)
    const { db } = fair.platform
    await db.deleteFrom('contract').where('company_id', '=', holder).execute()
    await db.deleteFrom('selection_window').where('company_id', '=', holder).execute()
    await db
      .insertInto('selection_window')
      .values({ company_id: holder, starts_at: new Date(), ends_at: new Date(Date.now() + 60_000) })
      .execute()
    const body = { companyId: holder, version: company.version, reason: '点错了' }
    const named = await refusal(leader(correctDecision, { body: { ...body, knowing: nothingKnown } }))
    for (const booth of booths) expect(named.message).toContain(booth)
    expect(booths.length).toBeGreaterThan(0)
    expect(
      (await refusal(leader(correctDecision, { body: { ...body, knowing: { booths, window: false } } })))
        .message,
    ).toContain('选位时间')

    await insertStandingContract(db, { companyId: holder, number: 'HT-1' })
    const knowing = { booths, window: true }
    expect((await refusal(leader(correctDecision, { body: { ...body, knowing } }))).message).toContain('HT-1')
    await db.deleteFrom('contract').where('company_id', '=', holder).execute()
    await leader(correctDecision, { body: { ...body, knowing } })
    const after = (await read(admin, holder)).company
    expect(after).toMatchObject({ reviewState: 'started' })
    expect(after.booths.map(({ code }) => code)).toEqual(booths)
  })
})

describe('a document beside the sign-up', () => {
  const opened = async (purpose: 'licence' | 'attachment', kind: 'pdf' | 'png', who = leaderSigned) => {
    const content = kind === 'pdf' ? await onePagePdf() : await pngOf(20, 20)
    const file = { content, contentType: kind === 'pdf' ? 'application/pdf' : 'image/png' }
    const ownerId = (await fair.signIn('13800000003')).accountId
    const fileId = await fair.platform.files.keep({ ownerId, purpose, originalName: '执照', file })
    const url = `/api${urlOf(reviewDocument, { params: { fileId } })}`
    return fair.app.inject({ url, headers: who.headers })
  }

  it('opens in a frame of our own pages only, and runs nothing', async () => {
    const { headers } = await opened('licence', 'pdf')
    expect(headers['content-disposition']).toMatch(/^inline/)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('of another kind is saved as ever, and an exhibitor gets none', async () => {
    const { headers } = await opened('attachment', 'pdf')
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(headers['content-security-policy']).toContain('sandbox')
    const refused = await opened('licence', 'png', await fair.signIn('13800000004'))
    expect(refused.json().code).toBe(codes.forbidden)
  })
})
