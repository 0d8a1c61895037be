import { expect } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

/** Staff give a booth away on their plan; whoever looks at the plan, signed in or not, sees it at once and without reloading. */
test('a booth that staff assign changes on the public plan while people look at it', async ({
  page,
  browser,
}) => {
  const [booth] = await ask<{ code: string; hall: string }>(
    `SELECT booth.code, hall_id AS hall FROM booth JOIN hall ON hall.id = hall_id
     WHERE hall.code = 'W3' AND status = 'normal' AND booth_class = 'standard' AND booth.deleted_at IS NULL
     ORDER BY booth.code DESC LIMIT 1`,
  )
  const [company] = await ask<{ name: string; username: string }>(
    `SELECT name_zh AS name, username FROM company JOIN account ON account.id = account_id
     JOIN booth_request request ON request.company_id = company.id AND saved
     WHERE edition = 21 AND review_state = 'approved' AND user_type = 'CHN' AND username > '13800000009'
       AND request.exhibit_type = '02' AND request.booth_type = '1'
       AND NOT EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL)
       AND blacklisting_of(account_id) IS NULL AND company.deleted_at IS NULL ORDER BY company.id LIMIT 1`,
  )
  if (!booth || !company) throw new Error('the demo fair has no free booth, or no company without one')

  const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await visitor.goto(`${origin()}/booth/anon?uuid=${booth.hall}&booth=${booth.code}`)
  await visitor.getByRole('button', { name: '列表', exact: true }).click()
  const row = visitor.getByRole('row').filter({ hasText: booth.code })
  await expect(row).toContainText('可选')
  await expect(visitor.getByText('实时')).toBeVisible()

  const exhibitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signIn(exhibitor, company.username, `/booth/anon/selection?uuid=${booth.hall}`)
  await expect(exhibitor.getByText('贵公司还没有展位')).toBeVisible()

  await signIn(page, 'admin')
  await page.goto(`${origin()}/booth/position?code=${booth.code}`)
  await page.getByRole('link', { name: `在展位图上查看 ${booth.code}` }).click()
  await expect(page.getByText('正在查看已发布的展位图')).toBeVisible()
  await expect(page.getByText(new RegExp(`^已选择 ${booth.code}，`))).toBeAttached()
  await expectAccessible(page)
  await keepPictures(page, 'plan-looked-at')
  const chosen = page.getByRole('toolbar', { name: '所选对象' })
  await chosen.getByRole('button', { name: '分配', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('企业', { exact: true }).fill(company.name)
  await page.getByText(company.name, { exact: true }).click()
  await expect(dialog.getByText('标准展位 ×')).toBeVisible()
  await dialog.getByLabel('原因').fill('协会推荐')
  await expectAccessible(page)
  await keepPictures(page, 'assignment')
  await dialog.getByRole('button', { name: '分配', exact: true }).click()
  await expect(page.getByText(`已分配展位 ${booth.code}`)).toBeVisible()

  await expect(row).toContainText('已分配')
  await exhibitor.getByRole('region', { name: '我的展位' }).getByRole('link', { name: booth.code }).click()
  await expect(exhibitor).toHaveURL(new RegExp(`booth=${booth.code}`))
  await exhibitor.goto(`${origin()}/exhibitor/home`)
  await exhibitor.getByRole('link', { name: booth.code }).click()
  await expect(exhibitor).toHaveURL(new RegExp(`/booth/anon/selection\\?.*booth=${booth.code}`))

  await page.getByRole('link', { name: '返回列表' }).click()
  await page.getByRole('button', { name: `取消分配 ${booth.code}` }).click()
  await dialog.getByLabel('原因').fill('企业放弃')
  await dialog.getByRole('button', { name: '取消分配', exact: true }).click()
  await expect(row).toContainText('可选')

  await page.getByRole('link', { name: booth.code }).first().click()
  await expect(page.getByRole('listitem').filter({ hasText: '企业放弃' })).toBeVisible()
  await expectAccessible(page)
})
