import type { Page } from '@playwright/test'

/**
 * When this page first says these words, in milliseconds of the machine's clock. The page watches itself from the moment it
 * is asked to, so that nothing of the test's own waiting is in the figure.
 */
export const whenShown = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const watching = new MutationObserver(look)
        function look(): void {
          if (!document.body.textContent?.includes(wanted)) return
          watching.disconnect()
          resolve(Date.now())
        }
        watching.observe(document.body, { subtree: true, childList: true, characterData: true })
        look()
      }),
    words,
  )

/** When the next call of this path was answered, by the same clock. */
export async function whenAnswered(page: Page, path: string): Promise<number> {
  const response = await page.waitForResponse((one) => new URL(one.url()).pathname === path)
  await response.finished()
  const { startTime, responseEnd } = response.request().timing()
  return startTime + responseEnd
}
