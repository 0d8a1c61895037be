import { chooseBooths, ownSelection } from '@fairground/wire/selection'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { refusal } from '../support/wire-client'
import { type Choosing, companiesChoosing, hallOfRows, openSelection } from './selection-support'
import { tryAroundEdges } from './storm/window-edges'

let fair: TestFair
let rows: string[][]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  await openSelection(fair)
  ;({ boothIds: rows } = await hallOfRows(fair, 30, 2, { code: 'EDGE' }))
})
afterAll(() => fair.stop())
afterEach(() => vi.useRealTimers())

async function openBetween(people: readonly Choosing[], startsAt: Date, endsAt: Date): Promise<void> {
  await sql`UPDATE selection_window SET starts_at = ${startsAt}, ends_at = ${endsAt}
    WHERE company_id = ANY(${people.map(({ companyId }) => companyId)}::uuid[])`.execute(fair.platform.db)
}

describe('the edges of a window', () => {
  it.each([1, -1])('are those of the database, with the product’s clock %i hour off', async (hours) => {
    const people = await companiesChoosing(
      fair,
      Array.from({ length: 12 }, (_, place) => `edge${hours}-${place}`),
    )
    const begun = Date.now()
    const window = { startsAt: new Date(begun + 1_000), endsAt: new Date(begun + 2_500) }
    await openBetween(people, window.startsAt, window.endsAt)
    vi.useFakeTimers({ toFake: ['Date'], now: begun + hours * 3_600_000 })
    const { tries, open, wrong } = await tryAroundEdges(
      people.map(({ call }) => ({ clients: [call], boothId: rows.pop()?.[0] ?? '', windows: [window] })),
      new Date(begun + 3_500),
    )
    expect(wrong).toEqual([])
    expect(open).toBeGreaterThan(0)
    expect(tries).toBeGreaterThan(open)
  })

  it('lead from one window to the next: whoever had one is told that another comes', async () => {
    const [who] = await companiesChoosing(fair, ['edge-next'])
    if (!who) throw new Error('a company that was made is there')
    await openBetween([who], new Date(0), new Date(1))
    const told = async () => {
      const { gates, window } = await who.call(ownSelection, {})
      return [gates.find(({ gate }) => gate === 'window')?.missing, window?.isLater]
    }
    expect(await told()).toEqual(['贵单位的选位时间已结束', false])
    await sql`INSERT INTO selection_window (company_id, round, starts_at, ends_at)
      VALUES (${who.companyId}, 2, now() + interval '1 hour', now() + interval '2 hours')`.execute(
      fair.platform.db,
    )
    expect(await told()).toEqual(['上一轮选位时间已结束，下一轮还没有开始', true])
  })

  it('hold for whoever waits for a booth past the end', async () => {
    const [who] = await companiesChoosing(fair, ['edge-waits'])
    if (!who) throw new Error('a company that was made is there')
    const boothId = rows.pop()?.[0] ?? ''
    const endsAt = new Date(Date.now() + 3_000)
    await openBetween([who], new Date(0), endsAt)
    const inTheWay = new pg.Client(fair.database.url)
    await inTheWay.connect()
    try {
      await inTheWay.query('BEGIN')
      await inTheWay.query('SELECT FROM booth WHERE id = $1 FOR UPDATE', [boothId])
      const asked = refusal(who.call(chooseBooths, { body: { boothIds: [boothId] } }))
      const waiting = sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
      await expect.poll(async () => (await waiting.execute(fair.platform.db)).rows.length).toBe(1)
      await inTheWay.query('SELECT pg_sleep(extract(epoch FROM $1 - clock_timestamp()))', [endsAt])
      await inTheWay.query('ROLLBACK')
      expect((await asked).message).toBe('贵单位的选位时间已结束')
    } finally {
      await inTheWay.end()
    }
  })
})
