import { expect, type Page } from '@playwright/test'
import { expectRefusedTry, openWindowsSoon } from './support/choosers'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { test } from './support/test'

const journeys = [
  {
    language: 'Chinese',
    userType: 'CHN',
    start: '/exhibitor/booth/select',
    position: '/exhibitor/booth/select/position',
    comingUp: '您的选位时间即将开始',
    enter: '进入展位图选择',
    list: '列表',
    live: '实时',
    choose: '选择',
    mine: '我的展位',
    occupied: '已占用',
    taken: '展位已经被选，请重新选择',
    dismiss: '知道了',
    take: /^选 \d+ 个/,
    finish: /^完成选择/,
    finishOk: '完成选择',
    waiting: '已完成，等待组委会确认',
  },
  {
    language: 'English',
    userType: 'ENG',
    start: '/exhibitor/booth/selectEN',
    position: '/exhibitor/booth/selectEN/positionEN',
    comingUp: 'Your time for choosing is coming up',
    enter: 'Open the plan and choose',
    list: 'List',
    live: 'Live',
    choose: 'Choose',
    mine: 'My booths',
    occupied: 'Occupied',
    taken: 'This booth has just been taken. Please choose another',
    dismiss: 'Dismiss',
    take: /^Take \d+/,
    finish: /^Finish/,
    finishOk: 'Finish',
    waiting: 'Finished, with the organiser',
  },
] as const

for (const words of journeys)
  test(`two exhibitors want the same booth, and one of them gets it, in ${words.language}`, async ({
    page,
    otherPage,
  }) => {
    const { first, second, putBack } = await openWindowsSoon(words.userType)
    try {
      // Both stand at the door before it opens, and it opens by itself.
      await signIn(page, first.username, words.start)
      await expect(page.getByRole('heading', { name: words.comingUp })).toBeVisible()
      await signIn(otherPage, second.username, words.start)
      await page.getByRole('link', { name: words.enter }).click()
      await expect(page).toHaveURL(new RegExp(words.position))
      const hall = new URL(page.url()).searchParams.get('uuid')
      await otherPage.getByRole('link', { name: words.enter }).waitFor()
      await otherPage.goto(`${origin()}${words.position}?uuid=${hall}`)
      await expectAccessible(page)
      await keepPictures(page, `selection-${words.language}`)

      for (const each of [page, otherPage]) {
        await expect(each.getByText(words.live, { exact: true })).toBeVisible()
        await each.getByRole('button', { name: words.list, exact: true }).click()
      }
      const code = await firstToChoose(page, words.choose)
      // Both questions reach the server only after both have pressed.
      const letGo = await holdBack([page, otherPage])
      for (const each of [page, otherPage])
        await each.getByRole('button', { name: `${words.choose} ${code}`, exact: true }).click()
      letGo()
      const [winner, loser] = await winnerOf(page, otherPage)
      const refused = loser.getByRole('alert')
      await expect(refused).toContainText(words.taken)
      await expect(refused).toContainText(code)
      // Whoever was slower sees it taken within a second of being told.
      await expect(rowOf(loser, code)).toContainText(words.occupied, { timeout: 1000 })
      await expect(loser.getByRole('button', { name: `${words.choose} ${code}`, exact: true })).toHaveCount(0)
      await expect(winner.getByRole('list', { name: words.mine })).toContainText(code)
      await expect(winner.getByRole('alert')).toHaveCount(0)
      await refused.getByRole('button', { name: words.dismiss }).click()
      await expect(refused).toHaveCount(0)
      await loser.getByRole('button', { name: words.take }).click()
      await expect(loser.getByRole('list', { name: words.mine })).not.toContainText(code)

      const chosen = winner.getByRole('list', { name: words.mine }).getByRole('listitem')
      const finish = winner.getByRole('button', { name: words.finish })
      for (let count = 2; count <= (await leastOf(winner)); count += 1) {
        const next = await firstToChoose(winner, words.choose)
        await winner.getByRole('button', { name: `${words.choose} ${next}`, exact: true }).click()
        await expect(chosen).toHaveCount(count)
      }
      await finish.click()
      await winner.getByRole('dialog').getByRole('button', { name: words.finishOk, exact: true }).click()
      await expect(winner.getByText(words.waiting, { exact: true })).toBeVisible()
      await expectAccessible(winner)
      await expectRefusedTry([first, second], 'taken')
    } finally {
      await putBack()
    }
  })

const firstVisits = [
  { ...journeys[0], username: '13800000007', letGo: '取消' },
  { ...journeys[1], username: 'exhibitor7@example.com', letGo: 'Release' },
]

for (const words of firstVisits)
  test(`a first visitor of the demo takes a booth and lets go of it, in ${words.language}`, async ({
    page,
  }) => {
    await signIn(page, words.username, words.start)
    await page.getByRole('link', { name: words.enter }).click()
    await expect(page.getByText(words.live, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.list, exact: true }).click()
    const code = await firstToChoose(page, words.choose)
    await page.getByRole('button', { name: `${words.choose} ${code}`, exact: true }).click()
    const own = page.getByRole('list', { name: words.mine })
    await expect(own).toContainText(code)
    await page
      .getByRole('button', { name: `${words.letGo} ${code}`, exact: true })
      .first()
      .click()
    await expect(own.getByRole('listitem')).toHaveCount(0)
  })

const rowOf = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: code, exact: true }) })

async function firstToChoose(page: Page, choose: string): Promise<string> {
  const open = page.getByRole('table').getByRole('button', { name: new RegExp(`^${choose} `) })
  return (await open.first().getAttribute('aria-label'))?.split(' ')[1] ?? ''
}

/** How many the company must have at least, as its page was told. */
async function leastOf(page: Page): Promise<number> {
  const answer = await page.request.get(`${origin()}/api/selection/own`)
  const { result } = (await answer.json()) as { result: { quota: { count: { least: number } } } }
  return result.quota.count.least
}

/** The one that was not told no. */
async function winnerOf(one: Page, other: Page): Promise<[winner: Page, loser: Page]> {
  const alerts = (page: Page) => page.getByRole('alert').count()
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
