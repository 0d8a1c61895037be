import { expect, type Page } from '@playwright/test'
import { button, choose, rowWith } from './support/lists'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

const publicly = async (page: Page, language: 'zh' | 'en', title: string) => {
  const response = await page.request.get(`${origin()}/api/portal/site/news?language=${language}`)
  const { result } = (await response.json()) as { result: { title: string; summary: string }[] }
  return result.find((entry) => entry.title === title)
}

const agree = (page: Page, answer: string) => button(page.getByRole('dialog').last(), answer).click()

const title = { zh: '闭幕日延长开放一小时', en: 'Open an hour longer on the last day' }

test('news is written in both languages, previewed, planned, goes out by itself, is corrected and brought back', async ({
  page,
}) => {
  await signIn(page, 'leader', '/module')
  await page.getByRole('main').getByRole('link', { name: /门户/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '门户首页' })).toBeVisible()
  await keepPictures(page, 'portal-home')
  // Whoever chose a system finds it again.
  await page.goto(`${origin()}/index`)
  await expect(page.getByRole('heading', { level: 1, name: '门户首页' })).toBeVisible()

  await page.goto(`${origin()}/portal/news`)
  await button(page, '新增').click()
  const checks = page.getByRole('region', { name: '检查' })
  await page.getByLabel('标题（中文）').fill(title.zh)
  await expect(checks).toContainText('缺英文版')
  await choose(page, page.getByRole('main'), /^分类/, '公告')
  await page.getByLabel(/^日期/).first().fill('2026/11/20')
  await page.keyboard.press('Tab')
  await page.getByLabel('摘要（中文）').fill('最后一天延长至 16:00。')
  await page.getByLabel('正文 1（中文）').fill('最后一天延长至 16:00，见[展位图](/booth/anon)。')
  await button(page, '保存草稿').click()
  await expect(page.getByText('新增成功', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/portal\/news\/update\?id=/)
  await expect(page.getByRole('region', { name: '版本' })).toBeVisible()

  await page.getByLabel('标题（英文）').fill(title.en)
  await button(page, '发布').click()
  await agree(page, '发布')
  // Half a language does not go out, and is said where it lacks.
  await expect(page.getByText(/该语言的内容尚未填完/).first()).toBeVisible()
  expect(await publicly(page, 'zh', title.zh)).toBeUndefined()
  await page.getByLabel('摘要（英文）').fill('Until 4 pm on the last day.')
  await page.getByLabel('正文 1（英文）').fill('Until 4 pm on the last day; see [the plan](/booth/anon).')
  await expectAccessible(page)
  await keepPictures(page, 'portal-news-editor')
  await button(page, '预览').click()
  const preview = page.getByRole('dialog')
  await preview.getByText('English', { exact: true }).click()
  await expect(preview.getByRole('heading', { name: title.en })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'the plan' })).toHaveAttribute('href', '/booth/anon')
  await keepPictures(page, 'portal-news-preview')
  await page.keyboard.press('Escape')
  await button(page, '保存草稿').click()
  await expect(page.getByText('编辑成功', { exact: true })).toBeVisible()

  const standing = page.getByRole('region', { name: '发布' })
  const moment = standing.getByLabel('日期和时间')
  await moment.fill('2099/01/31 09:00')
  await moment.press('Enter')
  await button(standing, '到时发布').click()
  await expect(standing).toContainText('将于此时发布')
  expect(await publicly(page, 'zh', title.zh)).toBeUndefined()
  // Its time comes; nobody presses anything.
  await ask(`UPDATE portal_news SET due_at = now() WHERE title_zh = '${title.zh}'`)
  await ask(`INSERT INTO jobs.job (name, data) VALUES ('release-due', '{}')`)
  await expect(async () => expect(await publicly(page, 'en', title.en)).toBeDefined()).toPass({
    timeout: 90_000,
  })
  await expect(standing).toContainText('已发布')

  await page.getByLabel('摘要（中文）').fill('最后一天延长至 17:00。')
  await button(page, '保存草稿').click()
  await expect(standing).toContainText('有修改未发布')
  expect((await publicly(page, 'zh', title.zh))?.summary).toBe('最后一天延长至 16:00。')
  await button(page, '发布').click()
  await agree(page, '发布')
  await expect(async () =>
    expect((await publicly(page, 'zh', title.zh))?.summary).toBe('最后一天延长至 17:00。'),
  ).toPass()

  const versions = page.getByRole('region', { name: '版本' })
  await button(versions, /^版本 3 改了什么/).click()
  await expect(page.getByRole('dialog').last()).toContainText('16:00')
  await keepPictures(page, 'portal-versions')
  await page.keyboard.press('Escape')
  await button(versions, '恢复版本 2').click()
  await agree(page, '恢复')
  await expect(page.getByText('恢复成功')).toBeVisible()
  await expect(page.getByLabel('摘要（中文）')).toHaveValue('最后一天延长至 16:00。')
  await expect(standing).toContainText('有修改未发布')
  expect((await publicly(page, 'zh', title.zh))?.summary).toBe('最后一天延长至 17:00。')
})

test('two at one entry see each other, and neither overwrites the other', async ({ page, context }) => {
  await signIn(page, 'leader', '/portal/question')
  const question = '怎样报名参展？'
  await button(rowWith(page, question), /^编辑/).click()
  await expect(page.getByLabel('问题（中文）')).toHaveValue(question)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('回答（中文）').fill('请先注册账号，再填写报名表。')
  await button(other, '保存草稿').click()
  await expect(other.getByText('编辑成功', { exact: true })).toBeVisible()

  await page.getByLabel('回答（中文）').fill('请在网站上注册。')
  await page.getByLabel('回答（英文）').fill('Register on this site.')
  await button(page, '保存草稿').click()
  await expect(page.getByText(/该记录已被郑国栋于.*修改/)).toBeVisible()
  const contested = page.getByRole('group', { name: '回答（中文）' })
  await expect(page.getByRole('group', { name: '回答（英文）' })).toHaveCount(0)
  await contested.getByRole('radio', { name: /最新/ }).check()
  await button(page, '保存草稿').click()
  await expect(page.getByText('编辑成功', { exact: true })).toBeVisible()
  await expect(page.getByLabel('回答（中文）')).toHaveValue('请先注册账号，再填写报名表。')
  await expect(page.getByLabel('回答（英文）')).toHaveValue('Register on this site.')
})

test('entries in an order of their own are moved from the keyboard; an English editor finds the same on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page, 'overseas', '/portal/question')
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'How do I sign up as an exhibitor?' })
  await button(card, /^Move .* up$/).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moved to place 2')).toBeVisible()
  await expectAccessible(page)
  await button(card, /^Edit/).click()
  await expect(page.getByLabel('Question (English)')).toBeVisible()
  await expectAccessible(page)
  await keepPictures(page, 'portal-phone')
})
