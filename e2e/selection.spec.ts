import { expect } from '@playwright/test'
import { choosingWords, firstToChoose } from './support/choosing-steps'
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
