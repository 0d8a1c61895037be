import { updateCompany } from '@fairground/wire/company/basics'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

const submitListed = async (username: string, remark: string) => {
  const signed = await fair.signIn(username)
  await fair.platform.db
    .insertInto('blacklist_entry')
    .values({ account_id: signed.accountId, company_name: '某公司', remark })
    .execute()
  return clientFor(fair, signed)(updateCompany, { body: { dataState: 'submitted' } })
}

describe('a blacklisted company that submits', () => {
  it('is refused with the organiser’s reason', async () => {
    await expect(submitListed('13800000004', '多次拖欠展位费。')).rejects.toMatchObject({
      code: codes.refused,
      message: expect.stringMatching(/已被列入黑名单.*组委会说明：多次拖欠展位费。/),
    })
  })

  it('is refused in English, and no reason is made up where none was given', async () => {
    const refused = submitListed('exhibitor4@example.com', '')
    await expect(refused).rejects.toMatchObject({
      message: expect.stringMatching(/^This company is on the organiser’s blacklist/),
    })
    await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining('remark') })
  })
})
