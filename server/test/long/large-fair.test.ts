import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from '../../src/boot/prepare-database'
import { migrations, testConfig } from '../support/test-config'
import { createTestDatabase } from '../support/test-database'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  const database = await createTestDatabase({ empty: true })
  const config = testConfig({ DEMO_SIZE: 'large' })
  await prepareDatabase({ config, connectionString: database.url, migrations, log: () => undefined })
  fair = await startTestFair({ database })
}, 180_000)
afterAll(async () => {
  await fair.stop()
  await fair.database.drop()
})

describe('the large demo fair', () => {
  it('has the sizes a peak has', async () => {
    const { rows } = await sql<{ companies: number; booths: number; reference: number }>`SELECT
      (SELECT count(*) FROM company WHERE edition = (SELECT max(edition) FROM company)) AS companies,
      (SELECT count(*) FROM booth) AS booths,
      (SELECT count(*) FROM association_member) + (SELECT count(*) FROM credit_grade)
        + (SELECT count(*) FROM council_member) + (SELECT count(*) FROM group_unit) AS reference`.execute(
      fair.platform.db,
    )
    expect(rows[0]).toMatchObject({ companies: 3000, reference: 100_000 })
    expect(rows[0]?.booths).toBeGreaterThan(4_900)
  })

  it('sells nothing twice', async () => {
    const { rows } = await sql`SELECT booth_id FROM booth_holding WHERE released_at IS NULL
      GROUP BY booth_id HAVING count(*) > 1`.execute(fair.platform.db)
    expect(rows).toEqual([])
  })

  it('is shown on the organiser’s home', async () => {
    const answer = await fair.ask({
      method: 'GET',
      url: '/api/home/organiser',
      as: await fair.signIn('admin'),
    })
    expect(answer.result.signUps.registered).toBe(3000)
  })

  it('is seeded once, however often it is started', async () => {
    const config = testConfig({ DEMO_SIZE: 'large' })
    await prepareDatabase({ config, connectionString: fair.database.url, migrations, log: () => undefined })
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM company`.execute(fair.platform.db)
    // Two of them took part in the edition before as well.
    expect(rows[0]?.n).toBe(3002)
  })
})
