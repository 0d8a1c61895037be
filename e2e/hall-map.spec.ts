import { expect } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin } from './support/people'
import { test } from './support/test'

const visitors = [
  {
    language: 'Chinese',
    picker: '/plan/planAnon',
    title: '展馆预览',
    search: '展位号、企业或展馆',
    way: '怎么走',
    from: '从哪里出发',
    minutes: /约 \d+ 分钟/,
    wayName: '路线',
    whereThere: 'W2 内的位置',
    legs: [/^W2 馆内，到/, /^穿过园区/, /^从.+进入 W3/],
    start: '出发点',
    live: '实时',
    lost: /正在重新连接|更新于/,
    inList: '在列表中查看',
  },
  {
    language: 'English',
    picker: '/plan/planAnonEN',
    title: 'Hall preview',
    search: 'Booth, company or hall',
    way: 'Way here',
    from: 'From',
    minutes: /about \d+ minute/,
    wayName: 'The way there',
    whereThere: 'Where in W2',
    legs: [/^Inside W2 to /, /^Across the site/, /^Inside W3 from /],
    start: 'Where you start',
    live: 'Live',
    lost: /Reconnecting|Updated at/,
    inList: 'Show in list',
  },
]

for (const words of visitors)
  test(`a visitor finds a booth and the way to it, in ${words.language}`, async ({ page }) => {
    await page.goto(origin() + words.picker)
    await page.getByRole('link', { name: /^W3/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByText(words.live, { exact: true })).toBeVisible()

    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: words.search })).toBeFocused()
    await page.keyboard.type('w3-104')
    await page.keyboard.press('Enter')
    const card = page.getByRole('article', { name: 'W3-104' })
    await expect(card).toBeVisible()
    expect(new URL(page.url()).searchParams.get('booth')).toBe('W3-104')
    await expectAccessible(page)
    await keepPictures(page, `hall-map-${words.language}`)

    await card.getByRole('button', { name: words.way }).click()
    await expect(page.getByText(words.minutes)).toBeVisible()
    await page.getByLabel(words.from).selectOption('W3-101')
    await expect(page.getByText(words.minutes)).toBeVisible()
    expect(new URL(page.url()).searchParams.get('from')).toBe('W3-101')
    await page.reload()
    await expect(page.getByText(words.minutes)).toBeVisible()

    // From another hall: by its nearest door first, then from a booth in it, with a leg for each piece of the way.
    await page.getByLabel(words.from).selectOption('W2:')
    await page.getByLabel(words.whereThere).selectOption('W2:W2-122')
    const legs = page.getByRole('region', { name: words.wayName }).getByRole('listitem')
    await expect(legs).toHaveText(words.legs)
    await expectAccessible(page)
    await keepPictures(page, `hall-map-way-${words.language}`)
    await legs.first().getByRole('link').click()
    await expect(page.locator('a[aria-current=page]')).toContainText('W2')
    await expect(legs.first()).toHaveAttribute('aria-current', 'step')
    await legs.last().getByRole('link').click()
    await expect(card).toBeVisible()
    await page.getByRole('link', { name: /^E1/ }).click()
    await expect(page.getByRole('region', { name: words.start })).toContainText('W2-122')
    await page.goBack()

    await card.getByRole('button', { name: words.inList }).click()
    await expect(page.getByRole('button', { name: 'W3-104' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: 'W3-105' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article')).toHaveCount(0)
  })

test('whoever was offline catches up without reloading', async ({ page, context }) => {
  const words = visitors[0]
  if (!words) throw new Error('nobody visits')
  await page.goto(`${origin()}/booth/anon`)
  await expect(page.getByText(words.live, { exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(words.lost)).toBeVisible({ timeout: 30_000 })
  const asked = page.waitForResponse((response) => response.url().includes('/changes?since='))
  await context.setOffline(false)
  await expect(page.getByText(words.live, { exact: true })).toBeVisible({ timeout: 60_000 })
  expect((await asked).ok()).toBe(true)
})
