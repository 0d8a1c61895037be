import { expect, type Locator, type Page } from '@playwright/test'
import { emptyHall, maySit, openTable, removeDrawnHalls } from './support/drawing-table'
import { expectAccessible, keepPictures } from './support/looks'
import { ask } from './support/records'
import { test } from './support/test'

test.afterEach(() => removeDrawnHalls())

/** Keys and nothing else: where the crosshair stands is known by counting. */
function keysOn(page: Page) {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** By whole metres and, where something is left, by lines of the grid of half a metre. */
  async function go(right: number, down: number): Promise<void> {
    for (const [way, back, forth] of [
      [right, 'ArrowLeft', 'ArrowRight'],
      [down, 'ArrowUp', 'ArrowDown'],
    ] as const) {
      const arrow = way < 0 ? back : forth
      for (let metre = 1; metre <= Math.abs(way); metre++) await press(`Shift+${arrow}`)
      if (way % 1 !== 0) await press(arrow)
    }
  }
  /** From the corner of the hall, wherever the crosshair was. */
  async function leadTo(x: number, y: number): Promise<void> {
    await press('Home', 'PageUp')
    await go(x, y)
  }
  /** With the tool of this letter from one corner to the other. */
  async function draw(letter: string, [x, y]: [number, number], [right, down]: [number, number]) {
    await press(letter)
    await leadTo(x, y)
    await press('Enter')
    await go(right, down)
    await press('Enter')
  }
  return { press, go, leadTo, draw }
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

interface Drawn {
  kind: string
  [more: string]: unknown
}

test('a hall is drawn with keys alone: every tool, numbers along a path, sizes', async ({ page }) => {
  const hall = await emptyHall('N6')
  await openTable(page, 'admin', hall)
  await maySit(page)
  const plan = page.getByRole('application')
  const { press, go, leadTo, draw } = keysOn(page)
  const said = (words: string | RegExp) => expect(page.getByText(words)).toBeAttached()
  const status = page.getByRole('region', { name: '状态栏' })
  await tabTo(page, plan)

  // The second kind of area, chosen beside the tool.
  await press('r')
  await said(/^区域：十字光标 X/)
  await press('Tab', 'Tab', 'Enter')
  await expect(plan).toBeFocused()
  await leadTo(2, 2.5)
  await said('十字光标 X 2，Y 2.5')
  await press('Enter')
  await said('起点已定，X 2，Y 2.5')
  await go(6, 4)
  await said('6 × 4 米，到 X 8，Y 6.5')
  await expect(status).toContainText('6 × 4 m')
  await keepPictures(page, 'designer-crosshair')
  // Taken back, and drawn after all.
  await press('Escape', 'Enter')
  await said('起点已定，X 8，Y 6.5')
  await go(-6, -4)
  await press('Enter')
  await said(/已选择 .+，6 × 4 米，X 2，Y 2\.5/)

  await press('l', 'Home', 'PageUp')
  await go(0, 20)
  await press('Enter', 'End')
  await go(0, 3)
  await press('Enter')
  await said(/已选择 .+，60 × 3 米，X 0，Y 20/)

  await draw('w', [2, 30], [10, 0])
  await go(0, 4)
  await press('Enter', 'Enter')
  await said(/已选择 .+，10 × 4 米，X 2，Y 30/)
  await draw('d', [4, 30], [3, 0])
  await said(/已选择 .+，3 × 0 米，X 4，Y 30/)
  await draw('p', [16, 30], [0.5, 0.5])
  await said(/已选择 .+，0\.5 × 0\.5 米，X 16，Y 30/)

  await press('t')
  await leadTo(20, 32)
  await press('Enter')
  await expect(page.getByLabel('文字（中文）')).toBeFocused()
  await press('Control+a')
  await page.keyboard.insertText('签到')
  await press('Enter')
  await expect(plan).toBeFocused()

  await press('i')
  await leadTo(30, 32)
  await press('Enter')
  await said(/已选择 .+，X 2[89]|已选择 .+，X 30/)

  await draw('g', [20, 2], [33, 15])
  const rows = page.getByRole('dialog', { name: '批量生成展位' })
  await expect(rows.getByRole('button', { name: /^生成 \d+/ })).toBeEnabled()
  await press('Enter')
  await expect(plan).toBeFocused()
  await said(/已选择 \d+ 个对象：N6-101/)

  // From right to left through the first row.
  await draw('n', [53, 3], [-33, 0])
  const numbers = page.getByRole('dialog', { name: /编号/ })
  await tabTo(page, numbers.getByLabel('起始'))
  await press('Control+a')
  await page.keyboard.insertText('301')
  await press('Enter')
  await expect(plan).toBeFocused()

  await press('m')
  await leadTo(10, 10)
  await press('Enter')
  await go(7.5, 0)
  await press('Enter')
  await said('长 7.5 米，到 X 17.5，Y 10')
  await expect(status).toContainText('7.5 m')

  // Back to choosing: the booth after that row, changed by its edges, and the next one added to it.
  await press('v', 'Tab')
  await said(/已选择 N6-\d+，3 × 3 米，X 20，Y 5$/)
  await press('Alt+ArrowLeft', 'Alt+Shift+ArrowDown')
  await said(/已选择 N6-\d+，2\.5 × 4 米，X 20，Y 5$/)
  await press('Control+z')
  await said(/已选择 N6-\d+，3 × 3 米，X 20，Y 5$/)
  await press('Alt+ArrowLeft', 'k', 'Tab')
  await said(/已选择 2 个对象/)

  await press('?')
  const help = page.getByRole('dialog', { name: '键盘操作' })
  await expect(help).toContainText('十字光标')
  await expectAccessible(page)
  await keepPictures(page, 'designer-keys')
  await press('Escape')
  await expect(help).toBeHidden()

  await expect(page.getByText(/^已自动保存 \d/)).toBeVisible()
  const [kept] = await ask<{ elements: Drawn[]; booths: Drawn[] }>(
    `SELECT scene->'elements' AS elements, scene->'booths' AS booths FROM plan_draft WHERE hall_id = $1`,
    [hall],
  )
  const drawn = Object.fromEntries((kept?.elements ?? []).map((element) => [element.kind, element]))
  expect(drawn).toMatchObject({
    area: { x: 2, y: 2.5, width: 6, depth: 4 },
    lane: { x: 0, y: 20, width: 60, depth: 3 },
    wall: {
      points: [
        { x: 2, y: 30 },
        { x: 12, y: 30 },
        { x: 12, y: 34 },
      ],
    },
    door: { from: { x: 4, y: 30 }, to: { x: 7, y: 30 } },
    pillar: { x: 16, y: 30, width: 0.5, depth: 0.5 },
    label: { at: { x: 20, y: 32 }, text: { zh: '签到' } },
    icon: { at: { x: 30, y: 32 } },
  })
  const row = (kept?.booths ?? []).filter(({ y }) => y === 2)
  const byPlace = row.sort((one, other) => Number(other.x) - Number(one.x)).map(({ code }) => code)
  expect(byPlace).toEqual([...byPlace].sort())
  expect(byPlace.length).toBeGreaterThan(5)
  expect(kept?.booths).toContainEqual(expect.objectContaining({ x: 20, y: 5, width: 2.5, depth: 3 }))
})
