import { expect, type Page } from '@playwright/test'
import {
  button,
  checkFile,
  closeDialog,
  expectFigures,
  openList,
  rowWith,
  save,
  search,
} from './support/lists'
import { expectAccessible, keepPictures } from './support/looks'
import { signIn } from './support/people'
import { test } from './support/test'
import { workbook } from './support/workbooks'

const path = '/council/membersList'
const head = ['序号', '企业名称', '统一社会信用代码']
const company = '宁德三都澳消防泵业厂'
const code = '91350900MA2XBB777T'

async function add(page: Page): Promise<void> {
  await button(page, '新增').click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel(/序号/).fill('90777')
  await dialog.getByLabel(/企业名称/).fill(company)
  await dialog.getByLabel(/统一社会信用代码/).fill(code)
  await save(page, '新增成功')
}

test.describe('two people at one list', () => {
  test('see each other’s changes, and a plan made before a change is made again', async ({
    page,
    otherPage: other,
  }) => {
    await signIn(page, 'admin')
    await openList(page, path)
    await search(page, '企业名称', company)
    await expect(rowWith(page, company)).toHaveCount(0)

    await signIn(other, 'admin')
    await openList(other, path)
    await add(other)
    // Nobody touched this page: the news came by itself.
    await expect(rowWith(page, company)).toHaveCount(1)

    await button(page, '导入').click()
    const dialog = await checkFile(page, workbook('改序号.xlsx', [head, [90778, company, code]]))
    await expectFigures(dialog, { 新增: 0, 修改: 1 })

    await search(other, '企业名称', company)
    await button(rowWith(other, company), /^编辑/).click()
    await other.getByRole('dialog').getByLabel(/序号/).fill('90779')
    await save(other, '编辑成功')

    await button(dialog, '确认导入').click()
    await expect(dialog.getByText(/检查之后.*重新检查/)).toBeVisible()
    await expectFigures(dialog, { 新增: 0, 修改: 1 })
    await expect(dialog.getByText('90779')).toBeVisible()
    await keepPictures(page, 'import-stale')
    await button(dialog, '确认导入').click()
    await expect(dialog.getByText('新增 0 条，修改 1 条，0 条不变。')).toBeVisible()
    await closeDialog(page)
    await expect(rowWith(other, company)).toContainText('90778')

    await rowWith(other, company).getByRole('checkbox').check()
    await button(other, '删除').click()
    await button(other.getByRole('dialog').filter({ hasText: '确定删除已选中' }), '确定').click()
    await expect(rowWith(page, company)).toHaveCount(0)
  })
})

test('a notice stays its whole time, however shortly it follows another', async ({ browser }) => {
  // A browser whose clock is stopped is of no use to anybody else.
  const page = await browser.newPage()
  await signIn(page, 'admin')
  await page.clock.install()
  await openList(page, path)
  const notice = page.getByText('已取消删除')
  const changeOnesMind = async () => {
    await button(page, '删除').click()
    await button(page.getByRole('dialog').filter({ hasText: '确定删除已选中' }), '取消').click()
  }
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await changeOnesMind()
  await expect(notice).toBeVisible()
  await page.clock.runFor(19_000)
  await changeOnesMind()
  await page.clock.runFor(5_000)
  await expect(notice).toHaveCount(1)
  await page.clock.runFor(20_000)
  await expect(notice).toHaveCount(0)
  await page.close()
})

test.describe('somebody who reads English', () => {
  test('keeps the lists in English, from the headings to the workbook', async ({ page }) => {
    await signIn(page, 'overseas', '/exhibitionGroup')
    await expect(page.getByRole('heading', { level: 1, name: 'Exhibition groups' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const words = await page.getByRole('columnheader').allTextContents()
    expect(words.join(' ')).not.toMatch(/\p{Script=Han}/u)
    await button(page, 'Add').click()
    const form = page.getByRole('dialog')
    await button(form, 'Save').click()
    await expect(form.locator('.ant-form-item-explain-error').first()).toBeVisible()
    expect(await form.textContent()).not.toMatch(/\p{Script=Han}/u)
    await expectAccessible(page)
    await keepPictures(page, 'list-english')
    await button(form, 'Cancel').click()

    await button(page, 'Import').click()
    const file = workbook('groups.xlsx', [
      ['Company name', 'Group type'],
      ['Meridian Fire Pumps Works', 'No such group'],
    ])
    const dialog = await checkFile(page, file, 'en')
    expect(await dialog.textContent()).not.toMatch(/\p{Script=Han}/u)
    await keepPictures(page, 'import-english')
  })
})
