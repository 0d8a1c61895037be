import { expect, type Page } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { blacklistedCompany, bringBeforeReviewers, waitingCompany } from './support/records'
import { test } from './support/test'

const palette = (page: Page) => page.getByRole('dialog', { name: '全局搜索' })
const field = (page: Page) => page.getByRole('combobox', { name: '搜索' })

async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^搜索企业/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

const selected = (page: Page) => page.getByRole('option', { selected: true })

test.describe('staff who look for a company', () => {
  test('find it by two characters from any screen, by keyboard alone, and see that it is blacklisted', async ({
    page,
  }) => {
    const { nameZh, remark } = await blacklistedCompany()
    await signIn(page, 'clerk', '/home')
    await openPalette(page)
    await page.keyboard.type(nameZh.slice(2, 4))
    const companies = page.getByRole('group', { name: '企业', exact: true })
    const hit = companies.getByRole('option', { name: nameZh })
    await expect(hit).toContainText('黑名单')
    await expectAccessible(page)
    await keepPictures(page, 'search-zh')

    await expect(async () => {
      if (!(await selected(page).textContent())?.includes(nameZh)) await page.keyboard.press('ArrowDown')
      await expect(selected(page)).toContainText(nameZh, { timeout: 200 })
    }).toPass()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/company\?id=/)
    await expect(page.getByRole('heading', { level: 1, name: nameZh })).toBeVisible()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '黑名单' }) })
    await expect(row.getByRole('img', { name: '限制' })).toBeVisible()
    await expect(row).toContainText(remark)
    await expectAccessible(page)
    await keepPictures(page, 'company-hub-zh')

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: '最近搜索' }).getByRole('option')).toHaveText([
      nameZh.slice(2, 4),
    ])
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  })

  test('come to the page of the company: everything about it, and the next thing to do one press away', async ({
    page,
  }) => {
    await bringBeforeReviewers()
    const { id, name, number } = await waitingCompany()
    await signIn(page, 'leader', '/home')
    await openPalette(page)
    await page.keyboard.type(number)
    await expect(selected(page)).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${origin()}/company?id=${id}`)
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText(name)
    for (const part of ['报名', '决定与经过', '展位', '名单核验', '提问', '人员与账号'])
      await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
    // The log of messages has a key of its own, which reviewers do not hold.
    await expect(page.getByRole('region', { name: '发出的消息' })).toBeHidden()

    await page.getByRole('button', { name: '去审核' }).click()
    await expect(page).toHaveURL(new RegExp(`/approve\\?id=${id}`))
    await page.getByRole('link', { name: '企业主页' }).click()
    await expect(page.getByRole('region', { name: '审核报名' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/approve\\?id=${id}`))
  })

  test('read the facts of a hall and of a booth without leaving the search', async ({ page }) => {
    await signIn(page, 'clerk', '/home')
    await page.getByRole('button', { name: /^搜索企业/ }).click()
    await field(page).fill('W2')
    const hall = page.getByRole('group', { name: '展馆' }).getByRole('option').first()
    await expect(hall).toContainText('W2')
    await hall.click()
    await expect(page.getByRole('region', { name: '展馆信息' })).toContainText('可选')
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: '展位' }).getByRole('option').first().click()
    const booth = page.getByRole('region', { name: '展位信息' })
    await expect(booth).toContainText('参展企业')
    await keepPictures(page, 'search-booth-zh')
    await page.keyboard.press('Escape')
    await expect(booth).toBeHidden()
    await expect(palette(page)).toBeVisible()
  })

  test('go to a screen of the menu, and are told when nothing is found', async ({ page }) => {
    await signIn(page, 'leader', '/home')
    await openPalette(page)
    await field(page).fill('查无此企业')
    await expect(palette(page)).toContainText('没有找到')
    await field(page).fill('手机号变更')
    await expect(page.getByRole('group', { name: '前往' })).toContainText('手机号变更审核')
    await expect(page.getByRole('status').filter({ hasText: '显示' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${origin()}/exhibitor/approval`)
  })
})

test.describe('a blacklisted exhibitor', () => {
  test('sees at home what is closed, why, and whom to call, and is invited to nothing', async ({ page }) => {
    const { username, remark } = await blacklistedCompany()
    await signIn(page, username, '/exhibitor/home')
    await expect(page).toHaveURL(`${origin()}/exhibitor/home`)
    const banner = page.getByRole('region', { name: '贵公司已被列入黑名单' })
    await expect(banner).toContainText('暂不能提交报名、通过审核或选择展位')
    await expect(banner).toContainText(remark)
    await expect(banner.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
    await expect(page.getByRole('region', { name: '请先联系组委会' })).toBeVisible()
    await expectAccessible(page)
    await keepPictures(page, 'exhibitor-blacklisted-zh')
  })
})
