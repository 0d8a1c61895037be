import { expect } from '@playwright/test'
import { openWindowsSoon, twoChoosers } from './support/choosers'
import { expectAccessible, keepPictures } from './support/looks'
import { signIn } from './support/people'
import { ask } from './support/records'
import { test } from './support/test'

const groupName = '旅程展团'

/** Two companies of one group: staff name one of them, it chooses for both, and the other gets its booth from it. */
test('a delegate chooses for its group and divides what it has', async ({ page, otherPage }) => {
  const [delegate, unit] = await twoChoosers('CHN')
  await openWindowsSoon([delegate, unit])
  const ids = [delegate.id, unit.id]
  await ask(
    `INSERT INTO group_unit (company_id, company_name, group_type, group_name)
     SELECT id, name_zh, '02', $2 FROM company WHERE id = ANY ($1)`,
    [ids, groupName],
  )
  await signIn(otherPage, unit.username, '/exhibitor/booth/select')
  await signIn(page, 'admin', '/booth/select?tab=groups')
  await page.getByLabel('查找展团或企业').fill(groupName)
  await page.getByRole('button', { name: `查看 ${groupName}` }).click()
  const drawer = page.getByRole('dialog', { name: groupName })
  await drawer.getByLabel('代表单位').click()
  await page.getByTitle(delegate.name, { exact: true }).click()
  await drawer.getByLabel('原因').fill('省里统一组团')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '指定代表', exact: true }).click()
  await expect(page.getByText('已指定展团代表')).toBeVisible()
  await expect(drawer.getByText('由代表选位')).toBeVisible()
  await keepPictures(page, 'groups')
  // The unit hears of it by itself.
  const led = `贵单位随${groupName}参展，由${delegate.name}统一选位`
  await expect(otherPage.getByText(led)).toBeVisible()

  await signIn(page, delegate.username, '/exhibitor/booth/select')
  const card = page.getByRole('region', { name: '展团统一选位' })
  await expect(card).toContainText(unit.name)
  await page.getByRole('link', { name: '进入展位图选择' }).click()
  await page.getByRole('button', { name: '列表', exact: true }).click()
  const chosen = page.getByRole('list', { name: '我的展位' }).getByRole('listitem')
  const open = page.getByRole('table').getByRole('button', { name: /^选择 / })
  for (const count of [1, 2]) {
    await open.first().click()
    await expect(chosen).toHaveCount(count)
  }
  await page.getByRole('button', { name: /^完成选择/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '完成选择', exact: true }).click()
  await expect(page.getByText('已完成，等待组委会确认', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: '返回展位选择' }).click()
  const booth = card.getByRole('combobox').last()
  const code = (await booth.getAttribute('aria-label'))?.split(' ')[0] ?? ''
  await booth.selectOption({ label: unit.name })
  await expectAccessible(page)
  await keepPictures(page, 'block')
  await card.getByRole('button', { name: '确认分配' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认分配' }).click()
  await expect(page.getByText('展团展位已分配', { exact: true })).toBeVisible()
  await expect(card.getByRole('list', { name: '已分配' })).toContainText(code)
  await expect(otherPage.locator('#yours')).toContainText(code)
  await expect(otherPage.getByRole('heading', { name: '已完成选择，等待组委会确认' })).toBeVisible()
})
