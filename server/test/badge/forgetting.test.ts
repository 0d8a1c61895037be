import { dayIn } from '@fairground/domain/field'
import type { Settings } from '@fairground/domain/settings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetBadgePeople, keptUntil } from '../../src/badge/forgetting'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
})
afterAll(() => fair.stop())

/** As the platform is on some day after the fair: what it holds is the same, only the fair closed then. */
const closed = (closes: string, badgeDataDays: number, edition = 21): TestFair['platform'] => {
  const current = (): Settings => ({
    ...fair.platform.settings.current(),
    fairDates: { opens: closes, closes },
    badgeDataDays,
    edition,
  })
  return { ...fair.platform, settings: { ...fair.platform.settings, current } }
}
const daysAgo = (days: number) =>
  dayIn(fair.platform.settings.current().timeZone, new Date(Date.now() - days * 86_400_000))

async function known() {
  const { rows } = await sql<{ people: number; requests: number; photos: number }>`
    SELECT (SELECT count(*)::int FROM badge_person) AS people, (SELECT count(*)::int FROM badge_request) AS requests,
      (SELECT count(*)::int FROM stored_file WHERE purpose = 'badgePhoto' AND claimed_at IS NOT NULL) AS photos`.execute(
    fair.platform.db,
  )
  return rows[0]
}

it('says how long people are known', () => {
  expect(keptUntil(closed('2027-05-20', 60).settings.current())).toBe('2027-07-19')
})

it('forgets nobody before the day, and everybody after it, with nothing but the numbers on record', async () => {
  const before = await known()
  expect(before?.people).toBeGreaterThan(0)
  await forgetBadgePeople(closed(daysAgo(0), 0))
  await forgetBadgePeople(closed(daysAgo(30), 60))
  expect(await known()).toEqual(before)

  // An earlier fair counts from what was last done about its badges, which was just now.
  await forgetBadgePeople(closed('2020-05-20', 60, 22))
  expect(await known()).toEqual(before)

  await forgetBadgePeople(closed(daysAgo(63), 60))
  expect(await known()).toEqual({ people: 0, requests: 0, photos: 0 })
  const { rows } = await sql<{
    before: object
  }>`SELECT before FROM audit_entry WHERE action = 'forget-badges'`.execute(fair.platform.db)
  expect(rows.map((row) => row.before)).toEqual([
    {
      people: before?.people,
      requests: before?.requests,
      photos: before?.photos,
      admissions: expect.any(Number),
    },
  ])
  await forgetBadgePeople(closed(daysAgo(63), 60))
  const again = await sql`SELECT FROM audit_entry WHERE action = 'forget-badges'`.execute(fair.platform.db)
  expect(again.rows).toHaveLength(1)
})
