import { updateCompany } from '@fairground/wire/company/basics'
import { saveInvoice } from '@fairground/wire/company/invoice'
import { exhibitorHome } from '@fairground/wire/home'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { decideSignUp, takeReviewStep } from '@fairground/wire/review'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { specialInvoice } from '../company/sign-up-forms'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { companyOf, handIn, messagesTo, read } from './review-support'

let fair: TestFair
let admin: Client
let leader: Client
let exhibitor: Client
let chinese: string
let overseas: string
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  leader = clientFor(fair, await fair.signIn('leader'))
  exhibitor = clientFor(fair, await fair.signIn('13800000003'))
  chinese = await companyOf(fair, '13800000003')
  overseas = await companyOf(fair, 'exhibitor3@example.com')
})
afterAll(() => fair.stop())

const versionOf = async (companyId: string) => (await read(admin, companyId)).company.version

const decide = async (call: Client, companyId: string, decision: 'approved' | 'rejected', remark = '') =>
  call(decideSignUp, { body: { companyId, version: await versionOf(companyId), decision, remark } })

describe('a reviewer', () => {
  it('starts a review, after which the company can no longer withdraw', async () => {
    const version = await versionOf(chinese)
    await leader(takeReviewStep, { body: { companyId: chinese, version, step: 'started' } })
    expect((await read(admin, chinese)).company.reviewState).toBe('started')
    const late = await refusal(exhibitor(updateCompany, { body: { dataState: 'draft' } }))
    expect(late.message).toBe('撤回失败！')
  })

  it('is told when a colleague has already started', async () => {
    const late = await refusal(
      admin(takeReviewStep, {
        body: { companyId: chinese, version: await versionOf(chinese), step: 'started' },
      }),
    )
    expect(late).toMatchObject({ code: codes.conflict, message: expect.stringContaining('郑国栋已开始审核') })
  })

  it('passes a started review on to a second one', async () => {
    const body = { companyId: chinese, version: await versionOf(chinese), step: 'second' as const }
    await leader(takeReviewStep, { body })
    expect((await read(admin, chinese)).company).toMatchObject({
      reviewState: 'second',
      reviewerName: '郑国栋',
    })
  })

  it('returns a sign-up only with a reason, which reaches the company by SMS and on its home', async () => {
    const bare = await refusal(decide(leader, chinese, 'rejected', '  '))
    expect(bare).toMatchObject({ code: codes.invalid, message: '请填写退回原因' })
    await decide(leader, chinese, 'rejected', '营业执照不清晰\n请重新上传')
    const { company } = await read(admin, chinese)
    expect(company).toMatchObject({
      dataState: 'rejected',
      reviewState: 'rejected',
      reviewRemark: '营业执照不清晰\n请重新上传',
      reviewerName: '郑国栋',
    })
    const [message, ...others] = await messagesTo(fair, 'signUpRejected', company.nameZh)
    expect(message).toMatchObject({ channel: 'sms', recipient: '13800000003' })
    expect(message?.body).toContain('营业执照不清晰 请重新上传')
    expect(others).toEqual([])
    expect(JSON.stringify(await exhibitor(exhibitorHome))).toContain('营业执照不清晰')
  })

  it('tells an overseas company by mail, in English', async () => {
    await decide(leader, overseas, 'approved', '内部备注')
    const { company } = await read(admin, overseas)
    expect(company).toMatchObject({ dataState: 'submitted', reviewState: 'approved' })
    const [message] = await messagesTo(fair, 'signUpApproved', company.nameEn)
    expect(message).toMatchObject({ channel: 'mail', subject: 'Your sign-up was approved' })
    expect(message?.body).not.toContain('内部备注')
  })

  it('cannot decide twice: the second answer names who decided', async () => {
    const late = await refusal(decide(admin, overseas, 'rejected', '晚了'))
    expect(late).toMatchObject({
      code: codes.conflict,
      message: '该报名已由郑国栋审核通过，无需再次审核',
    })
    expect((await read(admin, overseas)).company.reviewState).toBe('approved')
  })

  it('cannot approve a blacklisted company, but can return its sign-up', async () => {
    await handIn(fair, chinese)
    const { accountId } = await fair.signIn('13800000003')
    await fair.platform.db
      .insertInto('blacklist_entry')
      .values({ account_id: accountId, company_name: '某公司', remark: '拖欠展位费' })
      .execute()
    const refused = await refusal(decide(leader, chinese, 'approved'))
    expect(refused).toMatchObject({ code: codes.refused, message: expect.stringContaining('黑名单') })
    expect((await read(admin, chinese)).company).toMatchObject({
      reviewState: 'awaiting',
      blacklisted: true,
    })
    await decide(leader, chinese, 'rejected', '已列入黑名单')
    await fair.platform.db.deleteFrom('blacklist_entry').where('account_id', '=', accountId).execute()
  })

  it('is told when the sign-up changed while it was being read', async () => {
    await handIn(fair, chinese)
    const version = await versionOf(chinese)
    await admin(saveInvoice, { body: { ...specialInvoice, companyId: chinese } })
    const late = await refusal(
      leader(decideSignUp, { body: { companyId: chinese, version, decision: 'approved', remark: '' } }),
    )
    expect(late).toMatchObject({
      code: codes.conflict,
      message: expect.stringContaining('系统管理员刚刚修改'),
    })
  })

  it('cannot decide on a draft, nor on a sign-up that does not exist', async () => {
    const draft = await companyOf(fair, '13800000002')
    expect((await refusal(decide(leader, draft, 'approved'))).code).toBe(codes.conflict)
    const nothing = { companyId: crypto.randomUUID(), version: 0, decision: 'approved' as const, remark: '' }
    expect((await refusal(leader(decideSignUp, { body: nothing }))).message).toBe('没有找到这份报名')
  })
})

describe('somebody without the key', () => {
  it('reads but does not decide', async () => {
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    expect((await read(clerk, chinese)).company.id).toBe(chinese)
    expect((await refusal(decide(clerk, chinese, 'approved'))).code).toBe(codes.forbidden)
  })

  it('is refused as an exhibitor, for the own sign-up as for any other', async () => {
    for (const companyId of [chinese, overseas]) {
      expect((await refusal(read(exhibitor, companyId))).code).toBe(codes.forbidden)
      const body = { companyId, version: 0, decision: 'approved' as const, remark: '' }
      expect((await refusal(exhibitor(decideSignUp, { body }))).code).toBe(codes.forbidden)
    }
  })
})

describe('two reviewers at once', () => {
  it('would both decide if neither the lock nor the version were there', async () => {
    await handIn(fair, chinese)
    const { db } = fair.platform
    const seen = async () =>
      (await db.selectFrom('company').select('review_state').where('id', '=', chinese).execute())[0]
    // Both look before either writes: what a page shows is always a little old.
    const looks = await Promise.all([seen(), seen()])
    const written = await Promise.all(
      looks.map(async (look, reviewer) => {
        if (look?.review_state !== 'awaiting') return 0n
        const done =
          await sql`UPDATE company SET review_state = 'started', review_remark = ${String(reviewer)} WHERE id = ${chinese}`.execute(
            db,
          )
        return done.numAffectedRows ?? 0n
      }),
    )
    expect(written).toEqual([1n, 1n])
  })

  it('come to exactly one decision and one message', async () => {
    for (let round = 0; round < 5; round += 1) {
      await handIn(fair, chinese)
      const version = await versionOf(chinese)
      const { nameZh } = (await read(admin, chinese)).company
      const before = await decisionsSoFar(nameZh)
      const answers = await Promise.allSettled([
        admin(decideSignUp, { body: { companyId: chinese, version, decision: 'approved', remark: '' } }),
        leader(decideSignUp, { body: { companyId: chinese, version, decision: 'rejected', remark: '不符' } }),
        admin(decideSignUp, { body: { companyId: chinese, version, decision: 'approved', remark: '' } }),
      ])
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(refused.map(({ reason }) => reason.code)).toEqual([codes.conflict, codes.conflict])
      const after = await decisionsSoFar(nameZh)
      expect(after).toEqual({ recorded: before.recorded + 1, told: before.told + 1 })
    }
  })

  it('never let a withdrawal and an approval both happen', async () => {
    await handIn(fair, chinese)
    const version = await versionOf(chinese)
    const answers = await Promise.allSettled([
      exhibitor(updateCompany, { body: { dataState: 'draft' } }),
      leader(decideSignUp, { body: { companyId: chinese, version, decision: 'approved', remark: '' } }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { dataState, reviewState } = (await read(admin, chinese)).company
    expect([dataState, reviewState]).toEqual(
      answers[0]?.status === 'fulfilled' ? ['draft', null] : ['submitted', 'approved'],
    )
  })
})

async function decisionsSoFar(name: string): Promise<{ recorded: number; told: number }> {
  const lines = await fair.platform.db
    .selectFrom('audit_entry')
    .select('id')
    .where('subject_id', '=', chinese)
    .where('action', 'in', ['approve', 'reject'])
    .execute()
  const told = await Promise.all(
    ['signUpApproved', 'signUpRejected'].map((template) => messagesTo(fair, template, name)),
  )
  return { recorded: lines.length, told: told.flat().length }
}
