import { expect } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { doors, fillLogin, origin, signIn, submitLogin } from './support/people'
import { test } from './support/test'

const open = (path: string) => `${origin()}${path}`

test.describe('a Chinese exhibitor', () => {
  test('logs in with the picture code, sees the next step, and logs out', async ({ page }) => {
    await page.goto(open(doors.chinese.path))
    await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()

    await fillLogin(page, 'chinese', '13800000005')
    await submitLogin(page, 'chinese')
    await expect(page).toHaveURL(open('/exhibitor/home'))
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
    await expect(page.getByText('审核通过').first()).toBeVisible()
    await expectAccessible(page)
    await keepPictures(page, 'exhibitor-home-zh')

    await page.getByRole('button', { name: /账户菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(page).toHaveURL(open(doors.chinese.path))
    await page.goto(open('/exhibitor/home'))
    await expect(page).toHaveURL(/\/exhibition\/login\/ch\/login/)
  })

  test('is told at the field what is wrong, in the specs’ words', async ({ page }) => {
    await page.goto(open(doors.chinese.path))
    await submitLogin(page, 'chinese')
    for (const message of ['*请输入正确手机号', '*请输入密码', '*验证码错误']) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('手机号', { exact: true })).toBeFocused()

    await fillLogin(page, 'chinese', '13900009999')
    await submitLogin(page, 'chinese')
    await expect(page.getByText('账号不存在')).toBeVisible()
    await expect(page.getByLabel('手机号', { exact: true })).toHaveValue('13900009999')

    await fillLogin(page, 'chinese', '13800000002', 'wrong')
    await submitLogin(page, 'chinese')
    await expect(page.getByText('密码不正确')).toBeVisible()
  })

  test('keeps what was typed when the network fails, and can try again', async ({ page }) => {
    await page.goto(open(doors.chinese.path))
    await fillLogin(page, 'chinese', '13800000003')
    await page.route('**/api/login', (route) => route.abort())
    await submitLogin(page, 'chinese')
    await expect(page.getByLabel('手机号', { exact: true })).toHaveValue('13800000003')
    await expect(page).toHaveURL(open(doors.chinese.path))
    await page.unroute('**/api/login')
    await fillLogin(page, 'chinese', '13800000003')
    await submitLogin(page, 'chinese')
    await expect(page).toHaveURL(open('/exhibitor/home'))
  })
})

test.describe('an overseas exhibitor', () => {
  test.use({ locale: 'en-GB' })

  test('logs in, sees the next step and logs out, all in English', async ({ page }) => {
    await page.goto(open(doors.english.path))
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)

    await fillLogin(page, 'english', 'exhibitor4@example.com')
    await submitLogin(page, 'english')
    await expect(page).toHaveURL(open('/exhibitor/homeEN'))
    await expectAccessible(page)
    await keepPictures(page, 'exhibitor-home-en')
    const visible = await page.locator('#root').textContent()
    expect(visible).not.toMatch(/\p{Script=Han}/u)

    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(open(doors.english.path))
  })

  test('switches the login page to Chinese and back', async ({ page }) => {
    await page.goto(open(doors.english.path))
    await page.getByRole('link', { name: '中文' }).click()
    await expect(page).toHaveURL(open(doors.chinese.path))
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(open(doors.english.path))
  })
})

test.describe('staff', () => {
  test('log in by their own door and see the fair at a glance', async ({ page }) => {
    await page.goto(open(doors.staff.path))
    await fillLogin(page, 'staff', 'admin')
    await submitLogin(page, 'staff')
    await expect(page).toHaveURL(open('/home'))
    await expect(page.getByRole('heading', { name: '展位与面积' })).toBeVisible()
  })

  test('are not let into an exhibitor’s area, nor exhibitors into theirs', async ({ page }) => {
    await signIn(page, 'clerk', '/exhibitor/home')
    await expect(page).toHaveURL(open('/home'))
    await page.context().clearCookies()
    await signIn(page, '13800000001', '/home')
    await expect(page).toHaveURL(open('/exhibitor/home'))
  })
})

test.describe('a session', () => {
  test('lets a deep link wait for the login', async ({ page }) => {
    await page.goto(open('/home'))
    await expect(page).toHaveURL(/\/exhibition\/login\//)
    await page.goto(page.url().replace('/ch/login', '/ch/Administrator'))
    await fillLogin(page, 'staff', 'leader')
    await submitLogin(page, 'staff')
    await expect(page).toHaveURL(open('/home'))
  })

  test('that ends in one tab ends in the other', async ({ page, context }) => {
    await signIn(page, '13800000001', '/exhibitor/home')
    const other = await context.newPage()
    await other.goto(open('/exhibitor/home'))
    await expect(other.getByRole('button', { name: /账户菜单/ })).toBeVisible()
    await page.getByRole('button', { name: /账户菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(other).toHaveURL(/\/exhibition\/login\/ch\/login/)
  })

  test('that expired says so and returns to where one was', async ({ page }) => {
    await signIn(page, '13800000002', '/exhibitor/home')
    // The last thing the home asks for: a call still on its way would bring the news before the reload does.
    await expect(page.getByRole('region', { name: '留言板' })).toBeVisible()
    await page.context().clearCookies()
    await page.reload()
    await expect(page).toHaveURL(/\/exhibition\/login\/ch\/login/)
    await expect(page.getByText('登录超时，请重新登录')).toBeVisible()
    await fillLogin(page, 'chinese', '13800000002')
    await submitLogin(page, 'chinese')
    await expect(page).toHaveURL(open('/exhibitor/home'))
  })
})

test.describe('the public', () => {
  test('gets a page that says so when there is nothing', async ({ page }) => {
    await page.goto(open('/no/such/page'))
    for (const name of ['没有找到这个页面', 'Page not found'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expectAccessible(page)
    await keepPictures(page, 'not-found')
  })
})
