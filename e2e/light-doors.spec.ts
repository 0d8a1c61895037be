import { gzipSync } from 'node:zlib'
import { type Browser, expect, type Page, type Response } from '@playwright/test'
import { doors, homes, origin, signIn } from './support/people'
import { test } from './support/test'

/** A first visit: the browsers that are kept from journey to journey have everything already. */
async function firstVisit(browser: Browser, visit: (page: Page) => Promise<void>): Promise<Response[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  try {
    await visit(page)
    return answers
  } finally {
    await context.close()
  }
}

async function scriptBytes(answers: Response[]): Promise<number> {
  const scripts = answers.filter((answer) => answer.request().resourceType() === 'script')
  const bodies = await Promise.all(scripts.map(async (answer) => (await fetch(answer.url())).arrayBuffer()))
  return bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body), { level: 9 }).length, 0)
}

const beforeLogin = [
  { path: doors.chinese.path, kilobytes: 155 },
  { path: doors.english.path, kilobytes: 155 },
  { path: doors.staff.path, kilobytes: 155 },
  { path: '/exhibition/login/ch/LoginByMessage', kilobytes: 168 },
  { path: '/exhibition/login/ch/Register', kilobytes: 168 },
  { path: '/exhibition/login/en/Register', kilobytes: 168 },
  { path: '/exhibition/login/ch/ForgetPassword', kilobytes: 168 },
  { path: '/exhibition/login/ch/Reset', kilobytes: 168 },
]

for (const { path, kilobytes } of beforeLogin)
  test(`${path} opens with at most 15 requests and ${kilobytes} KB of scripts`, async ({ browser }) => {
    const answers = await firstVisit(browser, async (page) => {
      await page.goto(origin() + path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    expect(answers.length).toBeLessThanOrEqual(15)
    expect(await scriptBytes(answers)).toBeLessThanOrEqual(kilobytes * 1000)
  })

const people = [
  { username: '13800000005', home: homes.chinese, last: '留言板' },
  { username: 'exhibitor5@example.com', home: homes.english, last: 'Message board' },
  { username: 'admin', home: homes.staff, last: '展馆占用' },
]

for (const { username, home, last } of people)
  test(`the home of ${username} opens with at most 30 requests`, async ({ browser }) => {
    const answers = await firstVisit(browser, async (page) => {
      await signIn(page, username, home)
      await expect(page.getByRole('region', { name: last })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
    })
    expect(answers.length).toBeLessThanOrEqual(30)
  })
