import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { origin } from './people'

export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(`${origin()}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: '查询' })).toBeVisible()
}

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true })

export const rowWith = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

export async function search(page: Page, label: string, text: string): Promise<void> {
  const filters = page.getByRole('search')
  await filters.getByLabel(label, { exact: true }).fill(text)
  await button(filters, '查询').click()
}

/** Chooses from one of the product's own drop-downs. */
export async function choose(
  page: Page,
  within: Locator,
  label: string | RegExp,
  option: string,
): Promise<void> {
  await within.getByLabel(label).click()
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click()
}

export async function save(page: Page, outcome: string): Promise<void> {
  await button(page.getByRole('dialog'), '保存').click()
  const anyway = page.getByRole('button', { name: /^仍然/ })
  await expect(page.getByText(outcome, { exact: true }).or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.getByText(outcome, { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Ticks one row and deletes it, after having changed one's mind once. */
export async function removeRow(page: Page, text: string, ask: string, outcome: string): Promise<void> {
  await expect(button(page, '删除')).toHaveCount(0)
  await rowWith(page, text).getByRole('checkbox').check()
  for (const [answer, said] of [
    ['取消', '已取消删除'],
    ['确定', outcome],
  ] as const) {
    await button(page, '删除').click()
    const question = page.getByRole('dialog').filter({ hasText: ask })
    await button(question, answer).click()
    await expect(page.getByText(said, { exact: true })).toBeVisible()
  }
}

export async function downloadBy(page: Page, control: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()])
  return download
}

/** Opens the import dialog where a file is chosen, whatever was imported before. */
export async function openImport(page: Page): Promise<void> {
  await button(page, '导入').click()
  const [choose, another] = [button(page, '下载模板'), button(page, '选择其他文件')]
  await expect(choose.or(another)).toBeVisible()
  if (await another.isVisible()) await another.click()
  await expect(choose).toBeVisible()
}

type Upload = { name: string; mimeType: string; buffer: Buffer }

const importWords = {
  zh: { template: '下载模板', other: '选择其他文件', ask: '是否确认导入该文件?', yes: '确定' },
  en: {
    template: 'Download the template',
    other: 'Choose another file',
    ask: 'Import this file?',
    yes: 'OK',
  },
} as const

/** Chooses a file in the open import dialog and waits for the outcome of its check; whatever was checked before steps back. */
export async function checkFile(page: Page, file: Upload, language: 'zh' | 'en' = 'zh'): Promise<Locator> {
  const { template, other, ask, yes } = importWords[language]
  const dialog = page.getByRole('dialog').first()
  // After a file that failed both are offered.
  await expect(button(dialog, template).or(button(dialog, other)).first()).toBeVisible()
  if (await button(dialog, other).isVisible()) await button(dialog, other).click()
  await dialog.locator('input[type=file]').setInputFiles(file)
  const question = page.getByRole('dialog').filter({ hasText: ask })
  await button(question, yes).click()
  await expect(button(dialog, other)).toBeVisible()
  return dialog
}

export async function expectFigures(dialog: Locator, figures: Record<string, number>): Promise<void> {
  for (const [kind, count] of Object.entries(figures))
    await expect(dialog.getByRole('button', { name: `${count} ${kind}`, exact: true })).toBeVisible()
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function totalOf(page: Page): Promise<number> {
  const said = page.getByRole('status').filter({ hasText: /共 [\d,]+ 条/ })
  await expect(said).toBeVisible()
  return Number(/共 ([\d,]+) 条/.exec((await said.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
}
