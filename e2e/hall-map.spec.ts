import { expect } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin } from './support/people'
import { chosenBooth, coveredOf, hidden, wayLine } from './support/plan-sight'
import { test } from './support/test'

const visitors = [
  {
    language: 'Chinese',
    lan: 'CHN',
    picker: '/plan/planAnon',
    title: '展馆预览',
    search: '展位号、企业或展馆',
    way: '怎么走',
    from: '从哪里出发',
    minutes: /约 \d+ 分钟/,
    wayName: '路线',
    whereThere: 'W2 内的位置',
    legs: [/^W2 馆内，到/, /^穿过园区/, /^从.+进入 W3/],
    nearest: /^最近的出入口：(入口|东北侧出口|西北侧出口)$/,
    exits: ['东北侧出口', '西北侧出口'],
    live: '实时',
    legend: '图例',
    lost: /正在重新连接|更新于/,
    inList: '在列表中查看',
  },
  {
    language: 'English',
    lan: 'ENG',
    picker: '/plan/planAnonEN',
    title: 'Hall preview',
    search: 'Booth, company or hall',
    way: 'Way here',
    from: 'From',
    minutes: /about \d+ minute/,
    wayName: 'The way there',
    whereThere: 'Where in W2',
    legs: [/^Inside W2 to /, /^Across the site/, /^Inside W3 from /],
    nearest: /^The nearest door: (Entrance|North-east Exit|North-west Exit)$/,
    exits: ['North-east Exit', 'North-west Exit'],
    live: 'Live',
    legend: 'Legend',
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
    const doors = page.getByLabel(words.from).getByRole('option')
    await expect(page.getByLabel(words.from)).toHaveValue('W3:')
    await expect(doors.filter({ hasText: words.nearest })).toHaveCount(1)
    for (const exit of words.exits)
      await expect(doors.filter({ hasText: new RegExp(`^${exit}$`) })).toHaveCount(1)
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
    // In a third hall it is the same walk, and back there too.
    await page.getByRole('link', { name: /^E1/ }).click()
    await expect(page.locator('a[aria-current=page]')).toContainText('E1')
    await expect(page.getByLabel(words.whereThere)).toHaveValue('W2:W2-122')
    await expect(legs).toHaveText(words.legs)
    await page.goBack()
    await expect(legs).toHaveText(words.legs)

    await card.getByRole('button', { name: words.inList }).click()
    await expect(page.getByRole('button', { name: 'W3-104' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: 'W3-105' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article')).toHaveCount(0)
  })

const windows = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
]

for (const size of windows)
  test(`the whole way lies beside what covers the plan at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(`${origin()}/plan/planAnon?from=:west&to=W3:W3-104`)
    await page.getByRole('link', { name: /^W3/ }).click()
    const panel = page.getByRole('region', { name: '路线' })
    await expect(panel.getByRole('listitem').or(panel.getByText('分段路线')).first()).toBeVisible()
    await expect(page.locator(wayLine)).toHaveCount(1)
    await expect.poll(() => hidden(page, wayLine)).toBe(0)
    await expect.poll(() => hidden(page, chosenBooth)).toBe(0)
    const doors = panel.getByLabel('从哪里出发').locator('optgroup').first().locator('option')
    const names = await doors.allTextContents()
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) {
      await panel.getByLabel('从哪里出发').selectOption({ label: name })
      await expect(panel.getByText('分段路线')).toHaveCount(0)
      await expect.poll(() => hidden(page, wayLine)).toBe(0)
    }
    await keepPictures(page, `hall-map-way-fitted-${size.width}`)
  })

for (const words of visitors)
  test(`no door of any hall lies under the legend or a panel at first sight, in ${words.language}`, async ({
    page,
    request,
  }) => {
    const site = await (await request.get(`${origin()}/api/hall/site`)).json()
    const halls = site.result.halls as { code: string; scenery: string }[]
    expect(halls.map(({ code }) => code)).toContain('W3')
    for (const size of [{ width: 1024, height: 768 }, ...windows]) {
      await page.setViewportSize(size)
      await page.goto(`${origin()}/booth/anon?lan=${words.lan}`)
      for (const { code, scenery } of halls) {
        const doors = doorsIn(scenery)
        await page.getByRole('link', { name: new RegExp(`^${code}`) }).click()
        await expect(page.getByRole('application', { name: new RegExp(`${code} `) })).toBeVisible()
        await expect(page.getByRole('list', { name: words.legend })).toBeVisible()
        await expect.poll(() => coveredOf(page, doors), `${code} at ${size.width}`).toEqual([])
        expect(doors.length, code).toBeGreaterThan(0)
      }
    }
  })

interface Door {
  kind: string
  from: { x: number; y: number }
  to: { x: number; y: number }
}

/** Both jambs of every door, and its middle. */
const doorsIn = (scenery: string) =>
  (JSON.parse(scenery) as Door[])
    .filter(({ kind }) => kind === 'door')
    .flatMap(({ from, to }) => [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to])

test('a booth that is tapped comes out from under its card on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${origin()}/booth/anon?booth=W3-104`)
  await expect(page.getByRole('article', { name: 'W3-104' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article')).toHaveCount(0)
  const plan = await page.getByRole('application').boundingBox()
  const legend = await page.getByRole('list', { name: '图例' }).boundingBox()
  if (!plan || !legend) throw new Error('there is no plan to be seen')
  for (let up = 20; up < 200 && (await page.locator(chosenBooth).count()) === 0; up += 12)
    await page.mouse.click(plan.x + plan.width / 3, legend.y - up)
  await expect(page.getByRole('article')).toBeVisible()
  await expect.poll(() => hidden(page, chosenBooth)).toBe(0)
})

test('a walk over the site survives Back, reload and a change of hall', async ({ page }) => {
  await page.goto(`${origin()}/plan/planAnon`)
  const walk = page.getByRole('region', { name: '怎么走' })
  await walk.getByLabel('从', { exact: true }).selectOption({ label: '西门' })
  await walk.getByLabel('到', { exact: true }).selectOption('W3:')
  await expect(walk.getByRole('status').first()).toContainText(/\d+ m · \d+ 分钟/)
  const told = await walk.getByRole('status').first().textContent()
  await page.reload()
  await expect(walk.getByRole('status').first()).toHaveText(told ?? '')
  await page.getByRole('link', { name: /^W2/ }).click()
  await expect(page.getByRole('region', { name: '出发点' })).toContainText('西门')
  await page.goBack()
  await expect(walk.getByRole('status').first()).toHaveText(told ?? '')
  await keepPictures(page, 'site-walk')

  await page.getByRole('link', { name: /^W3/ }).click()
  await expect(page.getByRole('region', { name: '出发点' })).toContainText('西门')
  await page.keyboard.press('/')
  await page.keyboard.type('w3-104')
  await page.keyboard.press('Enter')
  const legs = page.getByRole('region', { name: '路线' }).getByRole('listitem')
  await expect(legs).toHaveText([/^穿过园区.+约 \d+ 分钟/, /^从.+进入 W3.+约 \d+ 分钟/])
  await legs.first().getByRole('link').click()
  await expect(walk.getByLabel('到', { exact: true })).toHaveValue('W3:W3-104')
  await expect(walk.getByRole('status').first()).toContainText(/\d+ m · \d+ 分钟/)
  await expectAccessible(page)
  await keepPictures(page, 'site-walk-to-a-booth')
})

for (const words of visitors)
  test(`whoever was offline catches up without reloading, in ${words.language}`, async ({
    page,
    context,
  }) => {
    await page.goto(`${origin()}/booth/anon?lan=${words.lan}`)
    await expect(page.getByText(words.live, { exact: true })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(words.lost)).toBeVisible({ timeout: 30_000 })
    const asked = page.waitForResponse((response) => response.url().includes('/changes?since='))
    await context.setOffline(false)
    await expect(page.getByText(words.live, { exact: true })).toBeVisible({ timeout: 60_000 })
    expect((await asked).ok()).toBe(true)
  })
