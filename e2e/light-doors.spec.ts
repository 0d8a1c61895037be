import { type Browser, expect, type Page, type Response } from '@playwright/test'
import { doors, homes, origin, signIn } from './support/people'
import { test } from './support/test'

interface Weight {
  /** Where they went, each once: what is asked again when the live stream opens depends on which of both is first. */
  requests: string[]
  /** As they are sent, compressed. */
  scriptBytes: number
}

/** A first visit: the browsers that are kept from journey to journey have everything already. */
async function firstVisit(browser: Browser, visit: (page: Page) => Promise<void>): Promise<Weight> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  try {
    await visit(page)
    const scripts = answers.filter((answer) => answer.request().resourceType() === 'script')
    const sizes = await Promise.all(scripts.map((answer) => answer.request().sizes()))
    return {
      requests: [...new Set(answers.map((answer) => new URL(answer.url()).pathname))],
      scriptBytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    }
  } finally {
    await context.close()
  }
}

interface Limit {
  kilobytes: number
  requests?: number
}

function expectLight({ requests, scriptBytes }: Weight, { kilobytes, requests: most = 15 }: Limit): void {
  expect.soft(scriptBytes, 'bytes of scripts').toBeLessThanOrEqual(kilobytes * 1000)
  expect.soft(requests.length, `requests: ${requests.join(' ')}`).toBeLessThanOrEqual(most)
}

const doorsToAccounts = [
  '/exhibition/login/ch/LoginByMessage',
  '/exhibition/login/ch/Register',
  '/exhibition/login/en/Register',
  '/exhibition/login/ch/ForgetPassword',
  '/exhibition/login/ch/Reset',
]

const withoutSession = [
  { path: '/', kilobytes: 120 },
  ...[doors.chinese, doors.english, doors.staff].map(({ path }) => ({ path, kilobytes: 140 })),
  ...doorsToAccounts.map((path) => ({ path, kilobytes: 150 })),
]

for (const { path, ...limit } of withoutSession)
  test(`${path} opens with at most 15 requests and ${limit.kilobytes} KB of scripts`, async ({ browser }) => {
    const weight = await firstVisit(browser, async (page) => {
      await page.goto(origin() + path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    expectLight(weight, limit)
  })

test('a hall’s plan opens with at most 130 KB of scripts, the rest comes when it is asked for', async ({
  browser,
}) => {
  const weight = await firstVisit(browser, async (page) => {
    await page.goto(`${origin()}/booth/anon`)
    await expect(page.getByText('实时', { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: '图例' })).toBeVisible()
  })
  expectLight(weight, { kilobytes: 130, requests: 25 })
})

test('the page of a door names the files it needs, and no other page does', async ({ request }) => {
  const page = async (path: string) => (await request.get(origin() + path)).text()
  expect(await page(doors.chinese.path)).toMatch(/modulepreload[^>]+\/assets\/doors-/)
  expect(await page('/')).not.toContain('/assets/doors-')
})

/** What a browser knows in which somebody is signed in, besides the cookie. */
async function leaveHint(page: Page): Promise<void> {
  const { result } = await (await page.request.get(`${origin()}/api/session`)).json()
  await page.addInitScript((id) => localStorage.setItem('fairground.signedIn', id), result.currentUser.id)
}

const people = [
  { username: '13800000005', home: homes.chinese, last: '留言板', requests: 25, kilobytes: 340 },
  {
    username: 'exhibitor4@example.com',
    home: homes.english,
    last: 'Message board',
    requests: 25,
    kilobytes: 340,
  },
  // Theirs is drawn from what the statistics show, and leads to the rows behind each figure.
  { username: 'admin', home: homes.staff, last: '展位与面积', requests: 30, kilobytes: 380 },
]

for (const { username, home, last, ...limit } of people)
  test(`the home of ${username} opens with at most ${limit.requests} requests and ${limit.kilobytes} KB of scripts`, async ({
    browser,
  }) => {
    const weight = await firstVisit(browser, async (page) => {
      await signIn(page, username)
      await leaveHint(page)
      await page.goto(origin() + home)
      await expect(page.getByRole('region', { name: last })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
    })
    expectLight(weight, limit)
  })
