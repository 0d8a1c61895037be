import { expect, type Locator, type Page } from '@playwright/test'
import { type Chooser, expectRefusedTry } from './choosers'
import { expectAccessible, keepPictures } from './looks'
import { origin, signIn } from './people'

/** What exhibitors read and press between the door of their window and a finished choice. */
export const choosingWords = {
  chinese: {
    start: '/exhibitor/booth/select',
    position: '/exhibitor/booth/select/position',
    comingUp: '您的选位时间即将开始',
    enter: '进入展位图选择',
    list: '列表',
    live: '实时',
    choose: '选择',
    letGo: '取消',
    mine: '我的展位',
    occupied: '已占用',
    taken: '展位已经被选，请重新选择',
    dismiss: '知道了',
    take: /^选 \d+ 个/,
    finish: /^完成选择/,
    finishOk: '完成选择',
    waiting: '已完成，等待组委会确认',
  },
  english: {
    start: '/exhibitor/booth/selectEN',
    position: '/exhibitor/booth/selectEN/positionEN',
    comingUp: 'Your time for choosing is coming up',
    enter: 'Open the plan and choose',
    list: 'List',
    live: 'Live',
    choose: 'Choose',
    letGo: 'Release',
    mine: 'My booths',
    occupied: 'Occupied',
    taken: 'This booth has just been taken. Please choose another',
    dismiss: 'Dismiss',
    take: /^Take \d+/,
    finish: /^Finish/,
    finishOk: 'Finish',
    waiting: 'Finished, with the organiser',
  },
} as const

export type ChoosingWords = (typeof choosingWords)[keyof typeof choosingWords]

interface AtTheDoor extends Chooser {
  page: Page
}

/** Both stand at the door before it opens, and want the same booth. Answers whoever got it, with its choice finished. */
export async function chooseAgainstEachOther<Company extends AtTheDoor>(
  words: ChoosingWords,
  first: Company,
  second: Company,
): Promise<Company> {
  const both = [first, second]
  await signIn(first.page, first.username, words.start)
  await expect(first.page.getByRole('heading', { name: words.comingUp })).toBeVisible()
  await signIn(second.page, second.username, words.start)
  await first.page.getByRole('link', { name: words.enter }).click()
  await expect(first.page).toHaveURL(new RegExp(words.position))
  const hall = new URL(first.page.url()).searchParams.get('uuid')
  await second.page.getByRole('link', { name: words.enter }).waitFor()
  await second.page.goto(`${origin()}${words.position}?uuid=${hall}`)
  await expectAccessible(first.page)
  await keepPictures(first.page, `selection-${words.list}`)

  for (const { page } of both) {
    await expect(page.getByText(words.live, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.list, exact: true }).click()
  }
  const code = await firstToChoose(first.page, words.choose)
  // Both questions reach the server only after both have pressed.
  const letGo = await holdBack(both.map(({ page }) => page))
  for (const { page } of both)
    await page.getByRole('button', { name: `${words.choose} ${code}`, exact: true }).click()
  letGo()
  const [winner, loser] = await winnerOf(first, second)
  await expectLost(loser.page, code, words)
  await expect(winner.page.getByRole('list', { name: words.mine })).toContainText(code)
  await expect(winner.page.getByRole('alert')).toHaveCount(0)
  await expectRefusedTry(both, 'taken')
  await finishChoosing(winner.page, words)
  return winner
}

/** Whoever was slower is told, sees the booth taken within a second of that, and takes what still fits in one tap. */
async function expectLost(page: Page, code: string, words: ChoosingWords): Promise<void> {
  const refused = page.getByRole('alert')
  await expect(refused).toContainText(words.taken)
  await expect(refused).toContainText(code)
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: code, exact: true }) })
  await expect(row).toContainText(words.occupied, { timeout: 1000 })
  await expect(page.getByRole('button', { name: `${words.choose} ${code}`, exact: true })).toHaveCount(0)
  await refused.getByRole('button', { name: words.dismiss }).click()
  await expect(refused).toHaveCount(0)
  await page.getByRole('button', { name: words.take }).click()
  await expect(page.getByRole('list', { name: words.mine })).not.toContainText(code)
}

async function finishChoosing(page: Page, words: ChoosingWords): Promise<void> {
  await page.getByRole('button', { name: words.finish }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.finishOk, exact: true }).click()
  await expect(page.getByText(words.waiting, { exact: true })).toBeVisible()
  await expectAccessible(page)
}

export async function firstToChoose(page: Page, choose: string): Promise<string> {
  const open = page.getByRole('table').getByRole('button', { name: new RegExp(`^${choose} `) })
  return (await open.first().getAttribute('aria-label'))?.split(' ')[1] ?? ''
}

/** Within the reach of a hand that holds the phone, large enough for it, and with nothing to scroll sideways to. */
export async function pressedByThumb(button: Locator): Promise<void> {
  const [fingertip, reach] = [40, 2 / 3]
  await expect(button).toBeInViewport({ ratio: 1 })
  const size = button.page().viewportSize()
  const box = await button.boundingBox()
  if (!size || !box) throw new Error('what is pressed is there')
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(fingertip)
  expect(box.y).toBeGreaterThanOrEqual(size.height * (1 - reach))
  expect(await button.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  await button.tap()
}

/** The one that was not told no. */
async function winnerOf<Company extends AtTheDoor>(
  one: Company,
  other: Company,
): Promise<[winner: Company, loser: Company]> {
  const alerts = ({ page }: Company) => page.getByRole('alert').count()
  await expect.poll(async () => (await alerts(one)) + (await alerts(other))).toBe(1)
  return (await alerts(one)) === 0 ? [one, other] : [other, one]
}

/** Choices stay in the browsers until they are let go. */
async function holdBack(pages: readonly Page[]): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  for (const page of pages)
    await page.route('**/api/selection/choose', async (route) => {
      await held
      await route.continue()
    })
  return letGo
}
