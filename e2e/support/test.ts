import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { origin } from './people'

/**
 * A browser that was opened once is warm: its pages start in half the time, because the product's code is already
 * compiled. So each worker keeps its browsers from journey to journey, and what a journey left in them is removed.
 */
const kept = new Map<string, BrowserContext>()

async function keptBrowser(browser: Browser, name: string): Promise<BrowserContext> {
  const context = kept.get(name) ?? (await browser.newContext())
  kept.set(name, context)
  await Promise.all(context.pages().map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  return context
}

/** Also empties what pages keep in the browser, drafts above all. What a tab keeps goes with the tab. */
async function freshPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.clearDataForOrigin', { origin: origin(), storageTypes: 'local_storage' })
  await devTools.detach()
  return page
}

interface People {
  /** Somebody else at the same time, in a browser of their own. */
  otherPage: Page
  thirdPage: Page
}

export const test = base.extend<People>({
  context: async ({ browser, locale }, use) => use(await keptBrowser(browser, `first ${locale}`)),
  page: async ({ context }, use) => use(await freshPage(context)),
  otherPage: async ({ browser }, use) => use(await freshPage(await keptBrowser(browser, 'other'))),
  thirdPage: async ({ browser }, use) => use(await freshPage(await keptBrowser(browser, 'third'))),
})
