import { expect, type Page } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { signIn } from './support/people'
import { boothHolder } from './support/records'
import { part, press, said } from './support/sections'
import { test } from './support/test'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('the confirmation page tells what the organiser knows', () => {
  test('of a company that holds booths: them, the QQ group of their hall, the lists, and its past', async ({
    page,
    otherPage: organiser,
  }) => {
    const { username, booth, hall } = await boothHolder()
    await signIn(organiser, 'admin', '/system/settings')
    await organiser.getByRole('button', { name: '修改 展区QQ群' }).click()
    await organiser.getByRole('button', { name: '添加一项' }).click()
    await organiser.getByLabel('展馆编号').last().fill(hall)
    await organiser.getByLabel('QQ群号').last().fill('12')
    await press(organiser, '保存')
    await expect(organiser.getByText('QQ群号为5-12位数字')).toBeVisible()
    await organiser.getByLabel('QQ群号').last().fill('765432100')
    await press(organiser, '保存')
    await expect(organiser.getByText('已保存').first()).toBeVisible()

    await signIn(page, username, '/exhprediction/confirm')
    const booths = region(page, '已选展位')
    await expect(booths.getByText(booth)).toBeVisible()
    await expect(booths.getByText('765432100')).toBeVisible()
    await expect(region(page, '会员及信用等级核验').getByText('协会会员')).toBeVisible()
    const past = region(page, '办理记录')
    await expect(past.getByText('审核通过')).toBeVisible()
    await expect(past.getByText('组委会').first()).toBeVisible()
    await expectAccessible(page)
    await keepPictures(page, 'confirmation-booths')
  })

  test('of a company that may choose soon: its halls and tier', async ({ page }) => {
    await signIn(page, '13800000005', '/exhprediction/confirm')
    const booths = region(page, '已选展位')
    await expect(booths.getByText('尚未选择展位。')).toBeVisible()
    await expect(booths.getByText('可选的展馆')).toBeVisible()
    await keepPictures(page, 'confirmation-range')
  })
})

test.describe('a company that was there last time', () => {
  test('starts from what it filled in then, and saves it for this edition', async ({ page }) => {
    await signIn(page, '13800000002', '/exhprediction')
    const request = part(page, '展位需求')
    await expect(request.getByText('贵公司参加过第 20 届')).toBeVisible()
    await expectAccessible(page)
    await keepPictures(page, 'earlier-offer')
    await press(request, '带入上届内容')
    await said(page, '已带入第 20 届的内容，请核对后保存。')
    await expect(request.getByLabel('室内光地面积 *', { exact: true })).toHaveValue('72')
    await press(request, '保存')
    await expect(request.getByText('72 m²')).toBeVisible()
    await expect(request.getByRole('button', { name: '带入上届内容' })).toHaveCount(0)
  })

  test('is offered the same in English', async ({ page }) => {
    await signIn(page, 'exhibitor2@example.com', '/exhpredictionEN')
    const request = part(page, 'Booth Requirement')
    await press(page, 'Use all those answers')
    await said(page, 'Filled in as for edition 20. Please check it, then save.')
    await expect(request.getByLabel('Indoor raw space *', { exact: true })).toHaveValue('72')
    await keepPictures(page, 'earlier-taken-en')
  })
})
