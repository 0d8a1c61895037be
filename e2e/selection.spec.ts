import { expect } from '@playwright/test'
import { choosingWords, firstToChoose, pressedByThumb } from './support/choosing-steps'
import { signIn } from './support/people'
import { test } from './support/test'

// Two who want the same booth meet at the end of a draw: draw.spec.ts.
const firstVisits = [
  { ...choosingWords.chinese, language: 'Chinese', username: '13800000007' },
  { ...choosingWords.english, language: 'English', username: 'exhibitor7@example.com' },
]

for (const words of firstVisits)
  test(`a first visitor of the demo takes a booth and lets go of it, in ${words.language}`, async ({
    page,
  }) => {
    await signIn(page, words.username, words.start)
    await page.getByRole('link', { name: words.enter }).click()
    await expect(page.getByText(words.live, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.list, exact: true }).click()
    const code = await firstToChoose(page, words.choose)
    await page.getByRole('button', { name: `${words.choose} ${code}`, exact: true }).click()
    const own = page.getByRole('list', { name: words.mine })
    await expect(own).toContainText(code)
    await page
      .getByRole('button', { name: `${words.letGo} ${code}`, exact: true })
      .first()
      .click()
    await expect(own.getByRole('listitem')).toHaveCount(0)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  for (const words of firstVisits)
    test(`one thumb chooses booths and finishes, in ${words.language}`, async ({ page }) => {
      await signIn(page, words.username, words.start)
      await page.getByRole('link', { name: words.enter }).tap()
      await expect(page.getByText(words.live, { exact: true })).toBeVisible()
      await pressedByThumb(page.getByRole('button', { name: words.take }))
      const own = page.getByRole('list', { name: words.mine }).getByRole('listitem')
      await expect(own.first()).toBeVisible()
      for (let left = await own.count(); left > 0; left--) {
        await pressedByThumb(own.first().getByRole('button', { name: new RegExp(`^${words.letGo} `) }))
        await expect(own).toHaveCount(left - 1)
      }
      await pressedByThumb(page.getByRole('button', { name: words.take }))
      await pressedByThumb(page.getByRole('button', { name: words.finish }))
      await pressedByThumb(
        page.getByRole('dialog').getByRole('button', { name: words.finishOk, exact: true }),
      )
      await expect(page.getByText(words.waiting, { exact: true })).toBeVisible()
    })
})
