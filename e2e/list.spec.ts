import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  button,
  checkFile,
  choose,
  closeDialog,
  downloadBy,
  expectFigures,
  openImport,
  openList,
  removeRow,
  rowWith,
  save,
  search,
  totalOf,
} from './support/lists'
import { expectAccessible, keepPictures } from './support/looks'
import { logIn } from './support/people'
import { type Cells, cellsOf, workbook } from './support/workbooks'

interface Journey {
  list: string
  path: string
  picture: string
  /** Narrows the list down to the row, before and after it was edited. */
  find: (page: Page) => Promise<void>
  noun: string
  added: string
  edited: string
  fill: (page: Page, dialog: Locator) => Promise<void>
  change: (dialog: Locator) => Promise<void>
}

const journeys: Journey[] = [
  {
    list: '审核批语',
    path: '/exhibitor/commentary',
    picture: 'review-comments',
    find: (page) => search(page, '批语内容', '请补充产品检验报告'),
    noun: '批语',
    added: '请补充产品检验报告原件。',
    edited: '请补充产品检验报告复印件。',
    fill: (_, dialog) => dialog.getByLabel(/批语内容/).fill('请补充产品检验报告原件。'),
    change: (dialog) => dialog.getByLabel(/批语内容/).fill('请补充产品检验报告复印件。'),
  },
  {
    list: '展位档位',
    path: '/booth/GearList',
    picture: 'booth-tiers',
    async find(page) {
      const filters = page.getByRole('search')
      await choose(page, filters, '展位类型', '标准展位')
      await choose(page, filters, '档位类别', '审核档位')
      await button(filters, '查询').click()
    },
    noun: '展位档位信息',
    added: '加急档',
    edited: '特批档',
    async fill(page, dialog) {
      await choose(page, dialog, /档位类别/, '审核档位')
      await choose(page, dialog, /展位类型/, '标准展位')
      await choose(page, dialog, /展品类型/, '设备器材')
      await dialog.getByLabel(/最少数量/).fill('5')
      await dialog.getByLabel(/最多数量/).fill('6')
      await dialog.getByLabel('档位名称').fill('加急档')
    },
    change: (dialog) => dialog.getByLabel('档位名称').fill('特批档'),
  },
  {
    list: '企业行业信用等级',
    path: '/industry/gradeList',
    picture: 'credit-grades',
    find: (page) => search(page, '企业名称', '石狮磐安消防器材厂'),
    noun: '企业信用等级信息',
    added: '石狮磐安消防器材厂',
    edited: 'XY-2026-77',
    async fill(page, dialog) {
      await dialog.getByLabel(/企业名称/).fill('石狮磐安消防器材厂')
      await dialog.getByLabel(/统一社会信用代码/).fill('9135 0581 ma2x yz12 3k')
      await choose(page, dialog, /行业信用等级/, 'AA级')
    },
    change: (dialog) => dialog.getByLabel('证书编号').fill('XY-2026-77'),
  },
  {
    list: '理事单位',
    path: '/council/membersList',
    picture: 'council-members',
    find: (page) => search(page, '企业名称', '漳州泓盾阀门制造厂'),
    noun: '理事单位信息',
    added: '漳州泓盾阀门制造厂',
    edited: '90210',
    async fill(_, dialog) {
      await dialog.getByLabel(/序号/).fill('90200')
      await dialog.getByLabel(/企业名称/).fill('漳州泓盾阀门制造厂')
      await dialog.getByLabel(/统一社会信用代码/).fill('91350600MA2XYZ456P')
    },
    change: (dialog) => dialog.getByLabel(/序号/).fill('90210'),
  },
  {
    list: '展团单位',
    path: '/exhibitionGroup',
    picture: 'group-units',
    find: (page) => search(page, '企业名称', '泉州海丝应急装备厂'),
    noun: '展团单位信息',
    added: '泉州海丝应急装备厂',
    edited: '泉州展团',
    async fill(page, dialog) {
      await dialog.getByLabel(/企业名称/).fill('泉州海丝应急装备厂')
      await choose(page, dialog, /展团类型/, '省市展团')
    },
    change: (dialog) => dialog.getByLabel('展团名称').fill('泉州展团'),
  },
  {
    list: '会员单位',
    path: '/member/unitsList',
    picture: 'association-members',
    find: (page) => search(page, '企业名称', '莆田湄洲湾救援设备厂'),
    noun: '会员单位信息',
    added: '莆田湄洲湾救援设备厂',
    edited: '77001',
    fill: (_, dialog) => dialog.getByLabel(/企业名称/).fill('莆田湄洲湾救援设备厂'),
    change: (dialog) => dialog.getByLabel('证书编号').fill('77001'),
  },
]

test.describe('an administrator keeps the list of', () => {
  for (const { list, path, picture, find, noun, added, edited, fill, change } of journeys)
    test(`${list}: adds, finds, edits and deletes`, async ({ page }) => {
      await logIn(page, 'staff', 'admin')
      await openList(page, path)
      await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expectAccessible(page)
      await keepPictures(page, picture)

      await button(page, '新增').click()
      const dialog = page.getByRole('dialog')
      await expect(button(dialog, '保存')).toBeVisible()
      await expectAccessible(page)
      await fill(page, dialog)
      await save(page, '新增成功')

      await find(page)
      await expect(rowWith(page, added)).toHaveCount(1)
      await button(rowWith(page, added), /^编辑/).click()
      await expect(button(dialog, '保存')).toBeVisible()
      await change(dialog)
      await save(page, '编辑成功')
      await expect(rowWith(page, edited)).toHaveCount(1)

      await removeRow(page, edited, `确定删除已选中${noun}?`, `成功删除1条${noun}`)
      await expect(rowWith(page, edited)).toHaveCount(0)
    })

  test('blacklisted companies: picks one from those that signed up, once', async ({ page }) => {
    await logIn(page, 'staff', 'admin')
    await openList(page, '/blacklist')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)
    await keepPictures(page, 'blacklist')

    await button(page, '新增').click()
    const form = page.getByRole('dialog').filter({ hasText: '黑名单 · 新增' })
    await button(form, '保存').click()
    await expect(form.getByText('请选择企业', { exact: true })).toBeVisible()
    await button(form, '选择企业').click()
    const picker = page.getByRole('dialog').filter({ has: page.getByLabel('企业名称') })
    await expect(picker.locator('button[aria-disabled]')).toHaveCount(5)
    const chosen = picker.locator('button[aria-disabled=false]').first()
    const name = (await chosen.locator('strong').textContent()) ?? ''
    await chosen.click()
    await form.getByLabel('备注').fill('多次催缴未果。')
    await save(page, '新增成功')

    await search(page, '企业名称', name)
    await expect(rowWith(page, name)).toHaveCount(1)
    await button(page, '新增').click()
    await button(form, '选择企业').click()
    await picker.getByLabel('企业名称').fill(name)
    await page.keyboard.press('Enter')
    await picker.getByRole('button', { name: `${name} 已在名单中` }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('选中的企业已经在黑名单中')).toBeVisible()
    await page.keyboard.press('Escape')
    await button(form, '取消').click()

    await button(rowWith(page, name), /^编辑/).click()
    await form.or(page.getByRole('dialog')).getByLabel('备注').fill('已缴清，待复核。')
    await save(page, '编辑成功')
    await expect(rowWith(page, '已缴清，待复核。')).toHaveCount(1)
    await removeRow(page, name, '确定删除已选中黑名单信息?', '成功删除1条黑名单信息')

    await page.getByText('已删除', { exact: true }).click()
    await button(rowWith(page, name), /^恢复/).click()
    await expect(page.getByText('恢复成功')).toBeVisible()
    await page.getByText('在册', { exact: true }).click()
    await expect(rowWith(page, name)).toHaveCount(1)
    // Other journeys sign this company up.
    await removeRow(page, name, '确定删除已选中黑名单信息?', '成功删除1条黑名单信息')
  })
})

test.describe('nothing is lost', () => {
  test('when two people edit one row: both versions stand side by side', async ({ page, browser }) => {
    await logIn(page, 'staff', 'admin')
    await openList(page, '/member/unitsList')
    await button(page.getByRole('row').nth(1), /^编辑/).click()
    const mine = page.getByRole('dialog')
    await mine.getByLabel('证书编号').fill('11111')

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await logIn(other, 'staff', 'admin')
    await other.goto(page.url())
    await other.getByRole('dialog').getByLabel('证书编号').fill('22222')
    await save(other, '编辑成功')
    await elsewhere.close()

    await button(mine, '保存').click()
    await expect(mine.getByText(/您的修改尚未保存/)).toBeVisible()
    await expect(mine.getByLabel('证书编号')).toHaveValue('11111')
    await expectAccessible(page)
    await keepPictures(page, 'edit-conflict')
    await mine.getByRole('radio', { name: '最新：22222' }).check()
    await expect(mine.getByLabel('证书编号')).toHaveValue('22222')
    await mine.getByRole('radio', { name: '我的：11111' }).check()
    await save(page, '编辑成功')

    await page.getByRole('row').nth(1).getByRole('button').first().click()
    await page.getByRole('tab', { name: '修改记录' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('2222211111')
    await button(page.getByRole('dialog'), '恢复到此前').first().click()
    await button(page.getByRole('dialog').filter({ hasText: '恢复到这次修改之前' }), '恢复').click()
    await expect(page.getByText('恢复成功')).toBeVisible()
    await closeDialog(page)
    await expect(page.getByRole('row').nth(1)).toContainText('22222')
  })

  test('when the page is reloaded while a row is being typed', async ({ page }) => {
    await logIn(page, 'staff', 'admin')
    await openList(page, '/council/membersList')
    await button(page, '新增').click()
    await page
      .getByRole('dialog')
      .getByLabel(/企业名称/)
      .fill('还没填完的公司')
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('还没填完的公司')))
      .toBe(true)
    await page.reload()
    await expect(page.getByRole('dialog').getByLabel(/企业名称/)).toHaveValue('还没填完的公司')
    await expect(page.getByText('已恢复未保存的内容')).toBeVisible()
    await button(page.getByRole('dialog'), '取消').click()
  })

  test('when a company much like a listed one is pointed out before it is added', async ({ page }) => {
    await logIn(page, 'staff', 'admin')
    await openList(page, '/council/membersList')
    const listed = page.getByRole('row').nth(1)
    const name = (await listed.getByRole('button').first().textContent()) ?? ''
    await button(page, '新增').click()
    const dialog = page.getByRole('dialog').first()
    await dialog.getByLabel(/序号/).fill('99')
    await dialog.getByLabel(/企业名称/).fill(name)
    await dialog.getByLabel(/统一社会信用代码/).fill('91350600MA2XYZ999P')
    await button(dialog, '保存').click()
    const warning = page.getByRole('dialog').filter({ hasText: '可能已有相同的企业' })
    await expect(warning.getByText('名称相同')).toBeVisible()
    await expectAccessible(page)
    await keepPictures(page, 'similar-company')
    await button(warning, '返回修改').click()
    await expect(dialog.getByLabel(/企业名称/)).toHaveValue(name)
    await button(dialog, '取消').click()
  })
})

interface Imported {
  list: string
  path: string
  head: string[]
  good: Cells
  faulty: (string | number)[]
  reason: string
  required: string
}

const imported: Imported[] = [
  {
    list: '企业行业信用等级',
    path: '/industry/gradeList',
    head: ['企业名称', '统一社会信用代码', '行业信用等级', '证书编号', '颁发日期', '有效期至'],
    good: [
      ['龙岩闽西阻燃材料厂', '91350800MA2XAA111Q', 'AAA级', 'XY-1', '2026/01/05', '2029/01/04'],
      ['三明沙溪泵业制造厂', '91350400MA2XAA222W', 'A级', '', '', ''],
    ],
    faulty: ['南平建溪水带厂', '123', 'AAA级', '', '2026/13/45', ''],
    reason: '统一社会信用代码应为18位字母、数字',
    required: '统一社会信用代码',
  },
  {
    list: '理事单位',
    path: '/council/membersList',
    head: ['序号', '企业名称', '统一社会信用代码'],
    good: [
      [801, '龙岩闽西阻燃材料厂', '91350800MA2XAA111Q'],
      [802, '三明沙溪泵业制造厂', '91350400MA2XAA222W'],
    ],
    faulty: ['第一', '南平建溪水带厂', '91350700MA2XAA333E'],
    reason: '序号应为1-5位数字',
    required: '企业名称',
  },
  {
    list: '展团单位',
    path: '/exhibitionGroup',
    head: ['企业名称', '统一社会信用代码', '展团类型', '展团名称'],
    good: [
      ['龙岩闽西阻燃材料厂', '91350800MA2XAA111Q', '省市展团', '福建展团'],
      ['三明沙溪泵业制造厂', '', '其他', ''],
    ],
    faulty: ['南平建溪水带厂', '', '星际展团', ''],
    reason: '不是可选的值',
    required: '展团类型',
  },
  {
    list: '会员单位',
    path: '/member/unitsList',
    head: ['企业名称', '入会时间', '证书编号', '有效期起', '有效期止'],
    good: [
      ['龙岩闽西阻燃材料厂', '2019/06/01', '88001', '2025/06/01', '2029/05/31'],
      ['三明沙溪泵业制造厂', '', '', '', ''],
    ],
    faulty: ['南平建溪水带厂', '', '123456', '', ''],
    reason: '证书编号最多为5字符',
    required: '企业名称',
  },
]

test.describe('a workbook for the list of', () => {
  for (const { list, path, head, good, faulty, reason, required } of imported)
    test(`${list} is checked, applied, undone, and comes back unchanged`, async ({ page }) => {
      await logIn(page, 'staff', 'admin')
      await openList(page, path)
      const before = await totalOf(page)

      await openImport(page)
      const template = await downloadBy(page, button(page, '下载模板'))
      expect((await cellsOf(template))[0]?.map(String)).toEqual(
        expect.arrayContaining(head.map((title) => expect.stringContaining(title))),
      )
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') })
      await expect(page.getByText('请上传 xlsx 或 xls 格式的文件')).toBeVisible()

      const without = head.indexOf(required)
      const cut = [head, ...good].map((row) => row.filter((_, index) => index !== without))
      const dialog = await checkFile(page, workbook('缺列.xlsx', cut))
      await expect(dialog.getByText(new RegExp(`表头不正确.*${required}`))).toBeVisible()

      await checkFile(page, workbook('混合.xlsx', [[...head, '备忘'], ...good, faulty]))
      await expectFigures(dialog, { 新增: 2, 修改: 0, 错误: 1 })
      await expect(dialog.getByText(reason)).toBeVisible()
      await expect(dialog.getByText('未导入的列：备忘')).toBeVisible()
      await expect(button(dialog, '确认导入')).toHaveCount(0)
      await expectAccessible(page)
      await keepPictures(page, `import-${path.split('/').at(-1)}`)
      const faults = await cellsOf(await downloadBy(page, button(dialog, '下载错误行')))
      expect(JSON.stringify(faults)).toContain('南平建溪水带厂')

      await closeDialog(page)
      await expect(page.getByText('“混合.xlsx”有 1 行错误，未写入任何数据。')).toBeVisible()
      expect(await totalOf(page)).toBe(before)

      await button(page, '查看').click()
      await checkFile(page, workbook('名单.xlsx', [head, ...good]))
      await expectFigures(dialog, { 新增: 2, 修改: 0, 不变: 0, 错误: 0 })
      await button(dialog, '确认导入').click()
      await expect(dialog.getByText('新增 2 条，修改 0 条，0 条不变。')).toBeVisible()
      await expect.poll(() => totalOf(page)).toBe(before + 2)

      await button(dialog, '撤销这次导入').click()
      await button(page.getByRole('dialog').filter({ hasText: '撤销上次导入？' }), '确定').click()
      await expect(page.getByText('已撤销上次导入').first()).toBeVisible()
      await expect.poll(() => totalOf(page)).toBe(before)
      await closeDialog(page)

      const everything = await cellsOf(await downloadBy(page, button(page, '导出')))
      expect(everything.length).toBe(before + 1)
      await button(page, '导入').click()
      await checkFile(page, workbook('原样.xlsx', everything))
      await expectFigures(dialog, { 新增: 0, 修改: 0, 不变: before, 错误: 0 })
      await expect(dialog.getByText('文件内容与列表完全一致，无需导入。')).toBeVisible()
    })
})

test.describe('who may change what', () => {
  test('a clerk reads and exports, and sees no button that would be refused', async ({ page }) => {
    await logIn(page, 'staff', 'clerk')
    for (const path of [
      '/exhibitor/commentary',
      '/booth/GearList',
      '/industry/gradeList',
      '/council/membersList',
      '/member/unitsList',
      '/blacklist',
    ]) {
      await openList(page, path)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      for (const name of ['新增', '删除', '导入']) await expect(button(page, name)).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^编辑/ })).toHaveCount(0)
      await expect(page.getByRole('checkbox')).toHaveCount(0)
    }
    await openList(page, '/industry/gradeList')
    const file = await downloadBy(page, button(page, '导出'))
    expect(file.suggestedFilename()).toContain('企业行业信用等级')
    await openList(page, '/exhibitionGroup')
    for (const name of ['新增', '删除', '导入', '导出']) await expect(button(page, name)).toBeVisible()
  })

  test('the lead reviewer edits the blacklist but neither adds to it nor deletes from it', async ({
    page,
  }) => {
    await logIn(page, 'staff', 'leader')
    await openList(page, '/blacklist')
    await expect(page.getByRole('button', { name: /^编辑/ }).first()).toBeVisible()
    for (const name of ['新增', '删除']) await expect(button(page, name)).toHaveCount(0)
    await openList(page, '/exhibitor/commentary')
    for (const name of ['新增', '删除']) await expect(button(page, name)).toBeVisible()
  })
})

test('the tiers are drawn, and a bar opens its tier', async ({ page }) => {
  await logIn(page, 'staff', 'admin')
  await openList(page, '/booth/GearList/division')
  const bars = page.getByRole('button', { name: /^编辑审核档位/ })
  await expect(bars.first()).toBeVisible()
  await expectAccessible(page)
  await keepPictures(page, 'tiers-at-a-glance')
  await bars.first().click()
  await expect(button(page.getByRole('dialog'), '保存')).toBeVisible()
  await button(page.getByRole('dialog'), '取消').click()

  await openList(page, '/booth/GearList/divisionList')
  await expect(page.getByRole('search').getByLabel('档位类别')).toHaveCount(0)
  await button(page, '新增').click()
  await expect(page.getByRole('dialog').getByLabel(/展位类型/)).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel(/档位类别/)).toBeHidden()
})

test('a tier that overlaps others is questioned before it is added', async ({ page }) => {
  await logIn(page, 'staff', 'admin')
  await openList(page, '/booth/GearList/divisionList')
  const before = await totalOf(page)
  await button(page, '新增').click()
  const form = page.getByRole('dialog')
  await choose(page, form, /展位类型/, '标准展位')
  await choose(page, form, /展品类型/, '设备器材')
  await form.getByLabel(/最少数量/).fill('2')
  await form.getByLabel(/最多数量/).fill('3')
  await button(form, '保存').click()
  const question = page.getByRole('dialog').filter({ hasText: '请再核对一下' })
  await expect(question).toContainText('重叠')
  await expectAccessible(page)
  await keepPictures(page, 'tier-doubts')
  await button(question, '返回修改').click()
  await expect(form.getByLabel(/最多数量/)).toHaveValue('3')
  await button(form, '取消').click()
  expect(await totalOf(page)).toBe(before)
})

test('the login log finds an attempt and exports what it found', async ({ page }) => {
  await logIn(page, 'staff', 'admin')
  await openList(page, '/log/loginLog')
  await search(page, '用户名', 'admin')
  await expect(page.getByRole('row').nth(1)).toContainText('admin')
  await expectAccessible(page)
  await keepPictures(page, 'login-log')
  const cells = await cellsOf(await downloadBy(page, button(page, '导出')))
  expect(cells.length).toBe((await totalOf(page)) + 1)
  expect(cells.slice(1).every((row) => row.includes('admin'))).toBe(true)

  await openList(page, '/log/smsLog')
  await choose(page, page.getByRole('search'), '渠道', '短信')
  await button(page, '查询').click()
  await expect(page.getByText(/没有符合条件的记录|共 [\d,]+ 条/)).toBeVisible()
})
