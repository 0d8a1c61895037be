import { expect, type Page } from '@playwright/test'
import { receiveCode, requestCode, words } from './support/codes'
import { expectAccessible, keepPictures } from './support/looks'
import { newestMessage } from './support/messages'
import { newCompany } from './support/new-company'
import { fillLogin, origin, signIn, submitLogin } from './support/people'
import { typePictureCode } from './support/picture-code'
import { ask, forgetLimits, someCompany } from './support/records'
import { test } from './support/test'

const open = (path: string) => `${origin()}${path}`
const ch = (screen: string) => open(`/exhibition/login/ch/${screen}`)
const en = (screen: string) => open(`/exhibition/login/en/${screen}`)
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

// All journeys come from one address; what they ask for together is more than one visitor may.
test.beforeEach(() => forgetLimits())

async function openPersonalCenter(page: Page, menu: RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await expect(page.getByRole('dialog', { name: item })).toBeVisible()
}

test.describe('registration', () => {
  test('a Chinese company registers, logs in with what it chose, changes its password and logs out', async ({
    page,
  }) => {
    const mobile = '15811110001'
    await page.goto(ch('Register'))
    await heading(page, '用户注册')
    await press(page, '下一步')
    for (const message of [
      '*统一社会信用代码为18位数字字母组合',
      '*请填写正确的手机号',
      '*密码应为8-30位字母和数字组合',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    await keepPictures(page, 'register-zh')

    await fill(page, '统一社会信用代码', '91350100M000100Y43')
    await fill(page, '手机号', mobile)
    await receiveCode(page, mobile, words.sms)
    await fill(page, '密码', 'FirstPass1')
    await fill(page, '确认密码', 'FirstPass2')
    await press(page, '下一步')
    await expect(page.getByText('*两次密码不一致')).toBeVisible()
    await fill(page, '确认密码', 'FirstPass1')
    await press(page, '下一步')
    await page.getByLabel(/^公司名称/).fill('福建新安消防科技有限公司')
    await page.getByLabel(/^联系人/).fill('陈立')
    await keepPictures(page, 'register-company-zh')
    await press(page, '完成注册')
    await expect(page.getByText('注册成功！')).toBeVisible()
    await press(page, '去登录')

    await expect(page).toHaveURL(/type=register/)
    expect(page.url()).not.toContain('FirstPass1')
    await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(mobile)
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('FirstPass1')
    await fillLogin(page, 'chinese', mobile, 'FirstPass1')
    await submitLogin(page, 'chinese')
    await expect(page).toHaveURL(open('/exhibitor/home'))

    await openPersonalCenter(page, /账户菜单/, '个人中心')
    await press(page, '保存')
    await expect(page.getByText('用户名密码未变化')).toBeVisible()
    await press(page, '修改密码')
    await fill(page, '当前密码', 'NotMyPass1')
    await fill(page, '新密码', 'short1')
    await fill(page, '确认新密码', 'short1')
    await press(page, '保存')
    await expect(page.getByText('密码应为8-30位字母、数字组合')).toBeVisible()
    await fill(page, '新密码', 'SecondPass2')
    await fill(page, '确认新密码', 'SecondPass2')
    await press(page, '保存')
    await expect(page.getByText('当前密码不正确')).toBeVisible()
    await expectAccessible(page)
    await keepPictures(page, 'personal-center-zh')
    await fill(page, '当前密码', 'FirstPass1')
    await press(page, '保存')
    await expect(page.getByText('修改成功，3秒后退出登录')).toBeVisible()
    await expect(page).toHaveURL(/\/exhibition\/login\/ch\/login/)
    await fillLogin(page, 'chinese', mobile, 'SecondPass2')
    await submitLogin(page, 'chinese')
    await expect(page).toHaveURL(open('/exhibitor/home'))

    await test.step('another mobile, in the middle of the form, which stays as it is', async () => {
      await page.goto(open('/exhprediction'))
      await fill(page, '传真', '0591-87654322')
      await press(page, '更换')
      await expect(page.getByRole('dialog', { name: '手机号码验证' })).toBeVisible()
      await press(page, '获取验证码')
      await expect(page.getByText('请输入手机号')).toBeVisible()
      await fill(page, '新手机号', '12345')
      await press(page, '获取验证码')
      await expect(page.getByText('请输入正确格式的手机号')).toBeVisible()
      await fill(page, '新手机号', '15811110011')
      await requestCode(page, '15811110011', '获取验证码', '短信验证码')
      await expectAccessible(page)
      await keepPictures(page, 'new-mobile-zh')
      await press(page, '确定')
      await expect(page.getByText('手机号已更换，下次请用新手机号登录')).toBeVisible()
      await expect(page.getByLabel('联系人手机号 *', { exact: true })).toHaveValue('15811110011')
      await expect(page.getByLabel('传真', { exact: true })).toHaveValue('0591-87654322')
    })

    await page.getByRole('button', { name: /账户菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/exhibition\/login\/ch\/login/)
  })

  test('a credit code that is registered offers the way to reset; a registered mobile is told so', async ({
    page,
  }) => {
    const { creditCode } = await someCompany('13800000003')
    await page.goto(ch('Register'))
    await fill(page, '统一社会信用代码', creditCode)
    await fill(page, '手机号', '15811110002')
    await receiveCode(page, '15811110002', words.sms)
    await fill(page, '密码', 'FirstPass1')
    await fill(page, '确认密码', 'FirstPass1')
    await press(page, '下一步')
    await page.getByLabel(/^公司名称/).fill('重复公司')
    await page.getByLabel(/^联系人/).fill('某人')
    await press(page, '完成注册')
    await press(page, '前往重置')
    await heading(page, '账号重置申请')

    await page.goto(ch('Register'))
    await fill(page, '手机号', '13800000001')
    await typePictureCode(page, '图形验证码')
    await press(page, '获取验证码')
    await expect(page.getByText('用户名已存在！')).toBeVisible()
  })

  test('an overseas company registers in English and logs in', async ({ page }) => {
    const email = 'hello@northern-fire.example'
    await page.goto(en('Register'))
    await heading(page, 'Register')
    await fill(page, 'Email', email)
    await receiveCode(page, email, words.mailEn)
    await fill(page, 'Password', 'FirstPass1')
    await fill(page, 'Confirm password', 'FirstPass1')
    await press(page, 'Next')
    await page.getByLabel(/^Company name/).fill('Northern Fire GmbH')
    await page.getByLabel(/^Contact person/).fill('Anna Berg')
    await press(page, 'Finish registration')
    await press(page, 'Go to login')
    await heading(page, 'Log in')
    await fillLogin(page, 'english', email, 'FirstPass1')
    await submitLogin(page, 'english')
    await expect(page).toHaveURL(open('/exhibitor/homeEN'))
  })
})

test.describe('getting back in', () => {
  test('by SMS code', async ({ page }) => {
    await page.goto(ch('login'))
    await page.getByRole('link', { name: '短信验证码登录' }).click()
    await expect(page).toHaveURL(ch('LoginByMessage'))
    // The page before asks for a mobile number and shows a picture, too.
    await expect(page.getByLabel('短信验证码', { exact: true })).toBeVisible()
    await fill(page, '手机号', '13800000002')
    await receiveCode(page, '13800000002', words.sms)
    await page.reload()
    await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
    await forgetLimits()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await fill(page, '手机号', '13800000002')
    await receiveCode(page, '13800000002', words.sms)
    await submitLogin(page, 'chinese')
    await expect(page).toHaveURL(open('/exhibitor/home'))
  })

  test('with a new password, proved by phone', async ({ page }) => {
    await page.goto(ch('ForgetPassword'))
    await heading(page, '忘记密码')
    await page.getByRole('link', { name: /通过手机号找回/ }).click()
    await heading(page, '通过手机号找回密码')
    const { username } = await newCompany('CHN')
    await fill(page, '手机号', username)
    await receiveCode(page, username, words.sms)
    await press(page, '下一步')
    await heading(page, '设置新密码')
    await fill(page, '新密码', 'NewPass2027')
    await fill(page, '确认新密码', 'NewPass2027')
    await press(page, '确认修改')
    await expect(page).toHaveURL(/type=forgetPassword/)
    await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(username)
    await fillLogin(page, 'chinese', username, 'NewPass2027')
    await submitLogin(page, 'chinese')
    await expect(page).toHaveURL(open('/exhibitor/home'))
  })

  test('with a new password, proved by mailbox, in English', async ({ page }) => {
    await page.goto(en('ForgetPassword'))
    const { username } = await newCompany('ENG')
    await fill(page, 'Email', username)
    await receiveCode(page, username, words.mailEn)
    await press(page, 'Next')
    await heading(page, 'Set a new password')
    await fill(page, 'New password', 'NewPass2027')
    await fill(page, 'Confirm new password', 'NewPass2027')
    await press(page, 'Change password')
    await fillLogin(page, 'english', username, 'NewPass2027')
    await submitLogin(page, 'english')
    await expect(page).toHaveURL(open('/exhibitor/homeEN'))
  })

  test('with the username sent to the recovery mailbox', async ({ page }) => {
    const { recoveryEmail, username } = await someCompany('13800000005')
    await page.goto(ch('ForgetUsername'))
    await heading(page, '忘记用户名')
    await fill(page, '邮箱', 'nobody@example.org')
    await typePictureCode(page, '图形验证码')
    await press(page, '获取验证码')
    await expect(page.getByText('该邮箱未注册！')).toBeVisible()
    await fill(page, '邮箱', recoveryEmail)
    await receiveCode(page, recoveryEmail, words.mail)
    await press(page, '确认')
    await expect(page.getByText('用户名找回成功！')).toBeVisible()
    await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(username)
  })

  test('leaving half-filled asks first', async ({ page }) => {
    await page.goto(ch('Reset'))
    await fill(page, '公司名称', '某公司')
    await page.getByRole('link', { name: '返回登录' }).click()
    await expect(page.getByText('未保存的数据将丢失，确定返回吗？')).toBeVisible()
    await press(page, '取消')
    await expect(page.getByText('已取消')).toBeVisible()
    await expect(page.getByLabel('公司名称', { exact: true })).toHaveValue('某公司')
    await page.getByRole('link', { name: '返回登录' }).click()
    await press(page, '确定')
    await expect(page).toHaveURL(/\/ch\/login/)
  })
})

test('an account reset is applied for, approved, and ends in a first login with a forced change', async ({
  page,
  otherPage: staff,
}) => {
  const { companyName, creditCode } = await someCompany('13800000004')
  const mobile = '15822220004'
  await page.goto(ch('Reset'))
  await fill(page, '公司名称', companyName)
  await fill(page, '统一社会信用代码', creditCode)
  await fill(page, '新手机号', mobile)
  await receiveCode(page, mobile, words.sms)
  await keepPictures(page, 'reset')
  await press(page, '提交申请')
  await expect(page.getByText(/组委会审核通过后/)).toBeVisible()
  const since = new Date()

  await signIn(staff, 'leader', '/exhibitor/approval')
  await heading(staff, '手机号变更审核')
  await staff.getByRole('button', { name: `审核 ${companyName}` }).click()
  await keepPictures(staff, 'approval-dialog')

  // The session runs out while the opinion is being typed; nothing of it is lost.
  await staff.getByText('驳回', { exact: true }).click()
  await staff.getByLabel(/^审核意见/).fill('资料齐全，请稍候')
  await staff.context().clearCookies()
  await press(staff, '保存')
  await expect(staff).toHaveURL(/\/exhibition\/login\//)
  await fillLogin(staff, 'staff', 'leader')
  await submitLogin(staff, 'staff')
  await expect(staff.getByLabel(/^审核意见/)).toHaveValue('资料齐全，请稍候')
  await staff.getByText('通过', { exact: true }).click()
  await press(staff, '保存')
  await expect(staff.getByText('保存成功')).toBeVisible()

  const message = await newestMessage(mobile, since)
  const initial = /初始密码(\w+)登录/.exec(message.text)?.[1] ?? ''
  await page.goto(ch('login'))
  await fillLogin(page, 'chinese', mobile, initial)
  await submitLogin(page, 'chinese')
  await expect(page.getByText(/为保证信息安全/)).toBeVisible()
  await keepPictures(page, 'forced-change')
  await fill(page, '当前密码', initial)
  await fill(page, '新密码', 'MyOwnPass1')
  await fill(page, '确认新密码', 'MyOwnPass1')
  await press(page, '保存')
  await expect(page).toHaveURL(/\/exhibition\/login\/ch\/login/)
  await fillLogin(page, 'chinese', mobile, 'MyOwnPass1')
  await submitLogin(page, 'chinese')
  await expect(page).toHaveURL(open('/exhibitor/home'))
})

test.describe('the personal center', () => {
  test('changes an overseas exhibitor’s username with a code, in English', async ({ page }) => {
    await signIn(page, 'exhibitor5@example.com', '/exhibitor/homeEN')
    await openPersonalCenter(page, /Account menu/, 'Personal center')
    await press(page, 'Edit username')
    await fill(page, 'New email', 'new5@example.org')
    await requestCode(page, 'new5@example.org', 'Get code', 'Email code')
    await keepPictures(page, 'personal-center-en')
    await press(page, 'Save')
    await expect(page.getByText('Modify success, log out after 3 seconds.')).toBeVisible()
    await expect(page).toHaveURL(/\/exhibition\/login\/en\/login/)
    // Other journeys of this product know them by the name they had.
    await ask("UPDATE account SET username = 'exhibitor5@example.com' WHERE username = 'new5@example.org'")
  })
})
