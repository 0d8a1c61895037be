import { expect, type Page } from '@playwright/test'
import { button, choose } from './support/lists'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { test } from './support/test'

const title = { zh: '南广场增开夜场', en: 'The South Plaza opens at night' }

async function publishNews(page: Page): Promise<void> {
  await signIn(page, 'leader', '/portal/news')
  await button(page, '新增').click()
  await page.getByLabel('标题（中文）').fill(title.zh)
  await page.getByLabel('标题（英文）').fill(title.en)
  await choose(page, page.getByRole('main'), /^分类/, '活动')
  await page.getByLabel(/^日期/).first().fill('2026/11/20')
  await page.keyboard.press('Tab')
  await page.getByLabel('摘要（中文）').fill('每晚 19:00 至 21:00。')
  await page.getByLabel('摘要（英文）').fill('Every evening from 7 to 9 pm.')
  await page
    .getByLabel('正文 1（中文）')
    .fill('见[观展指南](/visit/guide)。<script>document.title = 1</script>')
  await page
    .getByLabel('正文 1（英文）')
    .fill('See [the guide](/visit/guide). <script>document.title = 1</script>')
  await button(page, '发布').click()
  await button(page.getByRole('dialog').last(), '发布').click()
}

test('what an editor publishes is read by anybody, in both languages, on a wide screen and on a phone', async ({
  page,
  otherPage,
}) => {
  await publishNews(page)
  const standing = page.getByRole('region', { name: '发布' })
  await expect(standing.getByText('在网站上查看：')).toBeVisible()

  await otherPage.goto(origin())
  await otherPage.getByRole('link', { name: '展会官网' }).click()
  await expect(otherPage).toHaveURL(`${origin()}/fair`)
  await keepPictures(otherPage, 'site-home')
  await expectAccessible(otherPage)
  await otherPage.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻' }).click()
  await keepPictures(otherPage, 'site-news')
  await expectAccessible(otherPage)
  await otherPage.getByRole('main').getByRole('link', { name: title.zh }).click()
  await expect(otherPage.getByRole('heading', { level: 1, name: title.zh })).toBeVisible()
  // What was typed is words.
  await expect(otherPage.getByRole('main')).toContainText('<script>document.title = 1</script>')
  await expect(otherPage).toHaveTitle(/^南广场增开夜场/)
  await expect(otherPage.locator('script')).toHaveCount(0)
  await otherPage.getByRole('banner').getByRole('link', { name: 'English' }).first().click()
  await expect(otherPage.getByRole('heading', { level: 1, name: title.en })).toBeVisible()
  await keepPictures(otherPage, 'site-entry')
  await expectAccessible(otherPage)
  await otherPage.getByRole('main').getByRole('link', { name: 'the guide' }).click()
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Visitor guide' })).toBeVisible()

  const address = await standing.getByRole('link', { name: 'English' }).getAttribute('href')
  await button(standing, '撤下').click()
  await button(page.getByRole('dialog').last(), '撤下').click()
  await expect(async () => {
    expect((await otherPage.goto(origin() + address))?.status()).toBe(404)
  }).toPass()
  await expect(otherPage.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible()
  await keepPictures(otherPage, 'site-not-found')
})

test('a visitor with a phone and no scripts finds an exhibitor, and the way to its booth', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
  })
  try {
    const page = await context.newPage()
    await page.goto(`${origin()}/en/fair`)
    await page.getByRole('banner').getByLabel('Menu').first().click()
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Exhibitors' })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Exhibitors' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Product families' })
      .getByRole('link', { name: 'Fire detection and alarm' })
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Exhibitors · Fire detection and alarm' }),
    ).toBeVisible()
    const first = page.getByRole('main').getByRole('list').last().getByRole('link').first()
    const name = (await first.textContent()) ?? ''
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const way = page.getByRole('link', { name: /show on the plan$/ }).first()
    await expect(way).toHaveAttribute('href', /^\/booth\/anon\?uuid=.*&lan=ENG&booth=/)
  } finally {
    await context.close()
  }
})

const looks = [
  ['directory', '/en/exhibitors'],
  ['hotels', '/visit/hotels'],
  ['questions', '/en/visit/questions'],
  ['steps', '/exhibit/steps'],
  ['dates', '/en/about/dates'],
  ['contact', '/en/contact'],
  ['search', '/search?q=展位'],
  ['home-en', '/en/fair'],
] as const

test('no page of the site has a barrier, and on none anything sticks out', async ({ page }) => {
  for (const [name, path] of looks) {
    await page.goto(origin() + path)
    await keepPictures(page, `site-${name}`)
  }
  for (const [, path] of looks) {
    await page.goto(origin() + path)
    await expectAccessible(page)
  }
})
