import { randomUUID } from 'node:crypto'
import { bookTyped, reverseEntry } from '@fairground/wire/payment/desk'
import { boothTimeline } from '@fairground/wire/selection/choosers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEntries } from '../../src/ledger'
import { type DrawingRoom, hallOf, rowOf, startDrawingRoom, withBooth } from '../design/design-support'
import { sealedCompany, total } from '../payment/payment-support'
import { today } from '../support/today'

let room: DrawingRoom
beforeAll(async () => {
  room = await startDrawingRoom()
})
afterAll(() => room.fair.stop())

it('tells who had a booth, which published plans changed it, and every movement of its contract’s money', async () => {
  const { fair, admin, clerk } = room
  const [stand, other] = rowOf(['L1-1', 'L1-2'])
  if (!stand || !other) throw new Error('a row of two has two')
  const table = await hallOf(admin, 'L1', [stand, other])
  const { contractId, number, who } = await sealedCompany(fair, admin, stand.id)
  const paid = { contractId, kind: 'payment', amount: total / 2, day: today(), key: randomUUID() } as const
  await admin(bookTyped, { body: { ...paid, reason: '银行流水核对' } })
  const [payment] = await readEntries(fair.platform.db, contractId)
  await admin(reverseEntry, { body: { entryId: payment?.id ?? '', reason: '记错合同' } })
  await table.redraw((draft) => withBooth(draft, stand.id, { width: 4 }))

  const { name_zh: company } = await fair.platform.db
    .selectFrom('company')
    .select('name_zh')
    .where('id', '=', who.companyId)
    .executeTakeFirstOrThrow()
  const read = async (code: string) => (await clerk(boothTimeline, { query: { code } }))?.entries ?? []
  const entries = await read('L1-1')
  const contract = `${company} · ${number}`
  expect(entries.map(({ kind, what, money, reason }) => [kind, what, money?.amount, reason])).toEqual([
    ['plan', expect.stringContaining('→'), undefined, ''],
    ['correction', contract, total / 2, '记错合同'],
    ['payment', contract, -total / 2, '银行流水核对'],
    ['charge', contract, total, ''],
    ['assign', company, undefined, '协会推荐'],
    ['plan', expect.anything(), undefined, ''],
  ])
  expect(entries.map(({ version }) => version)).toEqual([3, null, null, null, null, 2])
  expect(entries[1]).toMatchObject({ money: { currency: 'CNY' }, actor: 'admin' })
  // Nobody's money, and only the plan it was drawn on.
  expect((await read('L1-2')).map(({ kind }) => kind)).toEqual(['plan'])
})
