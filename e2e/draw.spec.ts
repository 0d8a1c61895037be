import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

const chinese = {
  userType: 'CHN',
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
  withdraw: '撤回…',
  reason: '原因',
  withdrawNow: '撤回本次摇号',
  withdrawn: '已撤回',
}
const english: typeof chinese = {
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
  withdraw: 'Withdraw…',
  reason: 'Reason',
  withdrawNow: 'Withdraw',
  withdrawn: 'Withdrawn',
}

// A draw of a round is one for the whole fair: the second journey takes up where the first has withdrawn.
test.describe.configure({ mode: 'serial' })

for (const [language, words] of Object.entries({ Chinese: chinese, English: english }))
  test(`a draw from its batches to the check by anybody, in ${language}`, async ({ page, otherPage }) => {
    const kept = await readKept()
    await forgetDraws()
    await ask(`UPDATE account SET user_type = $1 WHERE username = 'admin'`, [words.userType])
    try {
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
      await page.getByRole('button', { name: words.freeze }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(words.dice).click()
      await dialog.getByLabel(words.occasion).fill('公证员在场')
      await dialog.getByRole('button', { name: words.freezeNow }).click()
      await expect(otherPage.getByRole('status').getByText(words.noValue)).toBeVisible()

      await page.getByLabel(words.points).fill('1634 2516 34')
      await page.getByRole('button', { name: words.enter, exact: true }).click()
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
        .filter({ has: page.getByRole('button', { name: words.withdraw }) })
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

      await latest.getByRole('button', { name: words.withdraw }).click()
      await page.getByRole('dialog').getByLabel(words.reason).fill('名单有误')
      await page.getByRole('dialog').getByRole('button', { name: words.withdrawNow, exact: true }).click()
      await expect(page.getByText(words.withdrawn, { exact: true }).first()).toBeVisible()
    } finally {
      await putBack(kept)
    }
  })

async function setBatches(page: Page, words: typeof chinese): Promise<void> {
  await page.getByRole('button', { name: words.add }).click()
  await expect(page.getByLabel(words.size)).not.toHaveValue('')
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const ends = page.getByRole('row').nth(1).locator('.ant-picker-range input')
  for (const [index, time] of ['09:00:00', '10:00:00'].entries()) {
    await ends.nth(index).click()
    await ends.nth(index).fill(`${day} ${time}`)
    await ends.nth(index).press('Enter')
  }
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
}

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

/** In an order in which they can be written; forgotten in the opposite one. */
const drawTables = ['draw_batch', 'draw', 'draw_place', 'selection_window'] as const

interface Kept {
  userType: string
  rows: Map<string, unknown[]>
}

async function readKept(): Promise<Kept> {
  const [admin] = await ask<{ userType: string }>(
    `SELECT user_type AS "userType" FROM account WHERE username = 'admin'`,
  )
  if (!admin) throw new Error('there is an administrator')
  const rows = new Map<string, unknown[]>()
  for (const table of drawTables) {
    const [found] = await ask<{ rows: unknown[] }>(
      `SELECT coalesce(jsonb_agg(one), '[]') AS rows FROM ${table} AS one`,
    )
    rows.set(table, found?.rows ?? [])
  }
  return { ...admin, rows }
}

/** The lots of the demo fair are drawn; these journeys begin before that. */
async function forgetDraws(): Promise<void> {
  for (const table of drawTables.toReversed()) await ask(`DELETE FROM ${table}`)
  await tellOfDraw()
}

/** Processes keep what the screens show until they hear of a draw. */
const tellOfDraw = () =>
  ask(`SELECT pg_notify('fairground_live', '{"type":"draw-changed","audience":"fair"}')`)

/** Journeys share one product: the draws of the fair and their windows come back, and nothing else stays. */
async function putBack({ userType, rows }: Kept): Promise<void> {
  await ask(`UPDATE account SET user_type = $1 WHERE username = 'admin'`, [userType])
  await forgetDraws()
  for (const table of drawTables)
    await ask(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(rows.get(table)),
    ])
  await tellOfDraw()
}
