import { expect, type Page } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { newestMessage } from './support/messages'
import { fillLogin, origin, signIn, submitLogin } from './support/people'
import { picture } from './support/pictures'
import { companyOfAccount, englishStaff, forgetLimits, formerExhibitor } from './support/records'
import { fill, fillAll, open, part, press, said, upload } from './support/sections'
import { test } from './support/test'

test.beforeEach(() => forgetLimits())

const list = () => `${origin()}/prediction/exhprediction`
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Everything the basic information of a Chinese company asks for, but the licence. */
async function fillBasics(page: Page, name: string, mailbox: string): Promise<void> {
  const basics = part(page, '企业基本信息')
  await fillAll(basics, {
    '中文公司名称 *': name,
    '英文公司名称 *': 'Quanzhou Yong An Fire Equipment Co., Ltd.',
    '公司简称 *': '永安消防',
    '英文简称 *': 'YongAn',
    '注册地址 *': '泉州市丰泽区安吉路16号',
    '办公电话 *': '0595-22334455',
    '联系人 *': '吴海',
    '备用联系人 *': '苏敏',
    '备用联系人手机号 *': '13900003333',
    '找回邮箱 *': mailbox,
    '微信号 *': 'yongan-fire',
    '邮寄联系人 *': '吴海',
    '邮寄联系人手机号 *': '13900004444',
    '合同邮寄详细地址 *': '丰泽区安吉路16号',
    '发票邮寄地址 *': '泉州市丰泽区安吉路16号财务室',
  })
  await basics.getByLabel('合同邮寄地址 *', { exact: true }).fill('泉州')
  await page.locator('.ant-select-dropdown:visible').getByText('泉州市').click()
  await upload(basics, '营业执照 *', picture('营业执照.png', [20, 110, 60]))
}

test('staff enter a company that is new to the fair, and it finishes the rest itself', async ({
  page,
  otherPage: company,
}) => {
  const since = new Date()
  const mobile = '13655550001'
  const name = '泉州永安消防器材有限公司'
  await signIn(page, 'admin')
  await page.goto(list())
  await page.getByRole('link', { name: '新增报名', exact: true }).click()
  await heading(page, '新增报名')

  await test.step('the account: looked for first, then opened', async () => {
    const search = page.getByLabel('手机号、企业名称或统一社会信用代码')
    await search.fill(mobile)
    await press(page, '查找')
    await said(page, '没有找到匹配的账号。')
    await press(page, '为该企业新开账号')
    await expect(page.getByLabel('手机号 *', { exact: true })).toHaveValue(mobile)
    await page.getByLabel('手机号 *', { exact: true }).fill('13800000003')
    await page.getByLabel('统一社会信用代码 *', { exact: true }).fill('91350500MA2YA0001X')
    await press(page, '下一步：填写基本信息')
    await said(page, '该手机号已有账号')
    await expect(page.getByRole('link', { name: '编辑它的本届报名' })).toBeVisible()
    await keepPictures(page, 'on-behalf-conflict-zh')
    await page.getByLabel('手机号 *', { exact: true }).fill(mobile)
    await press(page, '下一步：填写基本信息')
    await said(page, '保存企业基本信息时开通')
  })

  await test.step('the basic information, with its licence; what was typed outlasts a reload', async () => {
    await expect((await open(page, '企业开票信息')).getByText('请先填写并保存“企业基本信息”')).toBeVisible()
    const basics = part(page, '企业基本信息')
    await expect(basics.getByLabel('联系人手机号 *', { exact: true })).toHaveValue(mobile)
    await expect(basics.getByRole('button', { name: '验证', exact: true })).toHaveCount(0)
    await fillBasics(page, name, 'office@yongan.example')
    await page.reload()
    await expect(basics.getByText('已恢复未保存的内容')).toBeVisible()
    await expect(basics.getByLabel('中文公司名称 *', { exact: true })).toHaveValue(name)
    await keepPictures(page, 'on-behalf-basics-zh')
    await press(basics, '保存')
    await said(page, '企业基本信息暂存成功')
    await expect(page).toHaveURL(/\/update\?id=/)
    await heading(page, name)
    await said(page, `初始密码已发送至 ${mobile}`)
  })

  await test.step('the invoice, whose credit code is known, and the booths', async () => {
    const invoice = await open(page, '企业开票信息')
    await expect(invoice.getByLabel('统一社会信用代码 *', { exact: true })).toHaveValue(
      '9135 0500 MA2Y A000 1X',
    )
    await invoice.getByRole('radio', { name: '增值税普通发票' }).check()
    await press(page, '完成，返回列表')
    await said(page, '“企业开票信息”有未保存的修改')
    await press(invoice, '保存')
    await said(page, '企业开票信息暂存成功')
    const booths = part(page, '展位需求')
    await booths.getByText('设备器材').click()
    await booths.getByText('标准展位', { exact: true }).click()
    await fill(booths, '标准展位数量 *', '2')
    await press(booths, '保存')
    await said(page, '报名信息暂存成功')
    await expectAccessible(page)
    await keepPictures(page, 'on-behalf-entered-zh')
  })

  await test.step('it stands in the list, and its record says who entered it', async () => {
    await press(page, '完成，返回列表')
    await expect(page).toHaveURL(/\/prediction\/exhprediction$/)
    await page.getByPlaceholder('企业名称').fill(name)
    await press(page, '查询')
    await page.getByRole('link', { name, exact: true }).click()
    await heading(page, name)
    await expect(page.getByRole('region', { name: '办理记录' })).toContainText('代企业录入了报名')
    await press(page, '编辑')
    await heading(page, name)
  })

  await test.step('the company logs in with the password it was sent, and must choose its own', async () => {
    const { text } = await newestMessage(mobile, since)
    const password = /初始密码([a-z2-9]{12})登录/.exec(text)?.[1] ?? ''
    expect(text).toContain(name)
    await company.goto(`${origin()}/exhibition/login/ch/login`)
    await fillLogin(company, 'chinese', mobile, password)
    await submitLogin(company, 'chinese')
    await heading(company, '请先修改密码')
  })
})

test('staff begin the sign-up of an exhibitor of an earlier edition under its own account', async ({
  page,
}) => {
  const { name } = await formerExhibitor()
  await signIn(page, 'admin')
  await page.goto(`${list()}/insert`)
  await page.getByLabel('手机号、企业名称或统一社会信用代码').fill(name.slice(2, 6))
  await press(page, '查找')
  await press(page, `选择 ${name}`)
  await expect(part(page, '企业基本信息').getByLabel('中文公司名称 *', { exact: true })).toHaveValue(name)
  await expect(page.getByText('保存企业基本信息时开通')).toHaveCount(0)
  await page.getByRole('link', { name: '更换账号' }).click()
  await heading(page, '新增报名')
  await expect(page.getByLabel('手机号、企业名称或统一社会信用代码')).toHaveValue('')
})

test('staff who work in English enter an overseas company, and read a Chinese one in English', async ({
  page,
}) => {
  const since = new Date()
  const mailbox = 'desk@atlas-rescue.example'
  await signIn(page, await englishStaff())
  await page.goto(list())
  await page.getByRole('link', { name: 'New overseas sign-up' }).click()
  await heading(page, 'New overseas sign-up')
  await page.getByText('New account', { exact: true }).click()
  await page.getByLabel('Email *', { exact: true }).fill(mailbox)
  await press(page, 'Next: company details')
  const basics = part(page, 'Brief Company Information')
  await expect(basics.getByLabel('Email *', { exact: true })).toHaveValue(mailbox)
  await fillAll(basics, {
    'Company name *': 'Atlas Rescue Ltd.',
    'Short name *': 'Atlas',
    'Address *': '4 Dock Road, Leith',
    'Phone *': '+44 131 555 0100',
    'Contact person *': 'Isla Muir',
    'Contact phone *': '+44 131 555 0101',
    'Legal representative *': 'Rory Muir',
    'Phone of the legal representative *': '+44 131 555 0102',
  })
  await upload(basics, 'Sign-up file or brochure *', picture('brochure.png', [20, 20, 80]))
  await press(basics, 'Save')
  await heading(page, 'Atlas Rescue Ltd.')
  await said(page, `An initial password was sent to ${mailbox}`)
  expect((await newestMessage(mailbox, since)).text).toContain('exhibitor account for Atlas Rescue Ltd.')
  await expectAccessible(page)
  await keepPictures(page, 'on-behalf-entered-en')

  await page.goto(`${list()}/update?id=${(await companyOfAccount('13800000003')).id}`)
  const chinese = await open(page, 'Brief Company Information')
  await press(chinese, 'Edit Brief Company Information')
  for (const label of ['Chinese company name *', 'Backup contact *', 'Business licence *'])
    await expect(chinese.getByLabel(label, { exact: true })).toBeAttached()
  await keepPictures(page, 'on-behalf-chinese-en')
})

test('staff edit an overseas company that has submitted: asked what overseas companies are asked, in Chinese', async ({
  page,
}) => {
  const { id, nameEn } = await companyOfAccount('exhibitor3@example.com')
  await signIn(page, 'admin')
  await page.goto(`${list()}/update?id=${id}`)
  await expect(page).toHaveURL(/\/update_ENG\?id=/)
  await heading(page, nameEn)
  await said(page, '该报名已提交，修改不改变审核状态')
  await expect(page.getByRole('button', { name: '核对并提交' })).toHaveCount(0)

  const invoice = await open(page, '企业开票信息')
  await press(invoice, '编辑企业开票信息')
  await fill(invoice, '传真 *', '+82 45 555 2100')
  await press(invoice, '保存')
  await said(page, '企业开票信息暂存成功')
  await expect(invoice.getByText('+82 45 555 2100')).toBeVisible()

  const basics = await open(page, '企业基本信息')
  await press(basics, '编辑企业基本信息')
  await expect(basics.getByLabel('法定代表人 *', { exact: true })).toBeVisible()
  await upload(basics, '报名文件或宣传册 *', picture('brochure.png', [20, 20, 80]))
  await press(basics, '保存')
  await said(page, '企业基本信息暂存成功')
  await expectAccessible(page)
  await keepPictures(page, 'on-behalf-overseas-zh')
  await press(page, '完成，返回列表')
  await expect(page).toHaveURL(/\/prediction\/exhprediction$/)

  await page.goto(`${list()}/update?id=00000000-0000-4000-8000-000000000000`)
  await heading(page, '没有找到这份报名')
  await page.getByRole('link', { name: '返回报名信息' }).click()
  await heading(page, '报名信息')
})

test('a clerk without the key sees no button that would be refused, and is told so at the address itself', async ({
  page,
}) => {
  await signIn(page, 'clerk')
  await page.goto(list())
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(page.getByText('基础数据')).toHaveCount(1)
  await expect(page.getByText('日志')).toHaveCount(0)
  await expect(page.getByRole('table', { name: '报名信息' })).toBeVisible()
  await expect(page.getByRole('link', { name: '新增报名' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^编辑/ })).toHaveCount(0)
  await page.goto(`${origin()}/messageboard`)
  const notices = page.getByRole('table', { name: '通知' })
  await expect(notices).toContainText('草稿')
  await expect(page.getByRole('button', { name: '新建通知' })).toHaveCount(0)
  await expect(notices.getByRole('button', { name: /^(编辑|发布|撤下)/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^参展商提问/ })).toHaveCount(0)

  for (const path of [
    '/prediction/exhprediction/insert',
    '/messageboard/questions',
    '/log/loginLog',
    '/system/settings',
  ]) {
    await page.goto(`${origin()}${path}`)
    await heading(page, '这个页面没有对您开放')
  }
  await expectAccessible(page)
  await keepPictures(page, 'refused-zh')
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test.describe('where the organiser allows changes after submission', () => {
  async function allow(page: Page, on: boolean): Promise<void> {
    const title = '提交后可直接修改'
    await page.goto(`${origin()}/system/settings`)
    await press(page, `修改 ${title}`)
    const card = page.getByRole('article', { name: title })
    await card.getByRole('switch').setChecked(on)
    await card.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByText(`“${title}”已保存`)).toBeVisible()
  }

  test('a company changes what it has submitted without withdrawing it', async ({
    page,
    otherPage: admin,
  }) => {
    await signIn(admin, 'admin')
    await signIn(page, 'exhibitor3@example.com', '/exhpredictionEN')
    await expect(page).toHaveURL(/confirmEN/)
    await expect(page.getByRole('button', { name: 'Edit sign-up' })).toHaveCount(0)

    await allow(admin, true)
    try {
      await page.reload()
      await said(page, 'Until the review begins you can still make changes, or withdraw it.')
      await press(page, 'Edit sign-up')
      await heading(page, 'Sign-up')
      await said(page, 'what you save counts at once, without submitting again')
      await expect(page.getByRole('button', { name: 'Check and submit', exact: true })).toHaveCount(0)
      const invoice = await open(page, 'Invoice Information')
      await press(invoice, 'Edit Invoice Information')
      await fill(invoice, 'Contact *', 'Min-jun Park')
      await press(invoice, 'Save')
      await said(page, 'Invoice Information has been saved!')
      await expectAccessible(page)
      await keepPictures(page, 'edit-after-submit-en')
      await press(page, 'Done')
      await expect(page).toHaveURL(/confirmEN/)
      await expect(page.getByText('Min-jun Park')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    } finally {
      await allow(admin, false)
    }
    await page.goto(`${origin()}/exhpredictionEN`)
    await expect(page).toHaveURL(/confirmEN/)
  })
})
