import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDemoRush } from '../../src/commands/run-demo-rush'
import { rush } from '../../src/demo/rush/rush'
import { setSetting } from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let port: number
beforeAll(async () => {
  fair = await startTestFair()
  await fair.app.listen({ host: '127.0.0.1', port: 0 })
  port = (fair.app.server.address() as AddressInfo).port
})
afterAll(() => fair.stop())

const settings = () => ({ MODE: 'demo', DATABASE_URL: fair.database.url, PORT: String(port) })
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await sql<Row>`${sql.raw(statement)}`.execute(fair.platform.db)).rows

describe('a rush of the demo fair', () => {
  it.each([
    ['a fair that is no demo', { MODE: 'production' }, /^This is for the demo fair only/],
    ['where nothing listens', { PORT: '9' }, /^No fair answers at http:\/\/127\.0\.0\.1:9\. /],
  ])('is refused in words: %s', async (_why, given, words) => {
    expect(await runDemoRush({ ...settings(), ...given })).toEqual({
      done: false,
      words: expect.stringMatching(words),
    })
  })

  it('is refused while selection is off', async () => {
    await setSetting(fair, 'selectionStarted', false)
    expect(await runDemoRush(settings())).toMatchObject({ done: false, words: /^Selection is off/ })
    await setSetting(fair, 'selectionStarted', true)
  })

  it('lets everybody without booths choose by the real calls, in windows whose change is on record', async () => {
    // All of them look at the first booths first.
    const outcome = await rush(fair.platform.db, { origin: `http://127.0.0.1:${port}`, chance: () => 0 })
    expect(outcome.companies).toBeGreaterThan(2)
    expect(outcome.finished).toBeGreaterThan(0)
    const [held] = await ask<{ booths: number; companies: number }>(
      `SELECT count(*)::int AS booths, count(DISTINCT company_id)::int AS companies FROM booth_holding
       WHERE released_at IS NULL AND company_id IN (SELECT company_id FROM selection_event WHERE action = 'choose')`,
    )
    expect(held).toEqual({ booths: outcome.booths, companies: outcome.finished })
    const opened = await ask<{ minutes: number }>(
      `SELECT round(extract(epoch FROM ends_after - at) / 60)::int AS minutes FROM selection_window_change
       WHERE reason LIKE '%at once'`,
    )
    expect(opened).toEqual(Array.from({ length: outcome.companies }, () => ({ minutes: 60 })))
    const told = await ask(`SELECT FROM booth_holding JOIN company ON company.id = company_id
      JOIN account ON account.id = account_id
      WHERE username IN ('13800000005', '13800000007', 'exhibitor5@example.com', 'exhibitor7@example.com')`)
    expect(told).toEqual([])
  })
})
