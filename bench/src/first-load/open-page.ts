import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import type { Browser, Page, Response } from '@playwright/test'
import { mustHold } from '../kernel/measurement'
import { logIn } from '../load/log-in'
import type { Area } from './areas'

const quietForMs = 1_000
const settledWithinMs = 20_000

/** Opens the page as somebody who has never been here, and answers with everything it fetched. */
export async function openPage(browser: Browser, origin: string, area: Area): Promise<Response[]> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' })
  try {
    if (area.as) await context.addCookies(await signIn(origin, area.as))
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const fetched = await collectWhile(page, () => page.goto(area.path, { waitUntil: 'load' }))

    await page.getByRole('heading').first().waitFor({ state: 'visible', timeout: settledWithinMs })
    mustHold(new URL(page.url()).pathname === area.path, `${area.path} led to ${page.url()}`)
    mustHold(errors.length === 0, `${area.path} failed: ${errors.join(' | ')}`)
    const refused = fetched.filter((response) => response.status() !== 200)
    mustHold(refused.length === 0, `${area.path}: ${refused.map((each) => each.url()).join(', ')} not served`)
    return fetched
  } finally {
    await context.close()
  }
}

/** The live stream never ends, so a page has settled when nothing new was asked for during a while. */
async function collectWhile(page: Page, open: () => Promise<unknown>): Promise<Response[]> {
  const fetched: Response[] = []
  let lastChange = performance.now()
  page.on('request', () => {
    lastChange = performance.now()
  })
  page.on('response', (response) => {
    fetched.push(response)
    lastChange = performance.now()
  })
  const deadline = performance.now() + settledWithinMs
  await open()
  while (performance.now() - lastChange < quietForMs && performance.now() < deadline)
    await page.waitForTimeout(50)
  return fetched
}

async function signIn(origin: string, person: NonNullable<Area['as']>) {
  const { code, message, cookie } = await logIn(new Agent(), { origin, ...person })
  mustHold(code === codes.ok, `${person.username} could not log in: ${message}`)
  const [name = '', value = ''] = cookie.split('=')
  return [{ name, value, url: origin }]
}
