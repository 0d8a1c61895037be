import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveBack, hit, hitInTurn } from '../../../src/platform/limits/rate-limits'
import { startTestFair, type TestFair } from '../../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())
beforeEach(() => sql`DELETE FROM rate_window WHERE key LIKE 'try:%'`.execute(fair.platform.db))

const limit = (name: string, most: number) => ({ key: `try:${name}`, most, seconds: 60 })
const hitsOf = async (name: string) =>
  (
    await fair.platform.db
      .selectFrom('rate_window')
      .select('hits')
      .where('key', '=', `try:${name}`)
      .executeTakeFirst()
  )?.hits

describe('limits counted in turn', () => {
  it('count each once, and say which of them is over', async () => {
    const { db } = fair.platform
    const limits = [limit('own', 5), limit('network', 1), limit('account', 5)]
    expect((await hitInTurn(db, limits)).map(({ hits, allowed }) => [hits, allowed])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ])
    const [own, network, ...rest] = await hitInTurn(db, limits)
    expect(own).toMatchObject({ hits: 2, allowed: true })
    expect(network).toMatchObject({ hits: 2, allowed: false })
    expect(network?.retryAfterSeconds).toBeGreaterThan(0)
    expect(rest).toEqual([])
    expect(await hitsOf('account')).toBe(1)
  })

  it('start anew when their time is over, or when they were forgotten', async () => {
    const { db } = fair.platform
    await hit(db, limit('own', 5))
    await hit(db, limit('own', 5))
    await sql`UPDATE rate_window SET expires_at = now() WHERE key = 'try:own'`.execute(db)
    expect((await hit(db, limit('own', 5))).hits).toBe(1)
    await hit(db, limit('network', 5))
    await giveBack(db, ['try:own', 'try:network'], { forgotten: 'try:own' })
    expect((await hit(db, limit('own', 5))).hits).toBe(1)
    expect(await hitsOf('network')).toBe(0)
  })

  it('never let a hit that is taken back count as less than none', async () => {
    const { db } = fair.platform
    await hit(db, limit('own', 5))
    await giveBack(db, ['try:own'])
    await giveBack(db, ['try:own', 'try:nobody'])
    expect(await hitsOf('own')).toBe(0)
  })

  it('let many count and take back the same ones at once, and lose none', async () => {
    const { db } = fair.platform
    const limits = [limit('own', 1_000), limit('network', 1_000), limit('account', 1_000)]
    const keys = limits.map(({ key }) => key)
    await Promise.all(
      Array.from({ length: 60 }, async (_, place) => {
        await hitInTurn(db, limits)
        if (place % 2 === 0) await giveBack(db, keys)
      }),
    )
    expect(await Promise.all(['own', 'network', 'account'].map(hitsOf))).toEqual([30, 30, 30])
  })
})
