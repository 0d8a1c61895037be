import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { photographCode } from './support/badge-code'
import { companyWithBooth } from './support/contract-steps'
import { expectAccessible } from './support/looks'
import { origin, signIn } from './support/people'
import { picture } from './support/pictures'
import { ask } from './support/records'
import { test } from './support/test'

const gate = '/participants/gate'

const exhibitors = {
  zh: {
    userType: 'CHN',
    path: '/exhibitorcardZS',
    add: '添加人员',
    fields: {
      '姓名 *': '闻一舟',
      '职务 *': '讲解员',
      '手机号 *': '13900002222',
      '证件号码 *': '110101199003078259',
    },
    photo: '照片',
    photoHere: '照片已上传',
    save: '保存',
    print: /^打印证件 /,
    name: '闻一舟',
  },
  en: {
    userType: 'ENG',
    path: '/exhibitorcard',
    add: 'Add a person',
    fields: {
      'Name *': 'Ada Marlow',
      'Post *': 'Engineer',
      'Mobile *': '+442079460000',
      'Document number *': 'K4471208',
    },
    photo: 'Photo',
    photoHere: 'The photo is there',
    save: 'Save',
    print: /^Print badge of /,
    name: 'Ada Marlow',
  },
} as const

test('a badge opens the gate until it is printed again; and the gate opens without a network', async ({
  page,
  otherPage,
}) => {
  const first = await makeBadge(otherPage, exhibitors.zh)
  await makeBadge(otherPage, exhibitors.en)

  await signIn(page, 'admin', gate)
  await scan(page, first)
  await expect(page.getByRole('heading', { name: '证件有效' })).toBeVisible()
  await page.getByRole('button', { name: '确认入场' }).click()
  await expect(page.getByRole('heading', { name: /^已入场/ })).toBeVisible()

  const second = await reprint(page, exhibitors.zh.name)
  await page.goto(origin() + gate)
  await scan(page, first)
  await expect(page.getByRole('heading', { name: '已补打，此证失效' })).toBeVisible()
  await scan(page, second)
  await expect(page.getByRole('heading', { name: '今日已入场' })).toBeVisible()
  await page.getByRole('button', { name: '再次放行' }).click()
  await expect(page.getByRole('heading', { name: /^已入场/ })).toBeVisible()

  // Only this page is kept, and of it only what is the same for everybody.
  await expect.poll(() => keptAddresses(page)).toContain(gate)
  expect((await keptAddresses(page)).filter((kept) => kept !== gate && !kept.startsWith('/assets/'))).toEqual(
    [],
  )
  const { number } = await personOf(exhibitors.en.name)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('离线，按名单查验')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('证件编号').fill(number)
  await page.getByRole('button', { name: '查验' }).click()
  await expect(page.getByText(exhibitors.en.name)).toBeVisible()
  await page.getByRole('button', { name: '确认入场' }).click()
  await expect(page.getByText('1 条待上传')).toBeVisible()
  // Whoever reloads once more has not let them in a second time.
  await page.reload()
  await page.getByLabel('证件编号').fill(number)
  await page.getByRole('button', { name: '查验' }).click()
  await expect(page.getByRole('heading', { name: '今日已入场' })).toBeVisible()
  expect((await personOf(exhibitors.en.name)).admissions).toBe(0)

  await page.context().setOffline(false)
  await expect(page.getByText('联机', { exact: true })).toBeVisible()
  await expect(page.getByText('条待上传')).toBeHidden()
  expect((await personOf(exhibitors.en.name)).admissions).toBe(1)

  await page.getByRole('button', { name: /账户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/login/)
  await expect.poll(() => keptAddresses(page)).toEqual([])
  // Other pages may keep something of theirs.
  const databases = () =>
    page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)))
  await expect.poll(databases).not.toContain('fairground-gate')
})

/** Somebody new with a photo, and the code on their paper. */
async function makeBadge(page: Page, { userType, path, ...say }: (typeof exhibitors)['zh' | 'en']) {
  const { username } = await companyWithBooth(userType)
  await signIn(page, username, path)
  await page.getByRole('button', { name: say.add }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(say.fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByLabel(say.photo, { exact: true }).setInputFiles(picture('face.png', [120, 90, 60]))
  await expect(dialog.getByText(say.photoHere)).toBeVisible()
  await dialog.getByRole('button', { name: say.save, exact: true }).click()
  await expect(dialog).toBeHidden()
  const person = page.getByRole('listitem').filter({ hasText: say.name })
  return codeOn(page, person.getByRole('button', { name: say.print }))
}

async function reprint(page: Page, name: string) {
  await page.goto(`${origin()}/participants/participants_baseinfo`)
  await page.getByLabel('姓名或编号').fill(name)
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByRole('button', { name: `补打 ${name} 的参展证` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('原因').fill('现场遗失')
  return codeOn(page, dialog.getByRole('button', { name: '补打', exact: true }))
}

async function codeOn(page: Page, button: Locator) {
  const [paper] = await Promise.all([page.waitForEvent('download'), button.click()])
  return photographCode(await readFile(await paper.path()))
}

const scan = (page: Page, photo: ReturnType<typeof photographCode>) =>
  page.locator('input[type=file]').setInputFiles(photo)

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
