import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { logIn, origin } from './support/people'

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

test('a Chinese exhibitor takes the sign-up home as a PDF', async ({ page }) => {
  await logIn(page, 'chinese', '13800000005')
  await page.goto(`${origin()}/exhprediction/confirm`)
  await expect(page.getByRole('heading', { level: 1, name: '报名信息' })).toBeVisible()
  await expectAccessible(page)
  await keepPictures(page, 'sign-up-confirm-pdf-zh')
  const { name, file } = await exportPdf(page, '导出PDF')
  expect(name).toMatch(/^报名信息_BM-21-\d{4}\.pdf$/)
  expectPdf(file)
})

test('an overseas exhibitor gets it in English', async ({ page }) => {
  await logIn(page, 'english', 'exhibitor3@example.com')
  await page.goto(`${origin()}/exhprediction/confirmEN`)
  const { name, file } = await exportPdf(page, 'Export PDF')
  expect(name).toMatch(/^Sign-up_BM-21-\d{4}\.pdf$/)
  expectPdf(file)
})

test('a draft can be printed before it is submitted, and a failure is said in words', async ({ page }) => {
  await logIn(page, 'chinese', '13800000002')
  await page.goto(`${origin()}/exhprediction/confirm`)
  await page.route('**/api/company/pdf*', (route) => route.abort())
  await page.getByRole('button', { name: '导出PDF', exact: true }).click()
  await expect(page.getByText('暂时连接不上服务器').first()).toBeVisible()
  await page.unroute('**/api/company/pdf*')
  const { name, file } = await exportPdf(page, '导出PDF')
  expect(name).toMatch(/^报名信息_.+\.pdf$/)
  expectPdf(file)
})

test('staff export the sign-up they are reading', async ({ page }) => {
  await logIn(page, 'staff', 'clerk')
  const id = await page.evaluate(async () => {
    const response = await fetch('/api/review/page', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ view: 'exhibitors', page: 1, pageSize: 10 }),
    })
    const { result } = (await response.json()) as { result: { list: { id: string }[] } }
    return result.list[0]?.id
  })
  await page.goto(`${origin()}/prediction/exhibitor/detail?id=${id}`)
  const { name, file } = await exportPdf(page, '导出PDF')
  expect(name).toMatch(/\.pdf$/)
  expectPdf(file)
  await keepPictures(page, 'sign-up-detail-pdf-zh')
})
