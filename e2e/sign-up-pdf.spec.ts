import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { signIn } from './support/people'
import { test } from './support/test'

/** Presses the button and reads what the browser saved. */
async function exportPdf(page: Page, button: string): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) }
}

function expectPdf(file: Buffer): void {
  expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(file.subarray(-6).toString()).toContain('%%EOF')
}

test('a draft can be printed before it is submitted, and a failure is said in words', async ({ page }) => {
  await signIn(page, '13800000002', '/exhprediction/confirm')
  await page.route('**/api/company/pdf*', (route) => route.abort())
  await page.getByRole('button', { name: '导出PDF', exact: true }).click()
  await expect(page.getByText('暂时连接不上服务器').first()).toBeVisible()
  await page.unroute('**/api/company/pdf*')
  const { name, file } = await exportPdf(page, '导出PDF')
  expect(name).toMatch(/^报名信息_.+\.pdf$/)
  expectPdf(file)
})
