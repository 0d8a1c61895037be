import { randomUUID } from 'node:crypto'
import { badgeMessages as say } from '@fairground/domain/badge'
import { translate } from '@fairground/domain/text'
import * as calls from '@fairground/wire/badge'
import * as numbers from '@fairground/wire/badge/numbers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let admin: ReturnType<typeof clientFor>
let clerk: ReturnType<typeof clientFor>
let own: ReturnType<typeof clientFor>
let companyId: string
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  clerk = clientFor(fair, await fair.signIn('clerk'))
  const signed = await fair.signIn('13800000006')
  own = clientFor(fair, signed)
  const { rows } = await sql<{ id: string }>`SELECT id FROM company WHERE account_id = ${signed.accountId}
    AND edition = 21`.execute(fair.platform.db)
  companyId = rows[0]?.id ?? ''
})
afterAll(() => fair.stop())

const words = (key: string, params = {}) => translate(key, 'zh', params)
const all = async () => {
  const { list, total } = await clerk(numbers.listBadgeNumbers, { body: { page: 1, pageSize: 100 } })
  expect(list).toHaveLength(total)
  return list
}
const give = (count: number, id = randomUUID()) =>
  admin(numbers.giveExtra, { body: { id, companyId, count, reason: '现场演示' } })
const figures = async () => {
  const found = await clerk(numbers.companyBadgeNumbers, { query: { companyId } })
  if (!found.numbers) throw new Error('it has booths')
  return found.numbers
}

describe('how many badges there are', () => {
  it('is the same for the organiser as for the company', async () => {
    const { quota, booths, areaM2 } = await own(calls.ownBadges, {})
    expect(await figures()).toMatchObject({ ...quota, booths, areaM2 })
  })

  it('adds up by hall to what the companies have', async () => {
    const [rows, { halls, all: sum, progress }] = [await all(), await clerk(numbers.badgeSums, {})]
    for (const figure of ['total', 'used', 'left', 'printed'] as const) {
      const expected = rows.reduce((total, row) => total + row[figure], 0)
      expect(sum[figure]).toBe(expected)
      expect(halls.reduce((total, hall) => total + hall[figure], 0)).toBe(expected)
    }
    expect(Object.values(progress).reduce((one, other) => one + other, 0)).toBe(rows.length)
    expect(sum.companies).toBe(rows.length)
  })

  it('is found by company, by hall and by how far they are; signs of a search mean themselves', async () => {
    const [first] = await all()
    if (!first) throw new Error('somebody has a booth')
    const body = { page: 1, pageSize: 100 }
    const byName = await clerk(numbers.listBadgeNumbers, {
      body: { ...body, companyName: first.companyName },
    })
    expect(byName.list.map((row) => row.companyId)).toContain(first.companyId)
    const byHall = await clerk(numbers.listBadgeNumbers, { body: { ...body, hallCode: first.hallCode } })
    expect(new Set(byHall.list.map((row) => row.hallCode))).toEqual(new Set([first.hallCode]))
    const { list: under } = await clerk(numbers.listBadgeNumbers, { body: { ...body, progress: 'some' } })
    expect(under.every(({ used, total }) => used > 0 && used < total)).toBe(true)
    for (const companyName of ['%', '_'])
      expect((await clerk(numbers.listExtras, { body: { ...body, companyName } })).total).toBe(0)
  })

  it('grows and shrinks by the organiser’s word, once for each, on record', async () => {
    const before = await figures()
    const id = randomUUID()
    await Promise.all([give(3, id), give(3, id)])
    expect(await figures()).toMatchObject({ extra: before.extra + 3, total: before.total + 3 })
    expect((await own(calls.ownBadges, {})).quota.total).toBe(before.total + 3)
    await give(-3)
    expect(await figures()).toMatchObject({ total: before.total })
    const { list } = await clerk(numbers.listExtras, { body: { page: 1, pageSize: 2 } })
    expect(list.map(({ count, givenBy }) => [count, givenBy])).toEqual([
      [-3, 'admin'],
      [3, 'admin'],
    ])
    const { rows } = await sql<{ after: object }>`SELECT after FROM audit_entry WHERE action = 'give-badges'
      AND subject_id = ${companyId} ORDER BY id`.execute(fair.platform.db)
    expect(rows).toHaveLength(2)
    expect(rows[0]?.after).toEqual({ extra: before.extra + 3, reason: '现场演示' })
  })

  it('never falls below nothing; people who are named stay and are shown as too many', async () => {
    const { total, used } = await figures()
    expect((await refusal(give(-total - 1))).message).toBe(words(say.extraBelowZero, { most: total }))
    await give(-total)
    expect(await figures()).toMatchObject({ total: 0, used, left: 0, progress: 'over' })
    await give(total)
    expect(await figures()).toMatchObject({ total, used, progress: 'some' })
  })

  it('is given to nobody without a booth, and by nobody without the key', async () => {
    const { rows } = await sql<{
      id: string
    }>`SELECT company.id FROM company JOIN account ON account.id = account_id
      WHERE username = '13800000005' AND edition = 21`.execute(fair.platform.db)
    const body = { id: randomUUID(), companyId: rows[0]?.id ?? '', count: 1, reason: 'x' }
    expect((await refusal(admin(numbers.giveExtra, { body }))).message).toBe(words(say.noBoothYet))
    const unknown = { ...body, companyId: randomUUID() }
    expect((await refusal(admin(numbers.giveExtra, { body: unknown }))).message).toBe(
      words(say.unknownCompany),
    )
    for (const who of [clerk, own])
      expect((await refusal(who(numbers.giveExtra, { body: { ...body, companyId } }))).code).not.toBe(
        '00000000',
      )
  })
})
