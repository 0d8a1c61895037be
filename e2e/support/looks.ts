import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No barrier by WCAG 2.2 AA, and nothing too faint in the dark either, unless that was seen already. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Evaluated, not injected as a script, so that the page's own policy stays in force; once for as long as it is open.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  expect(await barriers(page, everything)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page, ['color-contrast']), 'in the dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function barriers(page: Page, runOnly: string[]): Promise<string[]> {
  await untilNothingMoves(page)
  // Told in the page: all that is in order, described node by node, would be far more than what is not.
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
      const { violations } = await axe.run(options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    },
    { runOnly, resultTypes: ['violations'] },
  )
}

/** A text that is still fading in has too little contrast, for a moment. What never ends is not waited for. */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

interface Size {
  name: string
  width: number
  height: number
}

const sizes: readonly Size[] = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 375, height: 812 },
]

/** Pictures are for whoever changes a screen; they take a third of a journey's time. */
const wanted = Boolean(process.env.PICTURES)

/** Checks at both widths, and `others`, that nothing sticks out sideways, and with PICTURES set keeps what it looks like. */
export async function keepPictures(page: Page, name: string, others: readonly Size[] = []): Promise<void> {
  for (const { name: size, ...viewport } of [...sizes, ...others]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => document.fonts.ready)
    // What hangs on a field, such as a menu, follows it a moment after the page has its new width.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${name} at ${viewport.width} px sticks out sideways`,
      })
      .toBeLessThanOrEqual(0)
    if (wanted)
      await page.screenshot({
        path: `artefacts/screens/${name}-${size}.png`,
        fullPage: true,
        animations: 'disabled',
      })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
