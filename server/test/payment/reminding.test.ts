import type { Client } from '@fairground/wire/kernel/client'
import * as desk from '@fairground/wire/payment/desk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remindOfPayments } from '../../src/payment/reminding'
import { hallOfRows } from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { sealedCompany, sentVoucher } from './payment-support'

let fair: TestFair
let admin: Client
let booths: string[]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  booths = (await hallOfRows(fair, 4, 4, { code: 'Q5' })).boothIds.flat()
})
afterAll(() => fair.stop())

// The first half of every contract here is due on 2 December 2026, and the other one in another millennium.
const on = (today: string) => remindOfPayments(fair.platform, { edition: 21, today })
const told = async (accountId: string) =>
  (
    await fair.platform.db
      .selectFrom('outbox_message')
      .innerJoin('account', 'account.username', 'outbox_message.recipient')
      .select(['template', 'body'])
      .where('account.id', '=', accountId)
      .where('template', 'in', ['paymentSoon', 'paymentLate'])
      .orderBy('outbox_message.created_at')
      .execute()
  ).map(({ template }) => template)

it('reminds of an instalment once before its day and once after it', async () => {
  const { who } = await sealedCompany(fair, admin, booths.pop() ?? '')
  for (const day of ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-02']) await on(day)
  expect(await told(who.as.accountId)).toEqual(['paymentSoon'])
  for (const day of ['2026-12-03', '2026-12-04']) await on(day)
  expect(await told(who.as.accountId)).toEqual(['paymentSoon'])
  for (const day of ['2026-12-05', '2026-12-06', '2027-01-10']) await Promise.all([on(day), on(day)])
  expect(await told(who.as.accountId)).toEqual(['paymentSoon', 'paymentLate'])
})

it('says nothing while a voucher is checked, nor once the money is there', async () => {
  const { who, contractId } = await sealedCompany(fair, admin, booths.pop() ?? '')
  const voucherId = await sentVoucher(who, contractId)
  await on('2026-12-01')
  expect(await told(who.as.accountId)).toEqual([])
  await admin(desk.confirmVoucher, { body: { voucherId } })
  await on('2026-12-10')
  expect(await told(who.as.accountId)).toEqual([])
})
