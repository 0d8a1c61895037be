import { expect, type Locator, type Page } from '@playwright/test'
import { requestCode } from './support/codes'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { picture } from './support/pictures'
import { companyWithMailbox, forgetLimits } from './support/records'
import { fill, fillAll, open, part, pick, pickCategory, press, said, upload } from './support/sections'
import { test } from './support/test'

// All journeys come from one address; what they ask for together is more than one visitor may.
test.beforeEach(() => forgetLimits())

const licence = picture('营业执照.png', [190, 60, 20])
const logo = picture('logo.png', [30, 90, 160])
const photos = [picture('one.png', [40, 120, 60]), picture('two.png', [120, 40, 90])]

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

interface Words {
  product: (number: number) => string
  photo: string
  category: string
  text: string
  add: string
  incomplete: string
}

/** Two products, each with its picture; a third cannot be begun before the second is whole. */
async function introduceProducts(
  page: Page,
  section: Locator,
  words: Words,
  products: [category: string, text: string][],
): Promise<void> {
  for (const [index, [category, text]] of products.entries()) {
    if (index > 0) await press(section, words.add)
    const product = section.getByRole('group', { name: words.product(index + 1), exact: true })
    await press(section, words.add)
    await expect(section.getByText(words.incomplete, { exact: true })).toBeVisible()
    const photo = photos[index]
    if (photo) await upload(product, words.photo, photo)
    await pickCategory(page, product, words.category, category)
    await fill(product, words.text, text)
  }
}

test('a Chinese company fills in every section, submits, withdraws, changes and submits again', async ({
  page,
}) => {
  await signIn(page, '13800000001', '/exhibitor/home')
  await page.getByRole('link', { name: '开始填写' }).click()
  await heading(page, '报名信息')
  await said(page, '第 21 届')
  await expect(page.getByLabel('中文公司名称 *', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await keepPictures(page, 'sign-up-new-zh')

  await test.step('nothing goes before the basic information', async () => {
    const invoice = await open(page, '企业开票信息')
    await expect(invoice.getByText('请先填写并保存“企业基本信息”')).toBeVisible()
    await press(page, '核对并提交')
    await said(page, /请先保存:企业基本信息、企业开票信息/)
  })

  await test.step('the basic information, with a proven mailbox and a licence', async () => {
    const basics = await open(page, '企业基本信息')
    await press(basics, '保存')
    await expect(basics.getByText('请输入中文公司名称')).toBeVisible()
    await fillAll(basics, {
      '中文公司名称 *': '福建榕安消防科技有限公司',
      '英文公司名称 *': 'Fujian 榕安 Fire',
      '公司简称 *': '榕安消防',
      '英文简称 *': 'Rong An',
      '注册地址 *': '福州市鼓楼区软件大道89号',
      '办公电话 *': '0591-87654321',
      分机号: '806',
      '联系人 *': '林芳',
      '备用联系人 *': '陈立',
      '备用联系人手机号 *': '13800000001',
      '微信号 *': 'rongan-fire',
      '合同邮寄详细地址 *': '鼓楼区软件大道89号',
      '发票邮寄地址 *': '福州市鼓楼区软件大道89号财务部',
    })
    await press(basics, '与联系人相同')
    await expect(basics.getByLabel('邮寄联系人 *', { exact: true })).toHaveValue('林芳')
    await fill(basics, '邮寄联系人手机号 *', '139 0000 2222')
    await basics.getByLabel('合同邮寄地址 *', { exact: true }).fill('福州')
    await page.locator('.ant-select-dropdown:visible').getByText('福州市').click()
    await expect(basics.getByLabel('联系人手机号 *', { exact: true })).toHaveValue('13800000001')

    await expect(basics.getByText('请输入英文字符')).toBeVisible()
    await expect(basics.getByText('最多输入一个单词')).toBeVisible()
    await fill(basics, '英文公司名称 *', 'Fujian Rong An Fire Technology Co., Ltd.')
    await fill(basics, '英文简称 *', 'RongAn')

    await basics
      .getByLabel('营业执照 *', { exact: true })
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await expect(basics.getByText('只能上传jpg、png格式的图片或单页pdf文件')).toBeVisible()
    await upload(basics, '营业执照 *', licence)
    await press(basics, '预览')
    await expect(page.getByRole('dialog').locator('img')).toBeVisible()
    await page.keyboard.press('Escape')

    await fill(basics, '找回邮箱 *', (await companyWithMailbox()).recoveryEmail)
    await press(basics, '验证')
    await expect(basics.getByText('此邮箱已被注册,请更换邮箱')).toBeVisible()
    await fill(basics, '找回邮箱 *', 'office@rongan.example')
    await expect(basics.getByText('请对修改后的邮箱进行验证')).toBeVisible()

    await page.reload()
    const again = part(page, '企业基本信息')
    await expect(again.getByText('已恢复未保存的内容')).toBeVisible()
    await expect(again.getByLabel('中文公司名称 *', { exact: true })).toHaveValue('福建榕安消防科技有限公司')
    await expect(again.getByText('营业执照.png')).toBeVisible()

    await press(again, '验证')
    await requestCode(page, 'office@rongan.example', '获取验证码', '邮箱验证码')
    await press(page.getByRole('dialog', { name: '邮箱验证' }), '确定')
    await said(page, '邮箱验证成功')
    await press(again, '保存')
    await expect(again.getByText('备用联系人手机号不能与联系人手机号相同')).toBeVisible()
    await fill(again, '备用联系人手机号 *', '13900001111')
    await press(again, '保存')
    await said(page, '企业基本信息暂存成功')
    await expect(again.getByText('福建省 / 福州市')).toBeVisible()
  })

  await test.step('the invoice: an ordinary one asks for less', async () => {
    const invoice = await open(page, '企业开票信息')
    await expect(invoice.getByLabel('统一社会信用代码 *', { exact: true })).toHaveValue(
      /^\w{4} \w{4} \w{4} \w{4} \w{2}$/,
    )
    await fillAll(invoice, {
      '开票公司名称 *': '福建榕安消防科技有限公司',
      '公司地址 *': '福州市鼓楼区软件大道89号',
      '区号 *': '0591',
      '电话号码 *': '87654321',
      '开户银行 *': '中国银行福州分行',
    })
    await press(invoice, '保存')
    await expect(invoice.getByText('请输入银行账号')).toBeVisible()
    await invoice.getByLabel('银行账号 *', { exact: true }).pressSequentially('6222000011112222')
    await expect(invoice.getByLabel('银行账号 *', { exact: true })).toHaveValue('6222 0000 1111 2222')
    await invoice.getByRole('radio', { name: '增值税普通发票' }).check()
    await expect(invoice.getByLabel(/开户银行/)).toHaveCount(0)
    await press(invoice, '保存')
    await said(page, '企业开票信息暂存成功')
  })

  await test.step('the two questionnaires', async () => {
    const other = await open(page, '企业其他信息')
    await pick(page, other, '企业性质 *', '民营企业')
    await fillAll(other, { '发明专利数量 *': '3', '实用新型专利数量 *': '12', '外观设计专利数量 *': '0' })
    const yesNo = (question: string) => other.getByRole('radiogroup', { name: question })
    await yesNo('是否代理海外产品').getByText('是').click()
    await fill(other, '海外代理产品品牌 *', 'Rosenbauer')
    await yesNo('是否高新技术企业').getByText('否').click()
    await yesNo('是否参加 2018 年行业信用等级评价').getByText('否').click()
    await pickCategory(page, other, '主营产品 *', '水罐消防车')
    await press(other, '保存')
    await said(page, '企业其他信息暂存成功')
    await expect(other.getByText('水罐消防车')).toBeVisible()

    const scale = await open(page, '企业其他信息（二）')
    await scale.getByLabel('企业所在地区 *', { exact: true }).fill('福建')
    await page.locator('.ant-select-dropdown:visible').getByTitle('福建省', { exact: true }).click()
    await pick(page, scale, '成立年限 *', '5年（含）至10年')
    for (const label of [
      '实收资本 *',
      '营业收入规模 *',
      '人员规模 *',
      '知识产权情况 *',
      '研发及信息化投入占比 *',
      '不良记录 *',
      '社会责任报告 *',
    ]) {
      await scale.getByLabel(label, { exact: true }).click()
      await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
    }
    await fillAll(scale, { '国内参展次数 *': '4', '国外参展次数 *': '0' })
    await press(scale, '保存')
    await expect(scale.getByRole('button', { name: '编辑企业其他信息（二）' })).toBeVisible()
  })

  await test.step('the introduction with its products', async () => {
    const intro = await open(page, '企业及产品介绍')
    await fill(intro, '企业简介（中文） *', '专注消防二十年。')
    await upload(intro, '企业 logo *', logo)
    await introduceProducts(
      page,
      intro,
      {
        product: (number) => `产品 ${number}`,
        photo: '产品图片 *',
        category: '产品类别 *',
        text: '产品介绍（中文） *',
        add: '添加产品',
        incomplete: '请完整填写产品信息中的全部内容',
      },
      [
        ['水罐消防车', '第一款产品'],
        ['干粉消防车', '第二款产品'],
      ],
    )
    await keepPictures(page, 'sign-up-intro-zh')
    await press(intro, '下移产品 1')
    await press(intro, '保存')
    await said(page, '企业及产品介绍暂存成功')
    await expect(intro.getByText('1. 干粉消防车')).toBeVisible()
  })

  await test.step('the booths, within the limits of what it shows', async () => {
    await press(page, '核对并提交')
    await said(page, '请先保存:展位需求 信息后再提交！')
    const booths = part(page, '展位需求')
    await booths.getByText('车辆及大型装备').click()
    await expect(booths.getByText('标准展位')).toHaveCount(0)
    await booths.getByText('设备器材').click()
    await booths.getByText('标准展位', { exact: true }).click()
    await fill(booths, '标准展位数量 *', '5')
    await press(booths, '保存')
    await expect(booths.getByText('请填写1-4个标准展位')).toBeVisible()
    await fill(booths, '标准展位数量 *', '2')
    await press(booths, '保存')
    await said(page, '报名信息暂存成功')
    await expectAccessible(page)
    await keepPictures(page, 'sign-up-complete-zh')
  })

  let number = ''
  await test.step('it is checked as a whole and submitted', async () => {
    await press(page, '核对并提交')
    await expect(page).toHaveURL(/\/exhprediction\/confirm\?userid=[0-9a-f-]{36}&type=BJ/)
    await heading(page, '报名信息确认')
    await said(page, '专注消防二十年。')
    await expectAccessible(page)
    await keepPictures(page, 'sign-up-confirm-zh')
    await page.getByRole('link', { name: '编辑企业开票信息' }).click()
    await expect(part(page, '企业开票信息').getByRole('button', { expanded: true })).toBeFocused()
    await page.goBack()
    await heading(page, '报名信息确认')
    await press(page, '提交报名')
    await press(page.getByRole('dialog', { name: '确定提交报名？' }), '提交报名')
    await said(page, '成功保存报名信息')
    await said(page, '报名已提交')
    number = (await page.getByText(/^BM-21-\d{4}$/).textContent()) ?? ''
    await page.goto(`${origin()}/exhprediction`)
    await expect(page).toHaveURL(/\/exhprediction\/confirm/)
    await said(page, '已提交，等待审核')
    await expect(page.getByRole('button', { name: '修改信息' })).toHaveCount(0)
  })

  await test.step('it is withdrawn, changed and submitted again under the same number', async () => {
    await press(page, '撤回')
    await press(page.getByRole('dialog', { name: '确定撤回报名？' }), '撤回')
    await expect(page).toHaveURL(/\/exhibitor\/home$/)
    await page.getByRole('link', { name: '继续填写' }).click()
    const booths = part(page, '展位需求')
    await press(booths, '编辑展位需求')
    await fill(booths, '标准展位数量 *', '3')
    await press(page, '核对并提交')
    await said(page, '“展位需求”有未保存的修改，请先保存或取消。')
    await press(booths, '保存')
    await expect(booths.getByText('3 个')).toBeVisible()
    await press(page, '核对并提交')
    await heading(page, '报名信息确认')
    await press(page, '提交报名')
    await press(page.getByRole('dialog', { name: '确定提交报名？' }), '提交报名')
    await said(page, '报名已提交')
    await expect(page.getByText(number, { exact: true })).toBeVisible()
  })
})

test('an overseas company does the same in English', async ({ page }) => {
  await signIn(page, 'exhibitor1@example.com', '/exhibitor/homeEN')
  await page.getByRole('link', { name: 'Start' }).click()
  await heading(page, 'Sign-up')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
  await expect(page.getByLabel('Company name *', { exact: true })).toBeVisible()
  await keepPictures(page, 'sign-up-new-en')

  const basics = part(page, 'Brief Company Information')
  await fillAll(basics, {
    'Company name *': 'Northern Fire GmbH',
    'Short name *': 'NorthFire',
    'Address *': 'Hafenstrasse 12, 20457 Hamburg',
    'Phone *': '+49 40 123456',
    'Contact person *': 'Anna Berg',
    'Contact phone *': '+49 171 7654321',
    'Legal representative *': 'Jens Brandt',
    'Phone of the legal representative *': '+49 171 1234567',
    'Postal code': '20457',
    'Standby email': 'desk@north-fire.example',
  })
  await press(basics, 'Save')
  await expect(basics.getByText('Sign-up file or brochure is required')).toBeVisible()
  await upload(basics, 'Sign-up file or brochure *', picture('brochure.png', [20, 20, 80]))
  await press(basics, 'Save')
  await expect(basics.getByText('Please verify the Standby Email').first()).toBeVisible()
  await press(basics, 'Verify')
  await requestCode(page, 'desk@north-fire.example', 'Get code', 'Email code')
  await press(page.getByRole('dialog', { name: 'Verify your email' }), 'Confirm')
  await said(page, 'The email address is verified')
  await press(basics, 'Save')
  await said(page, 'Brief Company Information has been saved!')

  const invoice = await open(page, 'Invoice Information')
  await fillAll(invoice, {
    'Company *': 'Northern Fire GmbH',
    'Contact *': 'Anna Berg',
    'Phone *': '+49 40 123456',
    'Fax *': '+49 40 123457',
  })
  await press(invoice, 'Save')
  await said(page, 'Invoice Information has been saved!')

  const other = await open(page, 'Other Information')
  await press(other, 'Save')
  await expect(other.getByText('Please choose at least one product category')).toBeVisible()
  await pickCategory(page, other, 'Product categories *', 'Foam fire truck')
  await press(other, 'Save')
  await said(page, 'Other Information has been saved!')

  const intro = await open(page, 'Company and Product Introduction')
  await fill(intro, 'Company introduction *', 'Pumps and nozzles since 1923.')
  await upload(intro, 'Company logo *', logo)
  await introduceProducts(
    page,
    intro,
    {
      product: (number) => `Product ${number}`,
      photo: 'Photo *',
      category: 'Category *',
      text: 'Introduction *',
      add: 'Add a product',
      incomplete: 'Please fill out the Product Examples form',
    },
    [
      ['Foam fire truck', 'A truck'],
      ['Dry powder fire truck', 'Another truck'],
    ],
  )
  await keepPictures(page, 'sign-up-intro-en')
  await press(intro, 'Save')
  await said(page, 'Company and Product Introduction has been saved!')

  const booths = await open(page, 'Booth Requirement')
  await booths.getByText('Equipment and materials').click()
  await booths.getByText('Indoor raw space', { exact: true }).click()
  await fill(booths, 'Indoor raw space *', '17')
  await press(booths, 'Save')
  await expect(booths.getByText('Indoor raw space must be 18-400 m²')).toBeVisible()
  await fill(booths, 'Indoor raw space *', '54')
  await press(booths, 'Save')
  await said(page, 'Booth Requirement has been saved!')

  await press(page, 'Check and submit')
  await heading(page, 'Confirm your sign-up')
  await expectAccessible(page)
  await keepPictures(page, 'sign-up-confirm-en')
  await press(page, 'Submit')
  await press(page.getByRole('dialog', { name: 'Submit your sign-up?' }), 'Submit')
  await said(page, 'Your sign-up has been submitted')
  await press(page, 'Withdraw')
  await press(page.getByRole('dialog', { name: 'Withdraw your sign-up?' }), 'Withdraw')
  await expect(page).toHaveURL(/\/exhibitor\/homeEN$/)
  await page.getByRole('link', { name: 'Continue' }).click()
  await press(part(page, 'Booth Requirement'), 'Edit Booth Requirement')
  await fill(part(page, 'Booth Requirement'), 'Indoor raw space *', '72')
  await press(part(page, 'Booth Requirement'), 'Save')
  await expect(part(page, 'Booth Requirement').getByText('72 m²')).toBeVisible()
  await press(page, 'Check and submit')
  await heading(page, 'Confirm your sign-up')
  await press(page, 'Submit')
  await press(page.getByRole('dialog', { name: 'Submit your sign-up?' }), 'Submit')
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
})

test('a rejected company reads the remark, corrects its sign-up and submits it again', async ({ page }) => {
  await signIn(page, 'exhibitor4@example.com', '/exhibitor/homeEN')
  const remark = await page.getByRole('blockquote').evaluate((quote) => quote.lastChild?.textContent ?? '')
  expect(remark).not.toBe('')
  await page.getByRole('link', { name: 'Correct it' }).click()
  await said(page, 'Last review: returned')
  await expect(page.getByText(remark)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Progress' })).toContainText('Returned, to be corrected')
  await expectAccessible(page)
  await keepPictures(page, 'sign-up-rejected-en')

  const basics = part(page, 'Brief Company Information')
  const brochure = picture('brochure.png', [20, 20, 80])
  await press(basics, 'Edit Brief Company Information')
  await upload(basics, 'Sign-up file or brochure *', brochure)
  await press(basics, 'Cancel')
  await press(basics, 'Edit Brief Company Information')
  await expect(basics.getByText('brochure.png')).toHaveCount(0)
  await upload(basics, 'Sign-up file or brochure *', brochure)
  await press(basics, 'Save')
  await said(page, 'Brief Company Information has been saved!')
  await press(page, 'Check and submit')
  await heading(page, 'Confirm your sign-up')
  // Above the sheet, and in its history.
  await expect(page.getByText(remark)).toHaveCount(2)
  await press(page, 'Submit')
  await press(page.getByRole('dialog', { name: 'Submit your sign-up?' }), 'Submit')
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' }).getByText('submitted the sign-up')).toBeVisible()
  await expect(page.getByText(remark)).toHaveCount(0)
})

test('a section saved in another window meanwhile is not overwritten unseen', async ({ page, context }) => {
  await signIn(page, '13800000002', '/exhprediction')
  const here = part(page, '企业开票信息')
  await press(here, '编辑企业开票信息')
  await fill(here, '开户银行 *', '这里填写的银行')

  const other = await context.newPage()
  await other.goto(`${origin()}/exhprediction`)
  const there = part(other, '企业开票信息')
  await open(other, '企业开票信息')
  if ((await there.getByText('已恢复未保存的内容').count()) > 0) await press(there, '放弃恢复')
  await fill(there, '开户银行 *', '另一窗口保存的银行')
  await press(there, '保存')
  await said(other, '企业开票信息暂存成功')
  await other.close()

  await press(here, '保存')
  await expect(here.getByText('这一部分已在别处保存过')).toBeVisible()
  await press(here, '查看最新内容')
  await expect(here.getByText('另一窗口保存的银行')).toBeVisible()
  await expect(here.getByLabel('开户银行 *', { exact: true })).toHaveValue('这里填写的银行')
  await press(here, '保留我填写的')
  await press(here, '保存')
  await said(page, '企业开票信息暂存成功')
  await expect(here.getByText('这里填写的银行')).toBeVisible()
})

test('what is typed survives a lost connection', async ({ page, context }) => {
  await signIn(page, 'exhibitor2@example.com', '/exhpredictionEN')
  const booths = part(page, 'Booth Requirement')
  await booths.getByText('Equipment and materials').click()
  await booths.getByText('Standard booth', { exact: true }).click()
  await fill(booths, 'Number of standard booths *', '2')
  await context.setOffline(true)
  await press(booths, 'Save')
  await expect(booths.getByText(/The server can’t be reached/)).toBeVisible()
  await context.setOffline(false)
  await expect(booths.getByLabel('Number of standard booths *', { exact: true })).toHaveValue('2')
  await press(booths, 'Save')
  await said(page, 'Booth Requirement has been saved!')
})
