import { expect } from '@playwright/test'
import { expectAccessible, keepPictures } from './support/looks'
import { origin } from './support/people'
import { test } from './support/test'

test('a visitor with a company’s full name finds its booth and the way to it on a phone, from the front page in four taps', async ({
  page,
  request,
}) => {
  const search = async (text: string) => {
    const answer = await request.get(`${origin()}/api/hall/search?${new URLSearchParams({ text })}`)
    return (await answer.json()).result.booths as { code: string; fullName?: { en: string } }[]
  }
  const agreed = (await search('有限公司')).find(({ fullName }) => fullName?.en)
  const name = agreed?.fullName?.en ?? ''

  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${origin()}/?lang=en`)
  await page.getByRole('combobox', { name: 'Booth, company or hall' }).click()
  await page.keyboard.type(name)
  const option = page.getByRole('option', { name: agreed?.code ?? '' }).first()
  await expect(option).toContainText(name)
  await expectAccessible(page)
  await keepPictures(page, 'plan-search-front-page')
  await option.click()

  const card = page.getByRole('article', { name: agreed?.code ?? '' })
  await expect(card).toContainText(name)
  await card.getByRole('button', { name: 'Way here' }).click()
  await expect(page.getByText(/about \d+ minute/)).toBeVisible()
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
