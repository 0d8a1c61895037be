import { expect } from '@playwright/test'
import {
  companyWithBooth,
  countersign,
  delegate,
  drawUp,
  sendToSign,
  signByDelegate,
  signWithCode,
} from './support/contract-steps'
import { expectAccessible } from './support/looks'
import { origin, signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

const words = {
  zh: {
    userType: 'CHN',
    contract: '/contract/manage/ManageZS',
    amending: '这是变更合同，双方签署后取代合同',
    amended: '变更合同，已取代合同',
  },
  en: {
    userType: 'ENG',
    contract: '/contract/manage/ManageZSENG',
    amending: 'This is an amendment. It replaces contract',
    amended: 'This amendment has replaced contract',
  },
} as const

for (const language of ['zh', 'en'] as const)
  test(`two companies swap booths: the contract of one is amended, signed anew by a delegate and charged anew (${language})`, async ({
    page,
    otherPage: exhibitor,
  }) => {
    const say = words[language]
    const party = await companyWithBooth(say.userType, 1)
    const other = await companyWithBooth(say.userType, 2)
    await signIn(page, 'admin')
    const before = await drawUp(page, party)
    await sendToSign(page)
    await signIn(exhibitor, party.username, say.contract)
    await signWithCode(exhibitor, party.username, language)
    await countersign(page)

    await page.goto(`${origin()}/booth/select?tab=companies&company=${party.id}&part=act`)
    const drawer = page.getByRole('dialog', { name: party.name })
    await expect(drawer.getByText('变动展位后须签变更合同')).toBeVisible()
    await drawer.getByText('与企业互换', { exact: true }).click()
    await drawer.getByLabel('另一家企业').first().fill(other.name)
    await page.locator('.ant-select-dropdown:visible').getByText(`${other.name} ${other.booth}`).click()
    await drawer.getByLabel('原因').first().fill('两家企业商定互换')
    await drawer.getByRole('button', { name: '与企业互换', exact: true }).click()
    await expect(page.getByText('已完成', { exact: true }).first()).toBeVisible()

    await page.goto(`${origin()}/contract/manage/detail?id=${before}`)
    await expect(page.getByText(`新增 ${other.booth} · 不再持有 ${party.booth}`)).toBeVisible()
    await page.getByRole('button', { name: '拟定变更合同' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('总额增加')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('变更原因（写入合同）').fill('与另一家企业互换展位')
    await dialog.getByRole('button', { name: '拟定变更合同' }).click()
    await expect(page.getByText('变更合同已拟定')).toBeVisible()
    await sendToSign(page)

    await exhibitor.goto(`${origin()}${say.contract}`)
    await expect(exhibitor.getByText(say.amending)).toBeVisible()
    await signByDelegate(exhibitor, party.username, language)
    await countersign(page)
    await expect(page.getByText(delegate).first()).toBeVisible()

    // Both papers are kept, and what is owed is the amendment alone.
    await exhibitor.reload()
    await expect(exhibitor.getByText(say.amended)).toBeVisible()
    await page.goto(`${origin()}/contract/manage/detail?id=${before}`)
    await expect(page.getByText('已被变更合同取代').first()).toBeVisible()
    const owed = await ask<{ state: string; owes: boolean }>(
      `SELECT state, outstanding = CASE state WHEN 'payment' THEN total ELSE 0 END AS owes
     FROM contract JOIN contract_balance balance ON balance.contract_id = contract.id
     WHERE contract.company_id = $1 ORDER BY number`,
      [party.id],
    )
    expect(owed).toEqual([
      { state: 'superseded', owes: true },
      { state: 'payment', owes: true },
    ])
  })
