import { expect, type Page } from '@playwright/test'
import { companyWithBooth, countersign, drawUp, sendToSign, signWithCode } from './support/contract-steps'
import { expectAccessible } from './support/looks'
import { origin, signIn } from './support/people'
import { picture } from './support/pictures'
import { ask } from './support/records'
import { test } from './support/test'

const words = {
  zh: {
    home: '/exhibitor/home',
    userType: 'CHN',
    toSign: '请签署合同',
    goSign: '阅读并签署合同',
    toPay: '请按期缴费',
    goPay: '去缴费',
    upload: /^上传回单/,
    again: /^重新上传 /,
    file: '银行回单',
    reference: '银行流水号',
    send: '提交回单',
    sent: '回单已提交，等待核对',
    paid: '已付清，展位已确认',
    ready: '展位费已付清，请准备参展',
  },
  en: {
    home: '/exhibitor/homeEN',
    userType: 'ENG',
    toSign: 'Please sign your contract',
    goSign: 'Read and sign it',
    toPay: 'Please pay on time',
    goPay: 'Pay',
    upload: /^Upload a voucher/,
    again: /^Upload again /,
    file: 'The bank’s paper',
    reference: 'Bank reference',
    send: 'Send the voucher',
    sent: 'The voucher was sent and will be checked',
    paid: 'Paid in full; your booths are yours',
    ready: 'Paid in full: now prepare your stand',
  },
} as const

for (const language of ['zh', 'en'] as const)
  test(`a company with sure booths signs its contract with a code and pays it in two parts (${language})`, async ({
    page,
    otherPage: exhibitor,
  }) => {
    const say = words[language]
    const party = await companyWithBooth(say.userType)
    await signIn(page, 'admin')
    const contract = await drawUp(page, party)
    await sendToSign(page)

    await signIn(exhibitor, party.username, say.home)
    await expect(exhibitor.getByRole('heading', { name: say.toSign })).toBeVisible()
    await exhibitor.getByRole('link', { name: say.goSign }).click()
    await signWithCode(exhibitor, party.username, language)
    await countersign(page)
    await exhibitor.goto(`${origin()}${say.home}`)
    await expect(exhibitor.getByRole('heading', { name: say.toPay })).toBeVisible()
    await exhibitor.getByRole('link', { name: say.goPay, exact: true }).last().click()

    await exhibitor.getByRole('button', { name: say.upload }).first().click()
    await sendVoucher(exhibitor, say, 'FT-0001')
    await page.goto(`${origin()}/financial/payment/detail?id=${contract}`)
    await page.getByRole('button', { name: '退回', exact: true }).click()
    await page.getByRole('dialog').getByLabel('原因').fill('看不到银行流水号')
    await page.getByRole('dialog').getByRole('button', { name: '退回', exact: true }).click()
    await expect(page.getByText('回单已退回')).toBeVisible()

    await expect(exhibitor.getByText('看不到银行流水号').first()).toBeVisible()
    await expectAccessible(exhibitor)
    await exhibitor.getByRole('button', { name: say.again }).first().click()
    await sendVoucher(exhibitor, say, 'FT-0001-2')
    await page.getByRole('button', { name: /^确认到账/ }).click()
    await expect(page.getByText('已确认到账，企业已收到通知').first()).toBeVisible()
    expect(await stateOf(party.booth)).toBe('partial')

    await exhibitor.getByRole('button', { name: say.upload }).first().click()
    await sendVoucher(exhibitor, say, 'FT-0002')
    await page.getByRole('button', { name: /^确认到账/ }).click()
    await expect(exhibitor.getByText(say.paid)).toBeVisible()
    expect(await stateOf(party.booth)).toBe('completed')
    await exhibitor.goto(`${origin()}${say.home}`)
    await expect(exhibitor.getByRole('heading', { name: say.ready })).toBeVisible()

    // What everybody sees of it.
    await page.goto(`${origin()}/booth/anon?uuid=${party.hall}&booth=${party.booth}`)
    await page.getByRole('button', { name: '列表', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: party.booth })).toContainText('已完成')
  })

async function sendVoucher(
  page: Page,
  { file, reference, send, sent }: (typeof words)[keyof typeof words],
  number: string,
): Promise<void> {
  const dialog = page.getByRole('dialog')
  const name = `${number}.png`
  await dialog.getByLabel(file).setInputFiles(picture(name, [30, 120, 80]))
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.getByLabel(reference).fill(number)
  await dialog.getByRole('button', { name: send }).click()
  await expect(page.getByText(sent).first()).toBeVisible()
  await expect(dialog).toBeHidden()
}

const stateOf = async (booth: string) =>
  (await ask<{ status: string }>(`SELECT status FROM booth WHERE code = $1 AND edition = 21`, [booth]))[0]
    ?.status
