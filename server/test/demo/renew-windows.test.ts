import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from '../../src/boot/prepare-database'
import { renewWindows } from '../../src/demo/renew-windows'
import { openDatabase } from '../../src/platform/database/database'
import { migrate } from '../../src/platform/database/migrate'
import { migrations, testConfig } from '../support/test-config'
import { createTestDatabase, poolOn } from '../support/test-database'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

const start = async (): Promise<string[]> => {
  const lines: string[] = []
  await prepareDatabase({
    config: testConfig(),
    connectionString: fair.database.url,
    migrations,
    log: (line) => lines.push(line),
  })
  return lines.filter((line) => line.includes('windows'))
}
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await sql<Row>`${sql.raw(statement)}`.execute(fair.platform.db)).rows
const phases = async () =>
  Object.fromEntries(
    (
      await ask<{ phase: string; count: number }>(
        `SELECT CASE WHEN ends_at <= now() THEN 'over' WHEN starts_at > now() THEN 'ahead' ELSE 'open' END AS phase,
           count(*)::int AS count
         FROM selection_window WHERE company_id NOT IN (SELECT company_id FROM booth_choice WHERE state = 'confirmed')
         GROUP BY 1`,
      )
    ).map(({ phase, count }) => [phase, count]),
  )
const age = (days: number) =>
  ask(`UPDATE selection_window SET starts_at = starts_at - interval '${days} days',
    ends_at = ends_at - interval '${days} days'`)
const changes = () =>
  ask<{ reason: string; actor: string; moved: number }>(
    `SELECT reason, username AS actor, extract(day FROM starts_after - starts_before)::int AS moved
     FROM selection_window_change JOIN account ON account.id = actor_id WHERE reason LIKE '%anew%'`,
  )

describe('the windows of the demo fair', () => {
  it('stay as they are while anybody may still choose', async () => {
    const before = await phases()
    expect(before).toMatchObject({ open: expect.any(Number), ahead: expect.any(Number) })
    await age(9)
    expect(await start()).toEqual([])
    expect(await changes()).toEqual([])
    await age(-9)
    expect(await phases()).toEqual(before)
  })

  it('are as on the first day once all have passed, with each change on record; what is confirmed stays', async () => {
    const before = await phases()
    await age(40)
    const moved = Object.values(await phases()).reduce((sum, count) => sum + count, 0)
    expect(await start()).toEqual([`renewed the demo fair's time windows: ${moved}`])
    expect(await phases()).toEqual(before)
    const record = await changes()
    expect(record).toHaveLength(moved)
    expect(new Set(record.map((change) => `${change.actor} ${change.moved}`))).toEqual(new Set(['admin 40']))
    expect(await start()).toEqual([])
  })

  it('are nobody’s to move at a fair of somebody else', async () => {
    const database = await createTestDatabase({ empty: true })
    const db = openDatabase(poolOn(database, 1))
    try {
      const client = new pg.Client(database.url)
      await client.connect()
      await migrate(client, migrations)
      await client.end()
      await sql`
        WITH own AS (
          INSERT INTO account (username, password_hash, user_type, department) VALUES ('admin', '-', 'CHN', 'administrator')
          RETURNING id
        ), company AS (
          INSERT INTO company (account_id, edition, name_zh, name_en) SELECT id, 21, '某公司', '' FROM own RETURNING id
        )
        INSERT INTO selection_window (company_id, starts_at, ends_at)
        SELECT id, now() - interval '2 days', now() - interval '1 day' FROM company`.execute(db)
      expect(await renewWindows(db, new Date())).toBe(0)
    } finally {
      await db.destroy()
      await database.drop()
    }
  })
})
