import { expect } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin } from './support/people'
import { hidden, wayLine } from './support/plan-sight'
import { test } from './support/test'

test.describe('on a phone that speaks English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 375, height: 812 }, hasTouch: true })

  test('a visitor with a company’s full name comes from / to the way to its booth in at most five taps', async ({
    page,
    request,
  }) => {
    const text = new URLSearchParams({ text: '有限公司' })
    const answer = await (await request.get(`${origin()}/api/hall/search?${text}`)).json()
    const booths = answer.result.booths as { code: string; fullName?: { en: string } }[]
    const agreed = booths.find(({ fullName }) => fullName?.en)
    const name = agreed?.fullName?.en ?? ''
    const taps: string[] = []
    await page.exposeFunction('countTap', (on: string) => taps.push(on))
    await page.addInitScript(() =>
      addEventListener(
        'pointerdown',
        ({ target }) =>
          (window as unknown as { countTap: (on: string) => void }).countTap(
            (target as Element).textContent ?? '',
          ),
        true,
      ),
    )

    await page.goto(`${origin()}/`)
    await page.getByRole('combobox', { name: 'Booth, company or hall' }).tap()
    await page.keyboard.type(name)
    const option = page.getByRole('option', { name: agreed?.code ?? '' }).first()
    await expect(option).toContainText(name)
    await expectAccessible(page)
    await keepPictures(page, 'plan-search-front-page')
    await page.setViewportSize({ width: 375, height: 812 })
    await option.tap()

    const card = page.getByRole('article', { name: agreed?.code ?? '' })
    await expect(card).toContainText(name)
    await card.getByRole('button', { name: 'Way here' }).tap()
    const way = page.getByRole('region', { name: 'The way there' })
    await expect(way).toContainText(name)
    await expect(way.getByText(/about \d+ minute/)).toBeVisible()
    await expect(way.getByRole('option', { name: /^The nearest door: / })).toHaveCount(1)
    await expect(page.locator(wayLine)).toHaveCount(1)
    await expect.poll(() => hidden(page, wayLine)).toBe(0)
    expect(taps.length, taps.join(' → ')).toBeGreaterThan(0)
    expect(taps.length, taps.join(' → ')).toBeLessThanOrEqual(5)
    await keepPictures(page, 'plan-search-way')
  })
})

test('the site plan’s search finds a hall by first letters, points at it and leads into it', async ({
  page,
}) => {
  await page.goto(`${origin()}/plan/planAnon`)
  const box = page.getByRole('combobox', { name: '展位号、企业或展馆' })
  await box.waitFor()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await page.keyboard.type('fhjyg')
  const option = page.getByRole('listbox', { name: '找到' }).getByRole('option', { name: /^W3/ })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('application')).toHaveAttribute('data-pointed', 'W3')
  await expectAccessible(page)
  await keepPictures(page, 'plan-search-site')
  await page.keyboard.press('Enter')
  await expect(page.locator('a[aria-current=page]')).toContainText('W3')
})
