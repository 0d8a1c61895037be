import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { origin, signIn } from './support/people'
import { test } from './support/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test('desk in a real browser', async ({ page }) => {
  await signIn(page, 'leader', '/prediction/exhprediction_approve/approve')
  const h1 = page.locator('h1')
  await expect(h1).toBeVisible()
  let before = ''
  const seen: string[] = []
  for (let n = 0; n < 20; n++) {
    await expect.poll(async () => (await h1.count()) && (await h1.first().innerText()), { intervals: [10] }).not.toBe(before)
    const name = await h1.first().innerText()
    if (!name || name === '0') { n--; continue }
    before = name
    await page.waitForTimeout(300)
    await page.keyboard.press('a')
    seen.push(name)
    await expect(page.getByRole('status').getByText(`上一家已通过：${name.split('\n')[0]}`)).toBeVisible({ timeout: 5000 })
    expect(await page.getByText('无需再次审核').count()).toBe(0)
  }
  console.log('decided', seen.length)
})

test('figures', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${origin()}/`)
  await page.waitForTimeout(800)
  console.log('front', (await page.locator('dl').first().innerText()).replaceAll('\n', ' '))
  await signIn(page, 'admin', '/home')
  for (const path of ['/home', '/prediction/exhprediction', '/booth/position', '/booth/positionStatistical', '/booth/positionStatistical/analysis', '/plan/planAnon', '/venue/plan', '/booth/positionDesign', '/booth/select', '/prediction/exhprediction_approve/approve', '/booth/positionAnalysis','/company?id=x']) {
    await page.goto(`${origin()}${path}`)
    await page.waitForTimeout(2500)
    await page.evaluate(axe)
    const found = await page.evaluate(async () => {
      // biome-ignore lint/suspicious/noExplicitAny: temporary
      const { violations } = await (window as any).axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })
      // biome-ignore lint/suspicious/noExplicitAny: temporary
      return violations.flatMap(({ nodes }: any) => nodes.map((node: any) => `${node.html.slice(0, 150)} :: ${node.any[0]?.message}`))
    })
    console.log(path, found)
    const name = path.replaceAll(/\W+/g, '-')
    await page.screenshot({ path: `/tmp/figlooks/dark${name}.png` })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.screenshot({ path: `/tmp/figlooks/day${name}.png` })
    await page.setViewportSize({ width: 375, height: 812 })
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/figlooks/phone${name}.png` })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
  }
})
test('exhibitor', async ({ page }) => {
  await signIn(page, 'exhibitor5@example.com', '/exhibitor/homeEN')
  for (const path of ['/exhibitor/homeEN', '/exhprediction/confirmEN', '/exhibitor/booth/selectEN']) {
    await page.goto(`${origin()}${path}`)
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/figlooks/ex${path.replaceAll(/\W+/g, '-')}.png`, fullPage: true })
  }
})
