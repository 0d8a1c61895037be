import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { origin } from './people'
import { productFor, stopProduct } from './worker-product'

/**
 * A browser that was opened once is warm: its pages start in half the time, because the product's code is already
 * compiled. So each worker keeps its browsers from journey to journey, and what a journey left in them is removed.
 */
const kept = new Map<string, BrowserContext>()

const keptByPages = 'local_storage,indexeddb,service_workers,cache_storage'

async function keptBrowser(browser: Browser, name: string): Promise<BrowserContext> {
  const context = kept.get(name) ?? (await browser.newContext())
  kept.set(name, context)
  await Promise.all(context.pages().map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  return context
}

/** Also empties what pages keep in the browser: drafts, drawings, the gate's list. What a tab keeps goes with the tab. */
async function freshPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.clearDataForOrigin', { origin: origin(), storageTypes: keptByPages })
  await devTools.detach()
  return page
}

interface People {
  /** Somebody else at the same time, in a browser of their own. */
  otherPage: Page
  thirdPage: Page
}

interface Fair {
  fair: undefined
}

export const test = base.extend<People & Fair, { endOfWorker: undefined }>({
  fair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture stands on.
    async ({}, use, { file }) => {
      await productFor(file)
      await use(undefined)
    },
    { auto: true, timeout: 120_000 },
  ],
  endOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      await use(undefined)
      await stopProduct()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  // What is a browser of another kind is another browser: one with fingers must not be kept for the next journey.
  context: async ({ browser, locale, viewport, hasTouch, isMobile }, use) =>
    use(await keptBrowser(browser, JSON.stringify(['first', locale, viewport, hasTouch, isMobile]))),
  page: async ({ context }, use) => use(await freshPage(context)),
  otherPage: async ({ browser }, use) => use(await freshPage(await keptBrowser(browser, 'other'))),
  thirdPage: async ({ browser }, use) => use(await freshPage(await keptBrowser(browser, 'third'))),
})
