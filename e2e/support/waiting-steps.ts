import { expect, type Page } from '@playwright/test'
import { choosingWords } from './choosing-steps'
import { expectAccessible } from './looks'
import { type NewCompany, newCompany } from './new-company'
import { origin, signIn } from './people'
import { ask } from './records'

/** What exhibitors read and press who wait for a booth. */
export const waitingWords = {
  chinese: {
    ...choosingWords.chinese,
    userType: 'CHN',
    card: '展位候补',
    join: '加入候补',
    wanted: '希望数量（个）',
    inLine: /第 \d+ 位，共 \d+ 家/,
    kept: (code: string) => `展位 ${code} 正为贵单位保留`,
    accept: '接受',
    accepted: '已接受，展位归贵单位所有',
  },
  english: {
    ...choosingWords.english,
    userType: 'ENG',
    card: 'Waiting list',
    join: 'Join the waiting list',
    wanted: 'Booths wanted',
    inLine: /Place \d+ of \d+ in line/,
    kept: (code: string) => `Kept for you: ${code}`,
    accept: 'Accept',
    accepted: 'Accepted: the booths are yours',
  },
} as const
type WaitingWords = (typeof waitingWords)[keyof typeof waitingWords]

/** Approved, with a booth or two to have; its time for choosing is now, or over. */
export async function companyFor(userType: 'CHN' | 'ENG', time: 'now' | 'over'): Promise<NewCompany> {
  const company = await newCompany(userType)
  await ask(
    `UPDATE booth_request SET exhibit_type = '02', booth_type = '1', standard_booths = 3, saved = true WHERE company_id = $1`,
    [company.id],
  )
  await ask(
    `INSERT INTO company_quota (company_id, scale, least, most, reason) VALUES ($1, 'count', 1, 2, 'journey')`,
    [company.id],
  )
  await ask(
    `INSERT INTO selection_window (company_id, round, starts_at, ends_at)
     VALUES ($1, 1, now() - interval '2 hours', now() + $2::interval)`,
    [company.id, time === 'now' ? '1 hour' : '-1 hour'],
  )
  return company
}

/** On the list beside the plan; answers how to let go of it again. */
export async function chooseBooth(
  page: Page,
  words: WaitingWords,
  booth: { code: string; hall: string },
): Promise<() => Promise<void>> {
  await page.goto(`${origin()}${words.position}?uuid=${booth.hall}`)
  await page.getByRole('button', { name: words.list, exact: true }).click()
  const press = (deed: string) =>
    page
      .getByRole('button', { name: `${deed} ${booth.code}`, exact: true })
      .first()
      .click()
  await press(words.choose)
  const own = page.getByRole('list', { name: words.mine })
  await expect(own).toContainText(booth.code)
  return async () => {
    await press(words.letGo)
    await expect(own.getByRole('listitem')).toHaveCount(0)
  }
}

/** From the page of its own time for choosing, which is over. */
export async function joinWaiting(page: Page, words: WaitingWords, username: string): Promise<void> {
  await signIn(page, username, words.start)
  const card = page.getByRole('region', { name: words.card })
  await card.getByRole('button', { name: words.join }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(words.wanted).fill('1')
  await expectAccessible(page)
  await form.getByRole('button', { name: words.join }).click()
  await expect(card.getByText(words.inLine)).toBeVisible()
}

export async function acceptOffer(page: Page, words: WaitingWords, code: string): Promise<void> {
  const card = page.getByRole('region', { name: words.card })
  await expect(card).toContainText(words.kept(code))
  await card.getByRole('button', { name: words.accept, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.accept, exact: true }).click()
  await expect(page.getByText(words.accepted)).toBeVisible()
  await expect(page.locator('#yours')).toContainText(code)
}
