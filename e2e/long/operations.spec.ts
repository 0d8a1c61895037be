import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { logInByApi, signedIn, standingOf } from '../support/api'
import { type Drill, expectKept, peopleLogIn, startDrill } from '../support/drill'
import { embeddedDatabase } from '../support/embedded-database'
import { startProduct } from '../support/product'
import { test } from '../support/test'
import { furnishedDataDir } from '../support/worker-product'

let drill: Drill
const start = (env?: Record<string, string>) => drill.start(env)

// Each journey starts the product several times.
test.describe.configure({ timeout: 600_000 })

test.beforeEach(async () => {
  drill = await startDrill()
})
test.afterEach(() => drill.end())

test('kill -9 of the app, of both, and of PostgreSQL while people work loses nothing that was acknowledged', async ({
  page,
}) => {
  for (const victim of ['the app', 'both'] as const)
    await test.step(victim, async () => {
      const product = await start()
      const { postmasterPid } = await embeddedDatabase(drill.dataDir)
      const { acknowledged, stop } = await peopleLogIn(product)
      const gone = once(product.process, 'exit')
      if (victim === 'both') process.kill(postmasterPid, 'SIGKILL')
      product.process.kill('SIGKILL')
      await gone
      await stop()

      const next = await start()
      await expectKept(next.origin, acknowledged)
      await next.stop()
    })

  await test.step('PostgreSQL alone: the product and the screens go on', async () => {
    const product = await start()
    const [name = '', value = ''] = (await logInByApi(product.origin, 'admin')).cookie.split('=')
    await page.context().addCookies([{ name, value, url: product.origin }])
    await page.goto(`${product.origin}/exhibitor/commentary`)
    await expect(page.getByRole('row')).not.toHaveCount(0)
    const { postmasterPid } = await embeddedDatabase(drill.dataDir)
    const { acknowledged, stop } = await peopleLogIn(product)

    process.kill(postmasterPid, 'SIGKILL')
    const ready = () => fetch(`${product.origin}/readyz`).then(({ status }) => status)
    await expect.poll(ready, { timeout: 10_000, intervals: [20] }).toBe(503)
    // Asked in the middle of it, answered when it is over, without a word.
    const firstAnswer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: '查询' }).click()
    expect((await firstAnswer).status()).toBe(503)
    await expect.poll(ready, { timeout: 120_000 }).toBe(200)
    await stop()
    await expectKept(product.origin, acknowledged)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    // Whoever loads a page in the middle of it is told, and needs no click when it is over.
    await page.route('**/api/session', (route) => route.fulfill({ status: 503, json: {} }))
    await page.reload()
    await expect(page.getByRole('heading', { name: '连接不上服务器' })).toBeVisible()
    await page.unroute('**/api/session')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(product.process.exitCode).toBeNull()
  })
})

test('starting and stopping: what cannot start says why, what stops finishes first, what starts again has everything', async ({
  page,
}) => {
  const first = await start()
  const session = await logInByApi(first.origin, 'admin')
  const { url } = await embeddedDatabase(drill.dataDir)

  await test.step('a second start on the same data is refused in one clear sentence, and the first goes on', async () => {
    await expect(start()).rejects.toThrow(/another Fairground/i)
    expect(await standingOf(first.origin, session)).toBe(signedIn)
  })

  await test.step('a port in use and a bad setting each get a message that says what to do', async () => {
    const port = new URL(first.origin).port
    const other = await furnishedDataDir()
    await expect(startProduct({ DATA_DIR: other, PORT: port })).rejects.toThrow(
      /Another program uses this port.*PORT=/s,
    )
    await expect(startProduct({ DATA_DIR: other, PORT: 'many' })).rejects.toThrow(/PORT/)
    await expect(startProduct({ DATA_DIR: other, MODE: 'production', CAPTCHA: 'off' })).rejects.toThrow(
      /DATABASE_URL.*PUBLIC_ORIGIN.*TRUST_PROXY.*CAPTCHA.*SMS.*SMTP_URL/s,
    )
    const own = { DATA_DIR: other, MODE: 'demo' }
    await expect(startProduct({ ...own, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })).rejects.toThrow(
      /PostgreSQL cannot be reached.*DATABASE_URL/s,
    )
    await expect(startProduct({ ...own, DATABASE_URL: `${url}-which-is-not-there` })).rejects.toThrow(
      /does not let Fairground in.*DATABASE_URL/s,
    )
    await rm(other, { recursive: true, force: true })
  })

  await test.step('an event raised on one process reaches a browser connected to another', async () => {
    const second = await start({ DATABASE_URL: url, MODE: 'demo' })
    const leaving = await logInByApi(first.origin, 'leader')
    const [name = '', value = ''] = leaving.cookie.split('=')
    await page.context().addCookies([{ name, value, url: second.origin }])
    const streaming = page.waitForResponse(`${second.origin}/api/live`)
    await page.goto(`${second.origin}/home`)
    await streaming
    const headers = { cookie: leaving.cookie, xtoken: leaving.token }
    await fetch(`${first.origin}/api/logout`, { headers })
    await expect(page).toHaveURL(/\/exhibition\/login\/ch\//)
    await second.stop()
  })

  await test.step('stopping lets requests finish that were already under way', async () => {
    const logins = Array.from({ length: 8 }, (_, n) => logInByApi(first.origin, `1380000000${(n % 6) + 1}`))
    await logins[0]
    const settled = Promise.allSettled(logins)
    await first.stop('SIGTERM')
    const outcomes = await settled
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(8)
    expect(first.process.exitCode).toBe(0)
  })

  await test.step('a restart keeps everything', async () => {
    const again = await start()
    expect(await standingOf(again.origin, session)).toBe(signedIn)
  })
})
