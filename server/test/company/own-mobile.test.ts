import { findCompany, updateCompany } from '@fairground/wire/company/basics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formFor, prepareExhibitor, type SignUpExhibitor } from '../support/sign-up-exhibitor'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let exhibitor: SignUpExhibitor
beforeAll(async () => {
  fair = await startTestFair()
  exhibitor = await prepareExhibitor(fair, 'CHN', '13800000001')
})
afterAll(() => fair.stop())

describe('the contact’s mobile of a Chinese exhibitor', () => {
  it('is the login mobile, and the backup contact has another one, whatever is sent', async () => {
    const form = { ...formFor(exhibitor, 'basics'), contactMobile: '13912345678' }
    await exhibitor.call(updateCompany, { body: { ...form, backupMobile: '13912345679' } })
    await expect(
      exhibitor.call(updateCompany, { body: { ...form, backupMobile: '13800000001' } }),
    ).rejects.toThrow('备用联系人手机号不能与联系人手机号相同')
    expect(await exhibitor.call(findCompany, { body: {} })).toMatchObject({
      contactMobile: '13800000001',
      backupMobile: '13912345679',
    })
  })
})
