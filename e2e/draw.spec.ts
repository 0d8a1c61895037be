import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { openWindowsSoon, twoChoosers } from './support/choosers'
import { type ChoosingWords, chooseAgainstEachOther, choosingWords } from './support/choosing-steps'
import { enterDice, forgetDraws, freezeForDice, setBatches } from './support/draw-steps'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

const chinese = {
  userType: 'CHN' as 'CHN' | 'ENG',
  query: '',
  add: '添加批次',
  size: '第一批数量',
  save: '保存',
  saved: '保存成功！',
  freeze: '冻结名单…',
  dice: '现场掷骰子',
  occasion: '场合与见证人',
  freezeNow: '冻结并公布',
  points: '骰子点数',
  enter: '录入',
  toScreen: '去大屏摇号',
  noValue: '尚未录入公共随机数，不能摇号',
  notFrozen: '名单尚未冻结，不能摇号',
  nothingYet: '尚未摇号，还没有可验证的结果',
  scan: '扫码自行验证',
  ready: '一切就绪，等待摇号',
  draw: '开始摇号',
  done: '摇号完成',
  verify: '验证',
  right: '全部正确',
  wrong: '验证不通过',
  order: '顺序计算结果不符',
  download: '下载数据包',
  file: '选择数据包文件',
  finished: /^待确认/,
  company: '企业名称',
  search: '查询',
  confirm: '确认',
  confirmed: '已确认 1 家',
  choosing: choosingWords.chinese,
}
const english: Omit<typeof chinese, 'choosing'> & { choosing: ChoosingWords } = {
  userType: 'ENG',
  query: '&lang=en',
  add: 'Add a batch',
  size: 'How many in first batch',
  save: 'Save',
  saved: 'Saved',
  freeze: 'Freeze the list…',
  dice: 'Dice before witnesses',
  occasion: 'Occasion and witnesses',
  freezeNow: 'Freeze and publish',
  points: 'What the dice show',
  enter: 'Enter',
  toScreen: 'To the draw screen',
  noValue: 'The public value is not entered yet, so nothing can be drawn',
  notFrozen: 'The list is not frozen yet, so nothing can be drawn',
  nothingYet: 'Nothing has been drawn yet',
  scan: 'Scan to check it yourself',
  ready: 'All is ready for the draw',
  draw: 'Draw now',
  done: 'Drawn',
  verify: 'Verify',
  right: 'All is right',
  wrong: 'This does not agree',
  order: 'The order does not agree',
  download: 'Download bundle',
  file: 'Choose a bundle',
  finished: /^To be confirmed/,
  company: 'Company',
  search: 'Search',
  confirm: 'Confirm',
  confirmed: '1 company confirmed',
  choosing: choosingWords.english,
}

// A draw of a round is one for the whole fair, so these journeys come one after the other.
test.describe.configure({ mode: 'serial' })

test('a draw whose windows lie ahead is withdrawn with its reason', async ({ page }) => {
  for (const table of ['draw_place', 'selection_window'])
    await ask(
      `UPDATE ${table} SET starts_at = starts_at + interval '1 year', ends_at = ends_at + interval '1 year'`,
    )
  await signIn(page, 'admin', '/drawLots/drawLotsRecord')
  await page.getByRole('button', { name: '撤回…' }).first().click()
  await page.getByRole('dialog').getByLabel('原因').fill('名单有误')
  await page.getByRole('dialog').getByRole('button', { name: '撤回本次摇号', exact: true }).click()
  await expect(page.getByText('已撤回', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('名单有误')).toBeVisible()
})

for (const [language, words] of Object.entries({ Chinese: chinese, English: english }))
  test(`from batches over draw, check and window to a confirmed choice, in ${language}`, async ({
    page,
    otherPage,
    thirdPage,
  }) => {
    await forgetDraws()
    await ask(`UPDATE account SET user_type = $1 WHERE username = 'admin'`, [words.userType])
    const [first, second] = await twoChoosers(words.userType)
    await otherPage.goto(`${origin()}/verify?round=1${words.query}`)
    await expect(otherPage.getByText(words.nothingYet)).toBeVisible()
    await expectAccessible(otherPage)
    await otherPage.goto(`${origin()}/lotteries?round=1${words.query}`)
    await expect(otherPage.getByRole('img', { name: words.scan })).toBeVisible()
    await expect(otherPage.getByRole('status').getByText(words.notFrozen)).toBeVisible()
    await expect(otherPage.getByRole('button', { name: words.draw })).toHaveCount(0)

    await signIn(page, 'admin', '/drawLots/drawLotsSetting')
    await setBatches(page, words)
    await expectAccessible(page)
    await keepPictures(page, `draw-settings-${language}`)
    await freezeForDice(page, words)
    await expect(otherPage.getByRole('status').getByText(words.noValue)).toBeVisible()

    await enterDice(page, words)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: words.toScreen }).click()
    const screen = await opened
    await expect(otherPage.getByText(words.ready)).toBeVisible()
    await expectAccessible(otherPage)

    await screen.getByRole('button', { name: words.draw }).click()
    // Whoever watches sees it appear without touching anything.
    await expect(otherPage.getByText(words.done, { exact: true })).toBeVisible()
    await expect(screen.getByText(words.done, { exact: true })).toBeVisible()
    await expectAccessible(screen)
    await expect(otherPage.getByRole('cell', { name: '001', exact: true })).toBeVisible()
    await expect(otherPage.getByRole('table')).not.toContainText(/\d{9}/)
    await expectAccessible(otherPage)
    await keepPictures(otherPage, `draw-screen-${language}`)
    await otherPage.reload()
    await expect(otherPage.getByText(words.done, { exact: true })).toBeVisible()

    await page.goto(`${origin()}/drawLots/drawLotsRecord`)
    await expectAccessible(page)
    const latest = page
      .locator('section')
      .filter({ has: page.getByRole('link', { name: words.download }) })
      .first()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      latest.getByRole('link', { name: words.download }).click(),
    ])
    const address = await latest.getByRole('link', { name: words.verify, exact: true }).getAttribute('href')
    await otherPage.goto(origin() + address)
    await expect(otherPage.getByText(words.right)).toBeVisible()
    await expectAccessible(otherPage)
    await keepPictures(otherPage, `draw-verify-${language}`)
    await bringForged(otherPage.getByLabel(words.file), await readFile(await download.path(), 'utf8'))
    const alert = otherPage.getByRole('alert')
    await expect(alert).toContainText(words.wrong)
    await expect(alert).toContainText(words.order)

    await openWindowsSoon([first, second])
    const { name } = await chooseAgainstEachOther(
      words.choosing,
      { ...first, page: otherPage },
      { ...second, page: thirdPage },
    )
    await page.goto(`${origin()}/booth/select`)
    await page.getByRole('button', { name: words.finished }).click()
    await page.getByLabel(words.company).fill(name)
    await page.getByRole('button', { name: words.search, exact: true }).click()
    await page.getByRole('button', { name: `${words.confirm} ${name}` }).click()
    await expect(page.getByText(words.confirmed)).toBeVisible()
  })

/** Two companies in each other's place. */
async function bringForged(input: Locator, text: string): Promise<void> {
  const sent = JSON.parse(text) as { result: { result: { order: unknown[] } } }
  const { order } = sent.result.result
  order.splice(0, 2, order[1], order[0])
  await input.setInputFiles({
    name: 'forged.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(sent)),
  })
}
