import { expect, type Page } from '@playwright/test'
import {
  clickFloor,
  emptyHall,
  hallDocument,
  hallDrawing,
  maySit,
  openTable,
  pull,
  removeDrawnHalls,
} from './support/drawing-table'
import { choose } from './support/lists'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { ask, englishStaff } from './support/records'
import { whenAnswered, whenShown } from './support/shown-at'
import { test } from './support/test'

test.afterEach(() => removeDrawnHalls())

const boothsOf = async (hallId: string): Promise<string[]> =>
  (
    await ask<{ code: string }>(
      'SELECT code FROM booth WHERE hall_id = $1 AND deleted_at IS NULL ORDER BY code',
      [hallId],
    )
  ).map(({ code }) => code)

/** How many booths the bar counts. */
const counts = (page: Page, booths: number) =>
  expect(page.getByText(new RegExp(`m\\s*·\\s*${booths} (个展位|booths?)$`))).toBeVisible()

const isSaved = (page: Page) => expect(page.getByText(/^已自动保存 \d|^Saved \d/)).toBeVisible()

async function generate(page: Page): Promise<void> {
  await maySit(page)
  await page.keyboard.press('g')
  await pull(page, [9, 9], [42, 27.2])
  const dialog = page.getByRole('dialog', { name: /批量生成展位|Generate booths/ })
  await expect(dialog).toContainText(/N\d-101/)
  await expect(dialog.getByRole('button', { name: /^生成 44|^Generate 44/ })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('application')).toBeFocused()
}

/**
 * Documents that cannot be read say why. Of a set the page is chosen, and what is not to be seen of it is said; one sheet
 * with nothing left out lies under the plan at once.
 */
async function underPdf(page: Page): Promise<void> {
  const add = async () => {
    await page.getByRole('button', { name: 'Files' }).click()
    await page.getByRole('menuitem', { name: /Add an underlay/ }).click()
  }
  await maySit(page)
  await add()
  const dialog = page.getByRole('dialog', { name: 'Add an underlay' })
  const left = dialog.getByRole('list', { name: 'What is not shown' })
  const put = (buffer: Buffer, name = 'n2.pdf') =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await put(hallDrawing(), 'n2.dxf')
  await expect(left).toHaveText('Hatching (HATCH)1')
  await dialog.getByRole('button', { name: 'Choose another' }).click()
  await put(Buffer.from('%PDF-1.7 and nothing of it'))
  await expect(dialog).toContainText('The PDF is damaged and cannot be read')
  await put(hallDocument({ locked: true }))
  await expect(dialog).toContainText('The PDF is protected by a password')
  await put(hallDocument({ inSet: true }))
  await expect(dialog.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()
  await expect(left.getByRole('listitem')).toHaveText(['Other pages1', 'Layers that are turned off1'])
  await choose(page, dialog, 'Which page', 'Page 2 of 2')
  await expect(dialog.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible()
  await expect(left.getByRole('listitem')).toHaveText([
    'Other pages1',
    'Layers that are turned off1',
    'Notes1',
    'Pictures and lines that are damaged or too large',
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Put it under the plan' }).click()
  await expect(page.getByText('Underlay n2.pdf (2/2) · 30 %')).toBeVisible()
  await add()
  await put(hallDocument())
  await expect(page.getByText('Underlay n2.pdf · 30 %')).toBeVisible()
}

async function publish(page: Page, note: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: /^发布|^Publish/ }).click()
  const dialog = page.getByRole('dialog', { name: /^发布|^Publish/ })
  await dialog.getByLabel(/版本说明|Note/).fill(note)
  if (reason) await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: /^发布$|^Publish$/ }).click()
}

/** Keeps the booth at this place back, as one does on the plan: by its menu. */
async function reserve(page: Page, place: [x: number, y: number]): Promise<void> {
  // What was generated is still chosen, and a menu is for all that is.
  await clickFloor(page, place)
  await clickFloor(page, place, 'right')
  await page.getByRole('menuitem', { name: 'Reserve', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reserve booths' })
  await expect(dialog.getByLabel(/^Reason/)).toBeFocused()
  await page.keyboard.type('sponsor')
  await dialog.getByRole('button', { name: 'Reserve' }).click()
  await expect(page.getByText(/N2-101/).first()).toBeVisible()
  await expect(page.getByRole('application')).toBeFocused()
}

test('an organiser draws a hall from nothing over a DXF drawing, mends what is wrong and publishes it', async ({
  page,
  otherPage: visitor,
  thirdPage: reader,
}) => {
  const hall = await emptyHall('N1')
  await visitor.goto(`${origin()}/booth/anon?uuid=${hall}`)
  await expect(visitor.getByText('实时', { exact: true })).toBeVisible()
  await reader.goto(`${origin()}/booth/anon?uuid=${hall}&lan=ENG`)
  await expect(reader.getByText('Live', { exact: true })).toBeVisible()
  await openTable(page, 'admin', hall)

  // A menu opened before one sits closes when the tools come.
  await maySit(page)
  await page.getByRole('button', { name: '文件' }).click()
  await page.getByRole('menuitem', { name: /添加底图/ }).click()
  const underlay = page.getByRole('dialog', { name: '添加底图' })
  await underlay
    .locator('input[type=file]')
    .setInputFiles({ name: 'n1.dxf', mimeType: 'image/vnd.dxf', buffer: hallDrawing() })
  await expect(underlay).toContainText('60.00 × 40.00 m')
  await expect(underlay.getByRole('list', { name: '没有显示的内容' })).toHaveText('填充图案（HATCH）1')
  await underlay.getByRole('button', { name: '放到平面图下' }).click()
  await expect(page.getByText('底图 n1.dxf · 30%')).toBeVisible()

  await generate(page)
  await counts(page, 44)

  // A booth without a number, on top of another: both are named, one is mended by a click, one by taking it back.
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  await pull(page, [48, 30], [51, 33])
  await expect(page.getByLabel('编号后段')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+d')
  await counts(page, 46)
  const problems = page.getByRole('region', { name: '问题' })
  await expect(problems).toContainText('缺编号')
  await problems.getByRole('button', { name: /^填 N1-/ }).click()
  await expect(problems).not.toContainText('缺编号')
  await page.keyboard.press('b')
  await pull(page, [12, 9], [15, 12])
  await expect(problems).toContainText('相叠')
  await expectAccessible(page)
  await keepPictures(page, 'designer-zh')
  await page.getByRole('application').focus()
  await page.keyboard.press('Control+z')
  await expect(problems).not.toContainText('相叠')

  await isSaved(page)
  const [answered, shown, shownInEnglish] = await Promise.all([
    whenAnswered(page, '/api/design/publish'),
    whenShown(visitor, '可选 46'),
    whenShown(reader, 'Available 46'),
    publish(page, '首版'),
  ])
  // How soon is a figure to look at: how busy the machine is decides over more of it than the product does.
  const description = `${Math.round(Math.max(shown, shownInEnglish) - answered)} ms`
  test.info().annotations.push({ type: 'on the public plans after', description })
  await expect(page.getByText('已发布 v2').first()).toBeVisible()
  expect(await boothsOf(hall)).toHaveLength(46)
  await visitor.keyboard.press('/')
  await visitor.keyboard.type('N1-101')
  await expect(visitor.getByRole('option', { name: /N1-101/ })).toBeVisible()
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('article', { name: 'N1-101' })).toBeVisible()
})

test('after booths are held the plan keeps them, and an old version comes back as a draft, in English', async ({
  page,
}) => {
  const hall = await emptyHall('N2')
  await openTable(page, await englishStaff(), hall)
  await underPdf(page)
  await generate(page)
  await isSaved(page)
  await publish(page, 'first')
  await expect(page.getByText('v2 is published')).toBeVisible()
  await reserve(page, [10.5, 10.5])

  // Everything goes but what is held, which says why it stays.
  await page.getByRole('application').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(page.getByText('1 booth is taken and cannot be deleted: N2-101.')).toBeVisible()
  await counts(page, 1)
  await isSaved(page)
  await publish(page, 'emptied')
  await expect(page.getByText('v3 is published')).toBeVisible()
  expect(await boothsOf(hall)).toEqual(['N2-101'])

  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'Versions' })
  await expectAccessible(page)
  const first = history.getByRole('listitem').filter({ hasText: 'first' })
  await first.getByRole('button', { name: 'Bring back' }).click()
  await expect(first).toContainText('Bring v2 back into the draft?')
  await first.getByRole('button', { name: 'Bring back' }).last().click()
  await counts(page, 44)
  await isSaved(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectAccessible(page)
  await keepPictures(page, 'designer-restored-en', [{ name: 'narrow', width: 1024, height: 768 }])
  // The booth that is held stands in a row again, so visitors come to it from fewer sides.
  await publish(page, 'back again', 'the row comes back')
  await expect(page.getByText('v4 is published')).toBeVisible()
  expect(await boothsOf(hall)).toHaveLength(44)
  expect(
    await ask(
      'SELECT FROM booth_reservation JOIN booth ON booth.id = booth_id WHERE hall_id = $1 AND released_at IS NULL',
      [hall],
    ),
  ).toHaveLength(1)
})

test('everything drawn is undone step by step, and a lost connection costs nothing', async ({
  page,
  context,
}) => {
  const hall = await emptyHall('N3')
  await openTable(page, 'admin', hall)
  await generate(page)
  await page.getByRole('application').focus()
  for (const key of ['Shift+r', 'Control+d', 'ArrowRight', 'Control+g', 'Control+l'])
    await page.keyboard.press(key)
  await counts(page, 88)
  const undo = page.getByRole('button', { name: /^撤销|没有可撤销/ })
  while (await undo.isEnabled()) await page.keyboard.press('Control+z')
  await counts(page, 0)
  await page.keyboard.press('Control+Shift+z')
  await counts(page, 44)

  await context.setOffline(true)
  await page.keyboard.press('Escape')
  await clickFloor(page, [10.5, 10.5])
  await page.getByRole('application').focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText(/已保留在本机/).first()).toBeVisible()
  await context.setOffline(false)
  await isSaved(page)
  await page.reload()
  await counts(page, 43)
})

test('two people meet at one hall: the second watches, asks, and takes over when the first hands it over', async ({
  page,
  otherPage: second,
}) => {
  const hall = await emptyHall('N4')
  await openTable(page, 'admin', hall)
  await generate(page)
  await isSaved(page)
  await openTable(second, await englishStaff(), hall)
  await expect(second.getByText(/has been drawing here since/)).toBeVisible()
  await counts(second, 44)
  await second.getByRole('button', { name: 'Ask to edit' }).click()
  const word = second.getByLabel('A word with it')
  if (await word.isVisible()) {
    await word.fill('two numbers')
    await second.getByRole('button', { name: /^Ask/ }).last().click()
  }
  await page.getByRole('button', { name: '交给对方' }).click()
  await expect(page.getByText(/起在编辑/)).toBeVisible()
  await maySit(second)
  await second.getByRole('application').focus()
  await second.keyboard.press('Control+a')
  await second.keyboard.press('Delete')
  await counts(second, 0)
  await isSaved(second)
  await counts(page, 0)
})

test('a reader without the key moves the sheet by hundred pixels and tenths, and changes nothing', async ({
  page,
}) => {
  await signIn(page, 'clerk', '/home')
  await page.goto(`${origin()}/venue/plan/design`)
  await expect(page.getByText('你可以查看此图')).toBeVisible()
  await expect(page.getByRole('button', { name: /^发布/ })).toBeHidden()

  const status = page.getByRole('region', { name: '状态栏' })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await press(/还原到 1\.0×/)
  await expect(status).toContainText('1.0×')
  await press('放大')
  await expect(status).toContainText('1.1×')
  await press('缩小')
  await press('缩小')
  await expect(status).toContainText('0.9×')
  await expect(status).toContainText('鼠标在画布外')

  /** Where the middle of the plan lies, in pixels of the sheet. */
  const sheet = page.getByRole('application')
  async function middle(): Promise<[x: number, y: number]> {
    await sheet.hover()
    await expect(status).toContainText(/X\s*-?[\d.]+ m/)
    const said = await status.innerText()
    const [, x, y] = /X\s*(-?[\d.]+) m\s*Y\s*(-?[\d.]+) m/.exec(said) ?? []
    const [, pixels] = /1 m = ([\d.]+) px/.exec(said) ?? []
    return [Number(x) * Number(pixels), Number(y) * Number(pixels)]
  }
  const [x, y] = await middle()
  await press('向右 100 像素')
  await press('向下 100 像素')
  const [right, down] = await middle()
  // The bar rounds pixels a metre, at worst 10.5 to 11.
  expect(Math.abs(right - x - 100)).toBeLessThan(6)
  expect(Math.abs(down - y - 100)).toBeLessThan(6)
})
