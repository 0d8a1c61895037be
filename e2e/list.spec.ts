import { expect } from '@playwright/test'
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
import { signIn } from './support/people'
import { test } from './support/test'
import { type Cells, cellsOf, workbook } from './support/workbooks'

test.describe('an administrator keeps the list of', () => {
  test('graded companies: adds, finds, edits, puts back and deletes', async ({ page }) => {
    const added = '石狮盘龙消防器材厂'
    await signIn(page, 'admin')
    await openList(page, '/industry/gradeList')
    await button(page, '新增').click()
    const dialog = page.getByRole('dialog')
    await expect(button(dialog, '保存')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(/企业名称/).fill(added)
    await dialog.getByLabel(/统一社会信用代码/).fill('9135 0581 ma2x yz12 4k')
    await choose(page, dialog, /行业信用等级/, 'AA级')
    await save(page, '新增成功')

    await search(page, '企业名称', added)
    await expect(rowWith(page, added)).toHaveCount(1)
    await button(rowWith(page, added), /^编辑/).click()
    await dialog.getByLabel('证书编号').fill('XY-2026-77')
    await save(page, '编辑成功')
    await expect(rowWith(page, 'XY-2026-77')).toHaveCount(1)

    await rowWith(page, added).getByRole('button').first().click()
    await page.getByRole('tab', { name: '修改记录' }).click()
    await expect(dialog.getByRole('listitem').first()).toContainText('XY-2026-77')
    await keepPictures(page, 'row-history')
    await button(dialog, '恢复到此前').first().click()
    await button(dialog.filter({ hasText: '恢复到这次修改之前' }), '恢复').click()
    await expect(page.getByText('恢复成功')).toBeVisible()
    await closeDialog(page)
    await expect(rowWith(page, 'XY-2026-77')).toHaveCount(0)

    await removeRow(page, added, '确定删除已选中企业信用等级信息?', '成功删除1条企业信用等级信息')
    await expect(rowWith(page, added)).toHaveCount(0)
  })

  test('blacklisted companies: picks one from those that signed up, once', async ({ page }) => {
    await signIn(page, 'admin')
    await openList(page, '/blacklist')
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

const head = ['企业名称', '统一社会信用代码', '展团类型', '展团名称']
const good: Cells = [
  ['龙岩闽西阻燃材料厂', '91350800MA2XAA111Q', '省市展团', '福建展团'],
  ['三明沙溪泵业制造厂', '', '其他', ''],
]
const faulty = ['南平建溪水带厂', '', '星际展团', '']

test('a workbook is checked, applied, undone, and comes back unchanged', async ({ page }) => {
  await signIn(page, 'admin')
  await openList(page, '/exhibitionGroup')
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

  const without = head.indexOf('展团类型')
  const cut = [head, ...good].map((row) => row.filter((_, index) => index !== without))
  const dialog = await checkFile(page, workbook('缺列.xlsx', cut))
  await expect(dialog.getByText(/表头不正确.*展团类型/)).toBeVisible()

  await checkFile(page, workbook('混合.xlsx', [[...head, '备忘'], ...good, faulty]))
  await expectFigures(dialog, { 新增: 2, 修改: 0, 错误: 1 })
  await expect(dialog.getByText('不是可选的值')).toBeVisible()
  await expect(dialog.getByText('未导入的列：备忘')).toBeVisible()
  await expect(button(dialog, '确认导入')).toHaveCount(0)
  await expectAccessible(page)
  await keepPictures(page, 'import')
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
