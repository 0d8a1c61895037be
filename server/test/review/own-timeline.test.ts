import { updateCompany } from '@fairground/wire/company/basics'
import type { Client } from '@fairground/wire/kernel/client'
import { decideSignUp, findSignUp, ownTimeline, takeReviewStep } from '@fairground/wire/review'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveDemoFiles } from '../../src/demo/files/give-files'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let company: Client
let leader: Client
let companyId: string
beforeAll(async () => {
  fair = await startTestFair()
  await giveDemoFiles(fair.platform, 'demoAccounts')
  const signed = await fair.signIn('13800000003')
  company = clientFor(fair, signed)
  leader = clientFor(fair, await fair.signIn('leader'))
  const { id } = await fair.platform.db
    .selectFrom('company')
    .select('id')
    .where('account_id', '=', signed.accountId)
    .where('edition', '=', fair.platform.settings.current().edition)
    .executeTakeFirstOrThrow()
  companyId = id
})
afterAll(() => fair.stop())

const kinds = async () => (await company(ownTimeline, {})).events.map(({ kind }) => kind)
const seen = async () => ({
  companyId,
  version: (await leader(findSignUp, { params: { companyId } })).company.version,
})

describe('a company’s own past', () => {
  it('tells what it did and what was decided, newest first, without naming staff', async () => {
    expect(await kinds()).toEqual(['submitted', 'registered'])
    await company(updateCompany, { body: { dataState: 'draft' } } as never)
    expect((await kinds())[0]).toBe('withdrawn')
    await company(updateCompany, { body: { dataState: 'submitted' } } as never)

    await leader(takeReviewStep, { body: { ...(await seen()), step: 'started' } })
    await leader(takeReviewStep, { body: { ...(await seen()), step: 'second' } })
    await leader(decideSignUp, {
      body: { ...(await seen()), decision: 'rejected', remark: '营业执照不清晰' },
    })
    const { events, older } = await company(ownTimeline, {})
    expect(older).toBe(0)
    expect(events.map(({ kind }) => kind)).toEqual([
      'rejected',
      'started',
      'submitted',
      'withdrawn',
      'registered',
    ])
    expect(events[0]).toMatchObject({ by: '', byStaff: true, remark: '营业执照不清晰' })
    expect(events[1]).toMatchObject({ by: '', remark: '' })
    expect(events[2]?.by).not.toBe('')
  })

  it('keeps the remark of an approval among the reviewers', async () => {
    await company(updateCompany, { body: { dataState: 'submitted' } } as never)
    await leader(decideSignUp, {
      body: { ...(await seen()), decision: 'approved', remark: '老客户' },
    })
    const { events } = await company(ownTimeline, {})
    expect(events[0]).toMatchObject({ kind: 'approved', remark: '' })
    expect(JSON.stringify(events)).not.toContain('老客户')
  })

  it('is empty before there is a sign-up', async () => {
    const newcomer = await fair.signIn('13800000001')
    await fair.platform.db
      .updateTable('company')
      .set({ deleted_at: new Date() })
      .where('account_id', '=', newcomer.accountId)
      .execute()
    expect(await clientFor(fair, newcomer)(ownTimeline, {})).toEqual({ events: [], older: 0 })
  })
})
