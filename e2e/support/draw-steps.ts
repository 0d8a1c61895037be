import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ask } from './records'

/** What staff press between an empty page of batches and a draw that can begin. */
export interface DrawWords {
  add: string
  size: string
  save: string
  saved: string
  freeze: string
  dice: string
  occasion: string
  freezeNow: string
  points: string
  enter: string
}

export async function setBatches(page: Page, words: DrawWords): Promise<void> {
  await page.getByRole('button', { name: words.add }).click()
  await expect(page.getByLabel(words.size)).not.toHaveValue('')
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const ends = page.getByRole('row').nth(1).locator('.ant-picker-range input')
  for (const [index, time] of ['09:00:00', '10:00:00'].entries()) {
    await ends.nth(index).click()
    await ends.nth(index).fill(`${day} ${time}`)
    await ends.nth(index).press('Enter')
  }
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
}

export async function freezeForDice(page: Page, words: DrawWords): Promise<void> {
  await page.getByRole('button', { name: words.freeze }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.dice).click()
  await dialog.getByLabel(words.occasion).fill('公证员在场')
  await dialog.getByRole('button', { name: words.freezeNow }).click()
}

export async function enterDice(page: Page, words: DrawWords): Promise<void> {
  await page.getByLabel(words.points).fill('1634 2516 34')
  await page.getByRole('button', { name: words.enter, exact: true }).click()
}

/** The lots of the demo fair are drawn; journeys of a draw begin before that. */
export async function forgetDraws(): Promise<void> {
  for (const table of ['selection_window', 'draw_place', 'draw', 'draw_batch'])
    await ask(`DELETE FROM ${table}`)
  // Processes keep what the screens show until they hear of a draw.
  await ask(`SELECT pg_notify('fairground_live', '{"type":"draw-changed","audience":"fair"}')`)
}
