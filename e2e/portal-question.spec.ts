import { expect, type Locator, type Page } from '@playwright/test'
import { button, choose, openList, rowWith } from './support/lists'
import { expectAccessible, keepPictures } from './support/looks'
import { origin, signIn } from './support/people'
import { test } from './support/test'

const path = '/portal/question'
const words = {
  question: { zh: '展馆内可以寄存行李吗？', en: 'Can I leave my luggage in the halls?' },
  answer: { zh: '可以，一号登录厅设有寄存处。', en: 'Yes, there is a cloakroom in entrance hall 1.' },
}

const dialogOf = (page: Page) => page.getByRole('dialog').first()
const answerZh = (dialog: Locator) => dialog.getByLabel('回答（中文）')

const publicly = async (
  page: Page,
  language: 'zh' | 'en',
): Promise<{ question: string; answer: string }[]> => {
  const response = await page.request.get(`${origin()}/api/portal/questions?language=${language}`)
  return (await response.json()).result
}

async function agree(page: Page, question: string, answer: string): Promise<void> {
  await button(page.getByRole('dialog').filter({ hasText: question }), answer).click()
}

test('a question is asked in both languages, published, moved, and brought back as it was', async ({
  page,
}) => {
  await signIn(page, 'leader', '/module')
  await page.getByRole('main').getByRole('link', { name: /门户/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '常见问题' })).toBeVisible()
  await expectAccessible(page)
  await keepPictures(page, 'portal-questions')

  await button(page, '新增').click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('问题（中文）')).toBeFocused()
  await dialog.getByLabel('问题（中文）').fill(words.question.zh)
  await answerZh(dialog).fill(words.answer.zh)
  await dialog.getByLabel('问题（英文）').fill(words.question.en)
  await button(dialog, '保存草稿').click()
  await expect(dialog.getByText(/该语言的内容尚未填完/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('回答（英文）').fill(words.answer.en)
  await keepPictures(page, 'portal-question-form')
  await button(dialog, '保存草稿').click()
  await expect(page.getByText('新增成功', { exact: true })).toBeVisible()
  const row = rowWith(page, words.question.zh)
  await expect(row).toContainText('草稿')
  expect((await publicly(page, 'zh')).map(({ question }) => question)).not.toContain(words.question.zh)

  await button(row, /^发布/).click()
  await agree(page, '中文和英文页面立即显示', '发布')
  await expect(row).toContainText('已发布')
  expect((await publicly(page, 'en')).at(-1)).toMatchObject({
    question: words.question.en,
    answer: words.answer.en,
  })

  // Twice in a row from the keyboard: the button stays under the finger.
  const before = Number(await row.getByRole('cell').nth(1).textContent())
  await button(row, /^上移/).focus()
  for (const place of [before - 1, before - 2]) {
    await page.keyboard.press('Enter')
    await expect(row.getByRole('cell').nth(1)).toHaveText(String(place))
    await expect(button(row, /^上移/)).toBeFocused()
  }
  await button(row, /^下移/).click()
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(before - 1))

  const filters = page.getByRole('search')
  await choose(page, filters, '状态', '已发布')
  await button(filters, '查询').click()
  await expect(page.getByText(/正在筛选或排序，不能调整顺序/)).toBeVisible()
  await expect(button(row, /^上移/)).toHaveCount(0)
  await button(filters, '重置').click()

  await button(row, /^编辑/).click()
  await expect(dialogOf(page).getByText('这条内容已发布，保存后立即生效。')).toBeVisible()
  await answerZh(dialogOf(page)).fill('不可以，请存放在酒店。')
  await button(dialogOf(page), '保存').click()
  await expect(page.getByText('编辑成功', { exact: true })).toBeVisible()
  expect(await publicly(page, 'zh')).toContainEqual(
    expect.objectContaining({ answer: '不可以，请存放在酒店。' }),
  )

  await button(row, words.question.zh).click()
  await expect(dialogOf(page).getByText('不可以，请存放在酒店。')).toBeVisible()
  await expectAccessible(page)
  await keepPictures(page, 'portal-question-details')
  await page.getByRole('tab', { name: '修改记录' }).click()
  const history = dialogOf(page).getByRole('listitem')
  await expect(history.first()).toContainText('回答（中文）')
  await expect(history.first()).not.toContainText('英文')
  await button(history.first(), '恢复到此前').click()
  await agree(page, '恢复到这次修改之前的内容', '恢复')
  await expect(page.getByText('恢复成功')).toBeVisible()
  expect(await publicly(page, 'zh')).toContainEqual(expect.objectContaining({ answer: words.answer.zh }))
  await button(dialogOf(page), '关闭').first().click()

  await row.getByRole('checkbox').check()
  await button(page, '删除').click()
  await agree(page, '确定删除已选中', '确定')
  await expect(page.getByText(/已发布过，不能删除/)).toBeVisible()
  await button(row, /^撤下/).click()
  await agree(page, '页面上不再显示', '撤下')
  await expect(row).toContainText('已撤下')
  expect((await publicly(page, 'zh')).map(({ question }) => question)).not.toContain(words.question.zh)
})

test('two tabs at one question lose nothing of either', async ({ page, context }) => {
  await signIn(page, 'leader')
  await openList(page, path)
  const other = await context.newPage()
  await openList(other, path)
  const question = '怎样报名参展？'
  for (const tab of [page, other]) await button(rowWith(tab, question), /^编辑/).click()

  await answerZh(dialogOf(other)).fill('请先注册账号，再填写报名表。')
  await button(dialogOf(other), '保存').click()
  await expect(other.getByText('编辑成功', { exact: true })).toBeVisible()

  const dialog = dialogOf(page)
  await answerZh(dialog).fill('请在网站上注册。')
  await dialog.getByLabel('回答（英文）').fill('Register on this site.')
  await button(dialog, '保存').click()
  await expect(dialog.getByText(/该记录已被郑国栋于.*修改/)).toBeVisible()
  const contested = dialog.getByRole('group', { name: '回答（中文）' })
  await expect(dialog.getByRole('group', { name: '回答（英文）' })).toHaveCount(0)
  await expectAccessible(page)
  await keepPictures(page, 'portal-question-conflict')
  await contested.getByRole('radio', { name: /最新/ }).check()
  await button(dialog, '保存').click()
  await expect(page.getByText('编辑成功', { exact: true })).toBeVisible()
  const [zh, en] = [await publicly(page, 'zh'), await publicly(page, 'en')]
  expect(zh).toContainEqual({
    ...zh[0],
    id: expect.any(String),
    question,
    answer: '请先注册账号，再填写报名表。',
  })
  expect(en.map(({ answer }) => answer)).toContain('Register on this site.')
})

test('a phone and a reader of English find the same', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page, 'overseas', path)
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Chinese only' })
  await expect(card).toContainText('参展费用可以开具增值税专用发票吗？')
  await expectAccessible(page)
  await button(card, /^Edit/).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Question (English)').fill('Do you issue special VAT invoices?')
  await button(dialog, 'Publish').click()
  await expect(dialog.getByText(/This language is not complete yet/)).toBeVisible()
  expect((await dialog.getByLabel('Question (Chinese)').boundingBox())?.width).toBeGreaterThan(280)
})
