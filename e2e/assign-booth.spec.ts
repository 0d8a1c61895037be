import { expect } from '@playwright/test'
import { pull } from './support/drawing-table'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { ask, englishStaff } from './support/records'
import { test } from './support/test'

const languages = [
  {
    language: 'zh',
    locale: 'zh-CN',
    lan: 'CHN',
    userType: 'CHN',
    staff: async () => 'admin',
    home: '/exhibitor/home',
    ownPlan: '/booth/anon/selection',
    words: {
      list: '列表',
      free: '可选',
      allotted: '已分配',
      live: '实时',
      noneYet: '贵公司还没有展位',
      mine: '我的展位',
      onPlan: (code: string) => `在展位图上查看 ${code}`,
      looking: '正在查看已发布的展位图',
      chosen: (code: string) => new RegExp(`^已选择 ${code}，`),
      bar: '所选对象',
      assign: '分配',
      company: '企业',
      asked: '标准展位 ×',
      reason: '原因',
      assigned: (code: string) => `已分配展位 ${code}`,
      move: '移动或互换展位',
      doMove: '移动',
      moved: (from: string, to: string) => `已从 ${from} 移到 ${to}`,
      unassign: '取消分配',
    },
  },
  {
    language: 'en',
    locale: 'en-GB',
    lan: 'ENG',
    userType: 'ENG',
    staff: englishStaff,
    home: '/exhibitor/homeEN',
    ownPlan: '/booth/anon/selectionEN',
    words: {
      list: 'List',
      free: 'Available',
      allotted: 'Allotted',
      live: 'Live',
      noneYet: 'Your company has no booth yet',
      mine: 'My booths',
      onPlan: (code: string) => `Show on the plan ${code}`,
      looking: 'You are looking at the plan as it is published',
      chosen: (code: string) => new RegExp(`^Selected ${code}, `),
      bar: 'For what is selected',
      assign: 'Assign',
      company: 'Company',
      asked: 'Standard booth ×',
      reason: 'Reason',
      assigned: (code: string) => `${code} assigned`,
      move: 'Move or swap booths',
      doMove: 'Move',
      moved: (from: string, to: string) => `Moved from ${from} to ${to}`,
      unassign: 'Cancel assignment',
    },
  },
] as const

type Place = [x: number, y: number]

/** Staff give a booth away on their plan; whoever looks at the plan, signed in or not, sees it at once and without reloading. */
for (const { language, locale, lan, userType, staff, home, ownPlan, words } of languages)
  test(`a booth that staff assign changes on the public plan while people look at it, and its company is one press away from it, ${language}`, async ({
    page,
    browser,
  }) => {
    // The small fair has no overseas company that is approved, without a booth and wants a standard one.
    await ask(
      `UPDATE booth_request SET exhibit_type = '02', booth_type = '1', standard_booths = 2, indoor_area = 0, outdoor_area = 0
       FROM company JOIN account ON account.id = account_id
       WHERE company_id = company.id AND username = 'exhibitor5@example.com' AND edition = 21`,
    )
    const [company] = await ask<{ name: string; username: string }>(
      `SELECT CASE $1 WHEN 'ENG' THEN name_en ELSE name_zh END AS name, username
       FROM company JOIN account ON account.id = account_id
       JOIN booth_request request ON request.company_id = company.id AND saved
       WHERE edition = 21 AND review_state = 'approved' AND user_type = $1
         AND username > '13800000009'
         AND request.exhibit_type = '02' AND request.booth_type = '1'
         AND NOT EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL)
         AND blacklisting_of(account_id) IS NULL AND company.deleted_at IS NULL ORDER BY company.id LIMIT 1`,
      [userType],
    )
    // Two that adjoin: the company is moved from one to the other.
    const [booth] = await ask<{ code: string; hall: string; at: Place; next: string; nextAt: Place }>(
      `SELECT booth.code, booth.hall_id AS hall, next.code AS next,
         ARRAY[booth.x_m + booth.width_m / 2, booth.y_m + booth.depth_m / 2]::float8[] AS at,
         ARRAY[next.x_m + next.width_m / 2, next.y_m + next.depth_m / 2]::float8[] AS "nextAt"
       FROM booth JOIN hall ON hall.id = booth.hall_id
       JOIN booth next ON next.hall_id = booth.hall_id AND next.status = 'normal' AND next.booth_class = 'standard'
         AND next.deleted_at IS NULL AND next.y_m = booth.y_m AND abs(next.x_m - booth.x_m) = booth.width_m
       WHERE hall.code = 'W3' AND booth.status = 'normal' AND booth.booth_class = 'standard' AND booth.deleted_at IS NULL
       ORDER BY booth.code DESC LIMIT 1`,
    )
    if (!booth || !company) throw new Error('the demo fair has no free booths, or no company without one')
    const { code, next } = booth

    const visitor = await (await browser.newContext({ locale })).newPage()
    await visitor.goto(`${origin()}/booth/anon?uuid=${booth.hall}&lan=${lan}&booth=${code}`)
    await visitor.getByRole('button', { name: words.list, exact: true }).click()
    const row = visitor.getByRole('row').filter({ hasText: code })
    await expect(row).toContainText(words.free)
    await expect(visitor.getByText(words.live, { exact: true })).toBeVisible()

    const exhibitor = await (await browser.newContext({ locale })).newPage()
    await signIn(exhibitor, company.username, `${ownPlan}?uuid=${booth.hall}`)
    await expect(exhibitor.getByText(words.noneYet)).toBeVisible()

    await signIn(page, await staff(), '/home')
    await page.goto(`${origin()}/booth/position?code=${code}`)
    await page.getByRole('link', { name: words.onPlan(code) }).click()
    await expect(page.getByText(words.looking)).toBeVisible()
    await expect(page.getByText(words.chosen(code))).toBeAttached()
    await expectAccessible(page)
    await keepPictures(page, `plan-looked-at-${language}`)
    const chosen = page.getByRole('toolbar', { name: words.bar })
    await chosen.getByRole('button', { name: words.assign, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.company, { exact: true }).fill(company.name)
    await expect(page.getByRole('option', { name: company.name })).toBeAttached()
    await page.locator('.ant-select-dropdown:visible').getByText(company.name, { exact: true }).click()
    await expect(dialog.getByText(words.asked)).toBeVisible()
    await dialog.getByLabel(words.reason).fill('协会推荐')
    await expectAccessible(page)
    await keepPictures(page, `assignment-${language}`)
    await dialog.getByRole('button', { name: words.assign, exact: true }).click()
    await expect(page.getByText(words.assigned(code))).toBeVisible()

    await expect(row).toContainText(words.allotted)
    await exhibitor.getByRole('region', { name: words.mine }).getByRole('link', { name: code }).click()
    await expect(exhibitor).toHaveURL(new RegExp(`booth=${code}`))
    await exhibitor.goto(`${origin()}${home}`)
    await exhibitor.getByRole('main').getByRole('link', { name: code }).click()
    await expect(exhibitor).toHaveURL(new RegExp(`${ownPlan}\\?.*booth=${code}`))
    await exhibitor.goto(`${origin()}${home}`)
    await exhibitor.getByRole('navigation').getByRole('link', { name: words.mine }).click()
    await expect(exhibitor).toHaveURL(new RegExp(`${ownPlan}\\?.*booth=${code}`))
    await keepPictures(exhibitor, `own-booth-${language}`)

    await pull(page, booth.at, booth.nextAt)
    await expect(page.getByRole('dialog', { name: words.move })).toContainText(next)
    await expectAccessible(page)
    await keepPictures(page, `moved-${language}`)
    await dialog.getByLabel(words.reason).fill('靠近入口')
    await dialog.getByRole('button', { name: words.doMove, exact: true }).click()
    await expect(page.getByText(words.moved(code, next))).toBeVisible()
    await expect(row).toContainText(words.free)
    const nextRow = visitor.getByRole('row').filter({ hasText: next })
    await expect(nextRow).toContainText(words.allotted)

    await page.goto(`${origin()}/booth/position?code=${next}`)
    await page.getByRole('button', { name: `${words.unassign} ${next}` }).click()
    await dialog.getByLabel(words.reason).fill('企业放弃')
    await dialog.getByRole('button', { name: words.unassign, exact: true }).click()
    await expect(nextRow).toContainText(words.free)

    await page.getByRole('link', { name: next }).first().click()
    await expect(page.getByRole('listitem').filter({ hasText: '企业放弃' }).first()).toBeVisible()
    await expectAccessible(page)
  })
