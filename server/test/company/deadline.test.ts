import { findCompany, updateCompany } from '@fairground/wire/company/basics'
import { changeSetting } from '@fairground/wire/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
  const admin = clientFor(fair, await fair.signIn('admin'))
  await admin(changeSetting, {
    params: { key: 'signUpDeadline' },
    body: { version: 0, value: '2020-01-31' },
  })
})
afterAll(() => fair.stop())

describe('after the deadline', () => {
  it('a company cannot take back what it could not hand in again', async () => {
    const company = clientFor(fair, await fair.signIn('13800000003'))
    await expect(company(updateCompany, { body: { dataState: 'draft' } } as never)).rejects.toThrow(
      '报名已截止',
    )
    expect(await company(findCompany, { body: {} })).toMatchObject({ dataState: 'submitted' })
  })

  it('staff may still take it back for the company', async () => {
    const company = clientFor(fair, await fair.signIn('13800000003'))
    const own = await company(findCompany, { body: {} })
    const admin = clientFor(fair, await fair.signIn('admin'))
    expect(await admin(updateCompany, { body: { companyId: own?.id, dataState: 'draft' } } as never)).toBe(1)
  })
})
