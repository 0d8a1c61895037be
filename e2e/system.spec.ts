import { expect, type Page } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { doors, fillLogin, origin, signIn, submitLogin } from './support/people'
import { ask, forgetLimits } from './support/records'
import { test } from './support/test'

const open = (path: string) => `${origin()}${path}`
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })

interface Entry {
  resourcename: string
  children: Entry[]
}
const routesIn = (entries: Entry[]): string[] =>
  entries.flatMap(({ resourcename, children }) => [resourcename, ...routesIn(children)])

async function routesFor(page: Page): Promise<string[]> {
  const answer = await page.request.get(open('/api/resource/menuTree/exhibition'))
  return routesIn(((await answer.json()) as { result: Entry[] }).result)
}

test.beforeEach(() => forgetLimits())

test('an administrator makes a role for accountants and a user for it, who sees exactly its menu until a key is taken', async ({
  page,
  otherPage: accountant,
}) => {
  await signIn(page, 'admin', '/system/role')
  await heading(page, '角色')
  await press(page, '新建角色')
  const dialog = page.getByRole('dialog', { name: '新建角色' })
  await dialog.getByLabel(/^中文名称/).fill('会计')
  await dialog.getByLabel(/^英文名称/).fill('Accountant')
  await dialog.getByLabel('搜索权限名称或键').fill('log/index')
  await dialog.getByRole('checkbox', { name: '查看全部日志' }).check()
  await dialog.getByLabel('搜索权限名称或键').fill('缓缴')
  await dialog.getByRole('checkbox', { name: '审批缓缴' }).check()
  await expectAccessible(page)
  await keepPictures(page, 'role-dialog')
  await press(page, '保存')
  await expect(page.getByRole('cell', { name: '会计' }).first()).toBeVisible()

  await page.goto(open('/system/user/insert'))
  await heading(page, '新增用户')
  await page.getByLabel(/^姓名/).fill('钱会计')
  await page.getByLabel(/^用户名/).fill('9kuaiji')
  await press(page, '新增并生成初始密码')
  await expect(page.getByText(/用户名应以字母开头/).first()).toBeVisible()
  await expect(page.getByLabel(/^姓名/)).toHaveValue('钱会计')
  await page.getByLabel(/^用户名/).fill('kuaiji')
  await page.getByLabel(/^角色/).fill('会计')
  await page.locator('.ant-select-dropdown:visible').getByText('会计', { exact: true }).click()
  await page.keyboard.press('Escape')
  await press(page, '新增并生成初始密码')
  const handed = page.getByRole('dialog', { name: '钱会计 的初始密码' })
  const password = (await handed.locator('code').textContent()) ?? ''
  await keepPictures(page, 'initial-password')
  await press(page, '已告知本人')
  await heading(page, '钱会计')

  await accountant.goto(open(doors.staff.path))
  await fillLogin(accountant, 'staff', 'kuaiji', password)
  await submitLogin(accountant, 'staff')
  await heading(accountant, '请先修改密码')
  // Choosing a password is a journey of its own.
  await ask(
    `UPDATE account SET must_change_password = false, initial_password_expires_at = NULL WHERE username = 'kuaiji'`,
  )
  // Wide enough for the menu to stand open.
  await accountant.setViewportSize({ width: 1600, height: 900 })
  await accountant.goto(open('/home'))
  const shown = menu(accountant)
  await shown.getByText('日志', { exact: true }).click()
  await expect(shown.getByRole('link', { name: '登录日志' })).toBeVisible()
  await shown.getByText('系统管理', { exact: true }).click()
  await expect(shown.getByRole('link', { name: '组织机构' })).toBeVisible()
  await keepPictures(accountant, 'menu-of-an-accountant')
  const everything = await routesFor(page)
  const own = await routesFor(accountant)
  // What a role gives, and no other entry that needs a key.
  expect(own.filter((route) => route.startsWith('/log/')).length).toBeGreaterThan(5)
  expect(own).toContain('/financial/deferredPaymentApprove')
  for (const closed of ['/system/user', '/system/role', '/system/permission', '/system/settings']) {
    expect(everything).toContain(closed)
    expect(own).not.toContain(closed)
  }
  await accountant.goto(open('/system/user'))
  await expect(accountant.getByText('这个页面没有对您开放').first()).toBeVisible()

  await accountant.goto(open('/log/loginLog'))
  await heading(accountant, '登录日志')
  await page.goto(open('/system/permission'))
  await heading(page, '权限矩阵')
  await press(page, '会计：查看全部日志')
  await press(page, '保存')
  await press(page, '确定')
  await expect(page.getByText('权限已保存，立即生效')).toBeVisible()
  await expect(accountant.getByText('这个页面没有对您开放').first()).toBeVisible()
  await expect(menu(accountant).getByText('日志', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: /^查看全部日志/ }).click()
  await expect(page.getByText('只有管理员', { exact: true })).toBeVisible()
  await keepPictures(page, 'permission-matrix')
})

test('the last administrator can be neither removed nor disabled', async ({ page }) => {
  await signIn(page, 'admin', '/system/user?name=admin')
  await page.getByRole('link', { name: '查看 系统管理员' }).click()
  await heading(page, '系统管理员')
  await page.getByRole('radio', { name: '工作人员' }).check()
  await press(page, '保存')
  await expect(page.getByText(/最后一名可以登录的管理员/).first()).toBeVisible()
  await press(page, '停用')
  await press(page, '确定')
  await expect(page.getByText(/最后一名可以登录的管理员/).first()).toBeVisible()
  await page.reload()
  await heading(page, '系统管理员')
  await expect(page.getByText('正常', { exact: true })).toBeVisible()
})
