import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { has, signaturesOf } from '../scripts/lib/outside-judges'
import { badges, gate, makeBadge, reprint, scan } from './support/badge-steps'
import {
  choiceConfirmed,
  companyWithBooth,
  countersign,
  drawUp,
  sendToSign,
  signWithCode,
} from './support/contract-steps'
import { expectAccessible } from './support/looks'
import { origin, signIn } from './support/people'
import { picture } from './support/pictures'
import { ask } from './support/records'
import { test } from './support/test'

const words = {
  zh: {
    home: '/exhibitor/home',
    userType: 'CHN',
    choice: '/exhibitor/booth/select',
    toProducts: '填报新产品',
    products: '新产品',
    toSign: '请签署合同',
    toContract: '前往合同',
    toPay: '请按期缴费',
    toPayment: '前往缴费',
    paper: '下载 PDF',
    map: 'CHN',
    list: '列表',
    live: '实时',
    completed: '已完成',
    upload: /^上传回单/,
    again: /^重新上传 /,
    file: '银行回单',
    reference: '银行流水号',
    send: '提交回单',
    sent: '回单已提交，等待核对',
    paid: '已付清，展位已确认',
    ready: '展位费已付清，请准备参展',
    toBadges: '登记参展人员',
  },
  en: {
    home: '/exhibitor/homeEN',
    userType: 'ENG',
    choice: '/exhibitor/booth/selectEN',
    toProducts: 'Enter your products',
    products: 'Products',
    toSign: 'Please sign your contract',
    toContract: 'To the contract',
    toPay: 'Please pay on time',
    toPayment: 'To payment',
    paper: 'Download PDF',
    map: 'ENG',
    list: 'List',
    live: 'Live',
    completed: 'Completed',
    upload: /^Upload a voucher/,
    again: /^Upload again /,
    file: 'The bank’s paper',
    reference: 'Bank reference',
    send: 'Send the voucher',
    sent: 'The voucher was sent and will be checked',
    paid: 'Paid in full; your booths are yours',
    ready: 'Paid in full: now prepare your stand',
    toBadges: 'Name the people of your stand',
  },
} as const

for (const language of ['zh', 'en'] as const)
  test(`from the confirmed choice to the contract signed with a code, paid in two parts, and the badge at the gate (${language})`, async ({
    page,
    otherPage: exhibitor,
    thirdPage: anybody,
  }) => {
    const say = words[language]
    const party = await companyWithBooth(say.userType)
    await choiceConfirmed(party)
    // Open from here to the end: what happens to the booth shows by itself.
    await anybody.goto(`${origin()}/booth/anon?uuid=${party.hall}&lan=${say.map}&booth=${party.booth}`)
    await anybody.getByRole('button', { name: say.list, exact: true }).click()
    await expect(anybody.getByText(say.live, { exact: true })).toBeVisible()
    const row = anybody.getByRole('row').filter({ hasText: party.booth })
    await expect(row).toBeVisible()
    await expect(row).not.toContainText(say.completed)

    // Confirmed, and no contract yet.
    await signIn(exhibitor, party.username, say.choice)
    await exhibitor.getByRole('link', { name: say.toProducts }).click()
    await expect(exhibitor.getByRole('heading', { level: 1, name: say.products })).toBeVisible()

    await signIn(page, 'admin')
    const contract = await drawUp(page, party)
    await sendToSign(page)
    await exhibitor.goto(`${origin()}${say.home}`)
    await expect(exhibitor.getByRole('heading', { name: say.toSign })).toBeVisible()
    await exhibitor.goto(`${origin()}${say.choice}`)
    await exhibitor.getByRole('link', { name: say.toContract }).click()
    await signWithCode(exhibitor, party.username, language)
    await countersign(page)
    await expectSealedPaper(exhibitor, say.paper)

    // From the moment it is to be paid, the choice leads to payment.
    await exhibitor.goto(`${origin()}${say.home}`)
    await expect(exhibitor.getByRole('heading', { name: say.toPay })).toBeVisible()
    await exhibitor.goto(`${origin()}${say.choice}`)
    await exhibitor.getByRole('link', { name: say.toPayment }).click()

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
    await expect(row).toContainText(say.completed)

    await exhibitor.getByRole('link', { name: say.toBadges }).click()
    await expectBadge(page, exhibitor, language)
  })

/** It opens the gate until it is printed again; the new one does, and is known to have been there today. */
async function expectBadge(staff: Page, exhibitor: Page, language: 'zh' | 'en'): Promise<void> {
  const first = await makeBadge(exhibitor, language)
  const heading = (name: string | RegExp) => expect(staff.getByRole('heading', { name })).toBeVisible()
  await staff.goto(origin() + gate)
  await scan(staff, first)
  await heading('证件有效')
  await staff.getByRole('button', { name: '确认入场' }).click()
  await heading(/^已入场/)

  const second = await reprint(staff, badges[language].name)
  await staff.goto(origin() + gate)
  await scan(staff, first)
  await heading('已补打，此证失效')
  await scan(staff, second)
  await heading('今日已入场')
  await staff.getByRole('button', { name: '再次放行' }).click()
  await heading(/^已入场/)
}

/** The file the company takes away; where there is an outside judge, it says that nobody has changed it. */
async function expectSealedPaper(page: Page, button: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const paper = await readFile(await download.path())
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  expect(paper.includes('/ByteRange')).toBe(true)
  if (!has('pdfsig')) return
  const said = await signaturesOf(paper)
  expect(said).toContain('Signature is Valid.')
  expect(said).toContain('Total document signed')
}

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
