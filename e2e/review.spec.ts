import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { newestMessage } from './support/messages'
import { origin, signIn } from './support/people'
import { ask, blacklistedCompany, bringBeforeReviewers, englishStaff } from './support/records'
import { test } from './support/test'

interface Waiting {
  id: string
  nameZh: string
  contactMobile: string
  variant: string
  blacklisted: boolean
}

/** Sign-ups that wait for review, as the list shows them, without those other journeys stand on. */
async function waiting(page: Page): Promise<Waiting[]> {
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/review/page', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ view: 'reviews', reviewState: 'awaiting', page: 1, pageSize: 100 }),
    })
    return (await response.json()) as { result: { list: Waiting[] } }
  })
  return answer.result.list.filter(({ contactMobile }) => !/^1380000000\d$/.test(contactMobile))
}

const chinese = (rows: Waiting[]): Waiting => {
  // The last of the demo's own accounts: other journeys change those before it.
  const [found] = rows
    .filter(({ blacklisted, contactMobile }) => !blacklisted && /^138000000[1-9]\d$/.test(contactMobile))
    .sort((one, other) => (one.contactMobile < other.contactMobile ? 1 : -1))
  if (!found) throw new Error('nobody waits for review')
  return found
}

test.beforeEach(async () => void (await bringBeforeReviewers()))

const decisionOf = (page: Page) => page.getByRole('region', { name: '审核决定' })
const decide = async (page: Page, id: string) => {
  await page.goto(`${origin()}/prediction/exhprediction_approve/approve?id=${id}`)
  await expect(decisionOf(page)).toBeVisible()
}

test.describe('a reviewer', () => {
  test('returns a sign-up with a kept phrase, and the company reads it on its home', async ({
    page,
    otherPage: exhibitor,
  }) => {
    const since = new Date()
    await signIn(page, 'leader', '/prediction/exhprediction_approve')
    await expect(page.getByRole('table', { name: '审核报名' })).toContainText('待审核')

    const company = chinese(await waiting(page))
    await page.getByPlaceholder('企业名称').fill(company.nameZh)
    await page.getByRole('button', { name: '查询' }).click()
    await page.getByRole('link', { name: `审核 ${company.nameZh}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: company.nameZh })).toBeVisible()
    const decision = decisionOf(page)
    await expectAccessible(page)
    await keepPictures(page, 'review-desk-zh')

    await page.keyboard.press('s')
    await expect(page.getByRole('button', { name: '转入复审' })).toBeVisible()
    await decision.getByRole('button', { name: '退回', exact: true }).click()
    await expect(decision.getByLabel('审核意见')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    const phrases = page.getByRole('dialog', { name: '常用批语' })
    await phrases.getByPlaceholder('查找批语').fill('执照')
    const phrase = phrases.getByRole('group', { name: '退回' }).getByRole('button').last()
    const words = ((await phrase.textContent()) ?? '').trim()
    await phrase.click()
    await page.keyboard.press('Escape')
    await expect(phrases).toBeHidden()
    await expect(decision.getByLabel('审核意见')).toHaveValue(words)
    await decision.getByRole('button', { name: '开票', exact: true }).click()
    await decision.getByLabel('审核意见').press('Control+Enter')

    // The next one comes by itself, with what became of this one, and the keyboard is at its name.
    await expect(page.getByRole('status').getByText(`上一家已退回：${company.nameZh}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(company.nameZh)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect((await newestMessage(company.contactMobile, since)).text).toContain(words)

    await signIn(exhibitor, company.contactMobile, '/exhibitor/home')
    await expect(exhibitor).toHaveURL(/\/exhibitor\/home/)
    await expect(exhibitor.getByRole('main')).toContainText(words)

    await page.getByRole('link', { name: '更正', exact: true }).click()
    const correction = page.getByRole('dialog', { name: '更正审核决定' })
    await correction.getByLabel('更正原因').fill('点错了')
    const corrected = new Date()
    await correction.getByRole('button', { name: '更正决定' }).click()
    await expect(page.getByRole('heading', { level: 1, name: company.nameZh })).toContainText('初审中')
    await expect(page.getByRole('region', { name: '办理记录' })).toContainText('更正了审核决定')
    expect((await newestMessage(company.contactMobile, corrected)).text).toContain('点错了')
  })

  test('approves while a colleague reads the same sign-up, who is told and cannot decide again', async ({
    page,
    otherPage: colleague,
  }) => {
    const since = new Date()
    await signIn(page, 'leader', '/home')
    const company = chinese(await waiting(page))
    await signIn(colleague, 'admin')
    await decide(page, company.id)
    // The colleague's news come late, so that the claim falls between what they read and the first news.
    let letNewsCome = () => {}
    const claimed = new Promise<void>((resolve) => {
      letNewsCome = resolve
    })
    await colleague.route('**/api/live', (route) => claimed.then(() => route.continue()))
    await decide(colleague, company.id)
    await page.keyboard.press('c')
    await expect(page.getByText(/\d\d:\d\d 认领/)).toBeVisible()
    letNewsCome()
    await expect(colleague.getByText(/^郑国栋 \d\d:\d\d 认领/)).toBeVisible()
    await decisionOf(colleague).getByLabel('审核意见').fill('请补充材料')

    await expect(decisionOf(page).getByRole('button', { name: '通过' })).toBeEnabled()
    await page.keyboard.press('a')
    await expect(page.getByRole('status').getByText(`上一家已通过：${company.nameZh}`)).toBeVisible()
    expect((await newestMessage(company.contactMobile, since)).text).toContain('已通过审核')

    const told = '该报名已由郑国栋审核通过，无需再次审核'
    await expect(colleague.getByText(told)).toBeVisible()
    await decisionOf(colleague).getByRole('button', { name: '退回', exact: true }).click()
    await expect(colleague.getByText(told)).toBeVisible()
    await keepPictures(colleague, 'review-overtaken-zh')
    await colleague.getByRole('button', { name: '查看最新内容' }).click()
    await expect(decisionOf(colleague)).toContainText('已通过')
    await expect(colleague.getByText(told)).toBeHidden()

    await page.goto(`${origin()}/prediction/exhibitor`)
    await expect(page.getByRole('table', { name: '参展商' })).toContainText(company.nameZh)
  })

  test('cannot approve a blacklisted company', async ({ page }) => {
    await signIn(page, 'leader')
    const company = await blacklistedCompany()
    await decide(page, company.id)
    await expect(decisionOf(page)).toContainText('该企业在黑名单中，不能通过审核')
    await expect(decisionOf(page).getByRole('button', { name: '通过' })).toBeDisabled()
    await page.keyboard.press('a')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('待审核')
  })
})

test.describe('a clerk without the key', () => {
  test('finds a sign-up by two characters, reads all of it, and takes the list away', async ({ page }) => {
    await signIn(page, 'clerk', '/home')
    const company = chinese(await waiting(page))
    await page.goto(`${origin()}/prediction/exhprediction`)
    await page.getByPlaceholder('企业名称').fill(company.nameZh.slice(2, 4))
    await page.getByRole('button', { name: '查询' }).click()
    const table = page.getByRole('table', { name: '报名信息' })
    await expect(table.getByRole('link', { name: company.nameZh })).toBeVisible()

    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    const file = await arriving
    expect(file.suggestedFilename()).toBe('报名信息.xlsx')
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')

    await table.getByRole('link', { name: company.nameZh }).click()
    await expect(page.getByRole('heading', { level: 1, name: company.nameZh })).toBeVisible()
    await expect(page.getByRole('region', { name: '企业基本信息' })).toContainText(company.contactMobile)
    await expect(page.getByRole('region', { name: '名单核验' })).toContainText('黑名单')
    await expect(page.getByRole('region', { name: '办理记录' })).toContainText('提交了报名')
    await expect(page.getByRole('button', { name: '审核', exact: true })).toBeHidden()

    await page.getByRole('link', { name: '返回报名信息' }).click()
    await expect(page.getByPlaceholder('企业名称')).toHaveValue(company.nameZh.slice(2, 4))
  })
})

test('the lists of sign-ups show every column at once on a desk, in English too', async ({ page }) => {
  await signIn(page, await englishStaff())
  const lists = {
    exhprediction_approve: 'Review sign-ups',
    exhprediction: 'Sign-ups',
    exhibitor: 'Exhibitors',
  }
  for (const [path, name] of Object.entries(lists)) {
    await page.goto(`${origin()}/prediction/${path}`)
    const table = page.getByRole('table', { name, exact: true })
    await expect(table).toBeVisible()
    const hidden = await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)
    expect([name, hidden]).toEqual([name, 0])
  }
})

/** How soon people press who have read a name. The pace is what is tried, so it is no wait for something to happen. */
const readMs = 300
const readFor = (page: Page) =>
  page.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), readMs)

/** Whether these words were seen for even a moment. */
const watchFor = (page: Page, words: string) =>
  page.evaluate((unwanted) => {
    const look = () => {
      if (document.body.textContent?.includes(unwanted)) document.body.dataset.seen = unwanted
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, words)

test('sign-ups are decided with a key each, one after the other, and nobody is told that a colleague was quicker', async ({
  page,
}) => {
  const brought = await bringBeforeReviewers({ most: 20, waitingDays: 400 })
  expect(brought.length).toBeGreaterThanOrEqual(3)
  await signIn(page, 'leader', '/home')
  await page.goto(`${origin()}/prediction/exhprediction_approve/approve`)
  await watchFor(page, '无需再次审核')
  const heading = page.getByRole('heading', { level: 1 })
  let decided = ''
  for (const _one of brought) {
    await expect(heading).toContainText('待审核')
    if (decided) await expect(heading).not.toHaveText(decided)
    decided = await heading.innerText()
    const before = page.url()
    await readFor(page)
    await expect(async () => {
      await page.keyboard.press('a')
      await expect(page).not.toHaveURL(before, { timeout: 5000 })
    }).toPass()
  }
  const [approved] = await ask<{ count: number }>(
    `SELECT count(*)::int FROM company WHERE id = ANY($1) AND review_state = 'approved'`,
    [brought],
  )
  expect(approved?.count).toBe(brought.length)
  await expect(page.locator('body')).not.toHaveAttribute('data-seen')
})
