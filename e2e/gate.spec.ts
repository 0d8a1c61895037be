import { expect, type Page } from '@playwright/test'
import { badges, gate, makeBadge } from './support/badge-steps'
import { companyWithBooth } from './support/contract-steps'
import { expectAccessible } from './support/looks'
import { signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

test('the gate opens without a network, and tells of it once there is one', async ({ page, otherPage }) => {
  const { name } = badges.en
  const { username } = await companyWithBooth('ENG')
  await signIn(otherPage, username, badges.en.path)
  await makeBadge(otherPage, 'en')
  await signIn(page, 'admin', gate)

  // Only this page is kept, and of it only what is the same for everybody.
  await expect.poll(() => keptAddresses(page)).toContain(gate)
  expect((await keptAddresses(page)).filter((kept) => kept !== gate && !kept.startsWith('/assets/'))).toEqual(
    [],
  )
  const { number } = await personOf(name)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('离线，按名单查验')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('证件编号').fill(number)
  await page.getByRole('button', { name: '查验' }).click()
  await expect(page.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: '确认入场' }).click()
  await expect(page.getByText('1 条待上传')).toBeVisible()
  // Whoever reloads once more has not let them in a second time.
  await page.reload()
  await page.getByLabel('证件编号').fill(number)
  await page.getByRole('button', { name: '查验' }).click()
  await expect(page.getByRole('heading', { name: '今日已入场' })).toBeVisible()
  expect((await personOf(name)).admissions).toBe(0)

  await page.context().setOffline(false)
  await expect(page.getByText('联机', { exact: true })).toBeVisible()
  await expect(page.getByText('条待上传')).toBeHidden()
  expect((await personOf(name)).admissions).toBe(1)

  await page.getByRole('button', { name: /账户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/login/)
  await expect.poll(() => keptAddresses(page)).toEqual([])
  // Other pages may keep something of theirs.
  const databases = () =>
    page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)))
  await expect.poll(databases).not.toContain('fairground-gate')
})

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

async function personOf(name: string): Promise<{ number: string; admissions: number }> {
  const [row] = await ask<{ number: string; admissions: number }>(
    `SELECT number::text, (SELECT count(*)::int FROM badge_admission WHERE person_id = person.id) AS admissions
     FROM badge_person person WHERE name = $1`,
    [name],
  )
  if (!row) throw new Error(`nobody is called ${name}`)
  return row
}
