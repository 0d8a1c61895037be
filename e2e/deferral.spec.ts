import { expect, type Page } from '@playwright/test'
import { bind, mine } from './support/bound-contract'
import { expectAccessible } from './support/looks'
import { newCompany } from './support/new-company'
import { origin, signIn } from './support/people'
import { ask, englishStaff } from './support/records'
import { test } from './support/test'

const words = {
  zh: { day: '新的应付日期', reason: '理由', send: '提交审批' },
  en: { day: 'New due day', reason: 'Reason', send: 'Send it for a decision' },
} as const

test('a later day to pay is proposed by one, answered with another day, and taken by the first', async ({
  page: clerk,
  otherPage: emma,
  thirdPage: exhibitor,
}) => {
  const { username } = await newCompany('CHN')
  await bind(username)
  const [contract] = await ask<{
    id: string
    number: string
    first: string
    wished: string
    offered: string
    shown: string
  }>(
    `SELECT id, number, to_char(current_date + 20, 'YYYY"年"FMMM"月"FMDD"日"') AS first,
       to_char(current_date + 36, 'YYYY/MM/DD') AS wished, to_char(current_date + 30, 'YYYY/MM/DD') AS offered,
       to_char(current_date + 30, 'YYYY"年"FMMM"月"FMDD"日"') AS shown
     FROM contract WHERE id = ${mine(username)}`,
  )
  if (!contract) throw new Error('it has a contract to pay')

  await signIn(clerk, 'admin', `/financial/deferredPayment/add?contract=${contract.id}`)
  await clerk.getByRole('radio', { name: `第1期 · ¥2,500.00 · 应付 ${contract.first}` }).check()
  await propose(clerk, words.zh, contract.wished, '总部付款流程延后')
  await expect(clerk.getByText('已提交，等待另一个人审批')).toBeVisible()
  await expect(clerk.getByText('这个日期是您提出的')).toBeVisible()
  await expect(clerk.getByRole('button', { name: /^同意缓至/ })).toHaveCount(0)

  await signIn(emma, await englishStaff(), '/financial/deferredPaymentApprove')
  await emma.getByRole('link', { name: `Decide ${contract.number}` }).click()
  await expectAccessible(emma)
  await emma.getByRole('link', { name: 'Propose another day' }).click()
  await propose(emma, words.en, contract.offered, 'It has to be there before the stands are built')
  await expect(emma.getByText('You proposed this day')).toBeVisible()

  // Nobody decides about a day of their own: this one is the first person's again.
  await clerk.getByRole('button', { name: `接受${contract.shown}` }).click()
  await expect(clerk.getByText('已同意缓缴，企业已收到通知')).toBeVisible()

  await signIn(exhibitor, username, '/financial/paymentZS')
  await expect(exhibitor.getByText(contract.shown).first()).toBeVisible()
  await exhibitor.goto(`${origin()}/exhibitor/home`)
  await expect(exhibitor.getByText(contract.shown).first()).toBeVisible()
})

async function propose(
  page: Page,
  { day, reason, send }: (typeof words)['zh' | 'en'],
  wanted: string,
  why: string,
): Promise<void> {
  await page.getByLabel(day).fill(wanted)
  await page.getByLabel(day).press('Tab')
  await page.getByRole('textbox', { name: reason, exact: true }).fill(why)
  await page.getByRole('button', { name: send }).click()
}
