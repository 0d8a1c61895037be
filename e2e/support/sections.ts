import { expect, type Locator, type Page } from '@playwright/test'
import type { picture } from './pictures'

export const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).click()
/** One part of the accordion, by its title. */
export const part = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^\\d\\s*${title}$`) })
export const fill = (within: Locator, label: string, text: string) =>
  within.getByLabel(label, { exact: true }).fill(text)
export const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

export async function fillAll(within: Locator, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) await fill(within, label, text)
}

export async function open(page: Page, title: string): Promise<Locator> {
  const section = part(page, title)
  const toggle = section.getByRole('button', { name: title }).first()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  return section
}

export async function pick(page: Page, within: Locator, label: string, option: string): Promise<void> {
  await within.getByLabel(label, { exact: true }).click()
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click()
}

/** Types part of a category's name and ticks what is found. */
export async function pickCategory(page: Page, within: Locator, label: string, name: string): Promise<void> {
  await within.getByLabel(label, { exact: true }).fill(name)
  const found = page.locator('.ant-select-dropdown:visible').getByText(name, { exact: false }).last()
  await found.click()
  await page.keyboard.press('Escape')
}

export async function upload(
  within: Locator,
  label: string,
  file: ReturnType<typeof picture>,
  seen = 'img',
): Promise<void> {
  await within.getByLabel(label, { exact: true }).setInputFiles(file)
  await expect(within.locator(seen).first()).toBeVisible()
}
