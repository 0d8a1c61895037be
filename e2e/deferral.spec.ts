import { expect, type Page } from '@playwright/test'
import { bind, mine } from './support/bound-contract'
import { expectAccessible } from './support/looks'
import { newCompany } from './support/new-company'
import { origin, signIn } from './support/people'
import { ask, englishStaff } from './support/records'
import { test } from './support/test'

const words = {
  zh: {
    day: '新的应付日期',
    reason: '理由',
    why: '总部付款流程延后',
    send: '提交审批',
    instalment: (day: string) => `第1期 · ¥2,500.00 · 应付 ${day}`,
    sent: '已提交，等待另一个人审批',
    own: '这个日期是您提出的',
    grant: /^同意缓至/,
    decide: '审批',
    counter: '提出其他日期',
    accept: '接受',
    granted: '已同意缓缴，企业已收到通知',
  },
  en: {
    day: 'New due day',
    reason: 'Reason',
    why: 'It has to be there before the stands are built',
    send: 'Send it for a decision',
    instalment: (day: string) => `Instalment 1 · US$2,500.00 · due ${day}`,
    sent: 'Sent; somebody else decides',
    own: 'You proposed this day',
    grant: /^Grant /,
    decide: 'Decide ',
    counter: 'Propose another day',
    accept: 'Take ',
    granted: 'Granted; the company is told',
  },
} as const
type Words = (typeof words)['zh' | 'en']

const fairs = [
  {
    language: 'zh',
    userType: 'CHN',
    locale: 'zh-CN',
    payments: '/financial/paymentZS',
    home: '/exhibitor/home',
  },
  {
    language: 'en',
    userType: 'ENG',
    locale: 'en-GB',
    payments: '/financial/paymentZSENG',
    home: '/exhibitor/homeEN',
  },
] as const

// Who asks speaks the language of the exhibitor, and who decides the other one.
for (const { language, userType, locale, payments, home } of fairs)
  test(`a later day to pay is proposed by one, answered with another day, and taken by the first (${language})`, async ({
    page: asker,
    otherPage: other,
    thirdPage: exhibitor,
  }) => {
    const say = words[language]
    const theirs = words[language === 'zh' ? 'en' : 'zh']
    const staff = { zh: 'admin', en: await englishStaff() }
    const { username } = await newCompany(userType)
    await bind(username)
    const [contract] = await ask<{
      id: string
      number: string
      first: string
      wished: string
      offered: string
    }>(
      `SELECT id, number, (current_date + 20)::text AS first, (current_date + 36)::text AS wished,
         (current_date + 30)::text AS offered
       FROM contract WHERE id = ${mine(username)}`,
    )
    if (!contract) throw new Error('it has a contract to pay')
    const shown = (day: string) =>
      new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })

    await signIn(asker, staff[language], `/financial/deferredPayment/add?contract=${contract.id}`)
    await asker.getByRole('radio', { name: say.instalment(shown(contract.first)) }).check()
    await propose(asker, say, contract.wished)
    await expect(asker.getByText(say.sent)).toBeVisible()
    await expect(asker.getByText(say.own)).toBeVisible()
    await expect(asker.getByRole('button', { name: say.grant })).toHaveCount(0)

    await signIn(other, staff[language === 'zh' ? 'en' : 'zh'], '/financial/deferredPaymentApprove')
    await other.getByRole('link', { name: new RegExp(`^${theirs.decide}\\s*${contract.number}$`) }).click()
    await expectAccessible(other)
    await other.getByRole('link', { name: theirs.counter }).click()
    await propose(other, theirs, contract.offered)
    await expect(other.getByText(theirs.own)).toBeVisible()

    // Nobody decides about a day of their own: this one is the first person's again.
    await asker.getByRole('button', { name: `${say.accept}${shown(contract.offered)}` }).click()
    await expect(asker.getByText(say.granted)).toBeVisible()

    await signIn(exhibitor, username, payments)
    await expect(exhibitor.getByText(shown(contract.offered)).first()).toBeVisible()
    await exhibitor.goto(`${origin()}${home}`)
    await expect(exhibitor.getByText(shown(contract.offered)).first()).toBeVisible()
  })

async function propose(page: Page, { day, reason, why, send }: Words, wanted: string): Promise<void> {
  await page.getByLabel(day).fill(wanted)
  await page.getByLabel(day).press('Tab')
  await page.getByRole('textbox', { name: reason, exact: true }).fill(why)
  await page.getByRole('button', { name: send }).click()
}
