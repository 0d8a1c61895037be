import { expect, type Page } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { englishStaff } from './support/records'
import { test } from './support/test'

async function openSiteTable(page: Page, who: string): Promise<void> {
  await signIn(page, who, '/home')
  await page.goto(`${origin()}/venue/plan`)
  await page.getByRole('button', { name: /画总平面图|Draw the site plan/ }).click()
  await expect(page.getByRole('application', { name: /总平面图|Site plan/ })).toBeVisible()
}

/** Where the site lies on the screen: its upper left corner and its lower right. */
const at = async (page: Page, right: number, down: number): Promise<{ x: number; y: number }> => {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('there is no site')
  return { x: box.x + box.width * right, y: box.y + box.height * down }
}

interface Site {
  halls: { hall: string; x: number; y: number; turn: number }[]
  grounds: { use: string }[]
  gates: { label: { en: string } }[]
}
const shownSite = async (page: Page): Promise<Site> => {
  const answer = await page.request.get(`${origin()}/api/hall/site`)
  return JSON.parse((await answer.json()).result.site) as Site
}

test('an organiser moves a hall, draws a pond and a gate, mends what is wrong and publishes the site', async ({
  page,
}) => {
  const before = await shownSite(page)
  await openSiteTable(page, 'admin')
  const plan = page.getByRole('application')
  const problems = page.getByRole('region', { name: '问题' })
  await keepPictures(page, 'site-designer-zh')

  // By keys: the first hall half a metre east, and turned and turned back.
  await plan.focus()
  await page.keyboard.press('Tab')
  const [first] = before.halls
  await expect(page.getByText(`已选择 ${first?.hall}`)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+R')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('X（西起）')).toHaveValue(String((first?.x ?? 0) + 0.5))
  await expect(page.getByRole('group', { name: '门通向' })).toContainText('→')

  // By the pointer: a pond is pulled out, and named.
  await page.keyboard.press('g')
  await page.getByRole('button', { name: '水面', exact: true }).click()
  const [from, to] = [await at(page, 0.4, 0.48), await at(page, 0.43, 0.52)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
  await page.getByLabel('中文名称').fill('镜湖')
  await page.getByLabel('英文名称').fill('Mirror pond')
  await expect(page.getByText('已选择 镜湖')).toBeAttached()

  // A gate without its English name hinders, until it has one.
  await page.keyboard.press('Escape')
  await plan.focus()
  await page.keyboard.press('d')
  await page.getByRole('button', { name: '放在视图中间' }).click()
  await page.getByLabel('英文名称').fill('')
  await expect(problems).toContainText('缺中文或英文名称')
  await page.getByRole('button', { name: /^发布$/ }).click()
  const dialog = page.getByRole('dialog', { name: /发布总平面图/ })
  await expect(dialog.getByRole('button', { name: '发布' })).toBeDisabled()
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.getByLabel('英文名称').fill('Pond gate')
  await expect(problems).not.toContainText('缺中文或英文名称')
  await expect(page.getByText(/^已自动保存 \d/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^发布$/ }).click()
  await dialog.getByLabel('版本说明').fill('开幕前')
  await dialog.getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('总平面图 v2 已发布')).toBeVisible()
  await expect.poll(async () => (await shownSite(page)).grounds.length).toBe(before.grounds.length + 1)
  const now = await shownSite(page)
  expect(now.halls[0]?.x).toBe((first?.x ?? 0) + 0.5)
  expect(now.gates.map(({ label }) => label.en)).toContain('Pond gate')
})

test('two who draw see each other’s draft, and throw it away in English', async ({
  page,
  otherPage: second,
}) => {
  await openSiteTable(page, await englishStaff())
  await openSiteTable(second, 'admin')
  // What one saves the other sees, and goes on from there.
  const north = (who: Page) => who.getByLabel(/北向|North/)
  const saved = (who: Page) => expect(who.getByText(/^已自动保存 \d|^Saved \d/)).toBeVisible()
  await north(page).fill('11')
  await page.keyboard.press('Tab')
  await saved(page)
  await expect(north(second)).toHaveValue('11')
  await north(second).fill('22')
  await second.keyboard.press('Tab')
  await expect(north(page)).toHaveValue('22')
  await saved(second)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'Versions' })
  await history.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).last().click()
  await expect(north(page)).toHaveValue('0')
  await keepPictures(page, 'site-designer-en')
})
