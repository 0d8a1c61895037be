import { type IncomingMessage, request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../../support/test-fair'

let one: TestFair
let two: TestFair
let address: string
beforeAll(async () => {
  one = await startTestFair()
  two = await startTestFair({ database: one.database })
  address = await two.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await two.stop()
  await one.stop()
})

interface Listener {
  /** Resolves with the next event's name. */
  next(): Promise<string>
  received: string[]
  closed: Promise<void>
  close(): void
}

const nextReturn = ({ onReturn }: TestFair['platform']['live']): Promise<void> => new Promise(onReturn)

/** A browser on the second process. */
async function listen(as?: Signed): Promise<Listener> {
  const received: string[] = []
  const waiting: ((name: string) => void)[] = []
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(`${address}/api/live`, { headers: as?.headers ?? {} }, resolve)
    call.on('error', reject)
    call.end()
  })
  expect(response.headers['content-type']).toBe('text/event-stream')
  response.on('data', (chunk) => {
    for (const [, name = ''] of String(chunk).matchAll(/event: (\S+)/g)) {
      const taker = waiting.shift()
      if (taker) taker(name)
      else received.push(name)
    }
  })
  response.on('error', () => undefined)
  return {
    received,
    next: () =>
      new Promise((resolve) => (received[0] ? resolve(received.shift() ?? '') : waiting.push(resolve))),
    closed: new Promise((resolve) => response.on('close', () => resolve())),
    close: () => response.destroy(),
  }
}

const companyId = '00000000-0000-4000-8000-000000000001'

describe('live events', () => {
  it('raised on one process reach a browser connected to another', async () => {
    const browser = await listen()
    await one.platform.live.publish(one.platform.db, { type: 'settings-changed', audience: 'fair' })
    expect(await browser.next()).toBe('settings-changed')
    browser.close()
  })

  it('are never raised by a transaction that rolled back', async () => {
    const browser = await listen(await one.signIn('admin'))
    await one.platform.db
      .transaction()
      .execute(async (trx) => {
        await one.platform.live.publish(trx, { type: 'company-changed', audience: 'staff', companyId })
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    await one.platform.live.publish(one.platform.db, { type: 'settings-changed', audience: 'fair' })
    expect(await browser.next()).toBe('settings-changed')
    browser.close()
  })

  it('for staff stay among staff', async () => {
    const [anonymous, exhibitor, clerk] = [
      await listen(),
      await listen(await one.signIn('13800000001')),
      await listen(await one.signIn('clerk')),
    ]
    await one.platform.live.publish(one.platform.db, {
      type: 'company-changed',
      audience: 'staff',
      companyId,
    })
    await one.platform.live.publish(one.platform.db, { type: 'settings-changed', audience: 'fair' })
    expect(await clerk.next()).toBe('company-changed')
    expect(await anonymous.next()).toBe('settings-changed')
    expect(await exhibitor.next()).toBe('settings-changed')
    for (const browser of [anonymous, exhibitor, clerk]) browser.close()
  })

  it('tell a browser that its session ended elsewhere, and hang up', async () => {
    const me = await one.signIn('13800000001')
    const [mine, other] = [await listen(me), await listen(await one.signIn('13800000001'))]
    await one.ask({ method: 'GET', url: '/api/logout', as: me })
    expect(await mine.next()).toBe('session-ended')
    await mine.closed
    expect(other.received).toEqual([])
    other.close()
  })

  it('survive a notice that is none', async () => {
    const browser = await listen()
    await sql`SELECT pg_notify('fairground_live', 'not json')`.execute(one.platform.db)
    await one.platform.live.publish(one.platform.db, { type: 'settings-changed', audience: 'fair' })
    expect(await browser.next()).toBe('settings-changed')
    browser.close()
  })

  it('come back after the database connection was lost', async () => {
    const browser = await listen()
    const returned = Promise.all([one, two].map(({ platform }) => nextReturn(platform.live)))
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'fairground live' AND datname = current_database()`.execute(one.platform.db)
    await returned
    // What was missed nobody knows: browsers are asked to come back, and ask for what they show when they do.
    await browser.closed
    const again = await listen()
    await one.platform.live.publish(one.platform.db, { type: 'settings-changed', audience: 'fair' })
    expect(await again.next()).toBe('settings-changed')
    again.close()
  })
})
