import { randomUUID } from 'node:crypto'
import { CallFailure } from '@fairground/wire/kernel/client'
import { reserveBooths } from '@fairground/wire/placement'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addHall } from '../venue/venue-support'
import { boothRows, type DrawingRoom, startDrawingRoom, Table } from './design-support'
import { byId, places, redrawn, somePlan } from './some-plan'

let room: DrawingRoom
beforeAll(async () => {
  room = await startDrawingRoom()
})
afterAll(() => room.fair.stop())

const ids = places.map(() => randomUUID())

describe('a published plan and the table of booths', () => {
  it('never disagree, and no publish frees what somebody has', async () => {
    const table = new Table(room.admin, await addHall(room.admin, 'AG', { widthM: 60, depthM: 40 }))
    let publishes = 0
    await fc.assert(
      fc.asyncProperty(somePlan, fc.nat({ max: 20 }), async (plan, reserved) => {
        const before = await boothRows(room.fair, table.hallId)
        const published = await table.published()
        const taken = before.filter(({ status }) => status === 'bespoke')
        const draft = redrawn(published, new Set(taken.map(({ id }) => id)), plan, { ids, prefix: 'AG' })
        await table.save(draft)
        const done = await table.publish({ reason: '调整' }).then(
          () => true,
          (error: unknown) => {
            if (error instanceof CallFailure && error.code === '11111111') return false
            throw error
          },
        )
        const after = await boothRows(room.fair, table.hallId)
        expect(after.filter(({ status }) => status === 'bespoke').map(({ id }) => id)).toEqual(
          taken.map(({ id }) => id),
        )
        expect(after.filter(({ status, deleted_at }) => status === 'bespoke' && deleted_at)).toEqual([])
        const now = await table.published()
        if (!done) {
          expect(after).toEqual(before)
          expect(byId(now.booths)).toEqual(byId(published.booths))
          return
        }
        publishes += 1
        expect(byId(now.booths)).toEqual(byId(draft.booths))
        const live = after.filter(({ deleted_at }) => deleted_at === null)
        expect(live.map(({ id, code, width_m }) => [id, code, width_m])).toEqual(
          byId(draft.booths).map(({ id, code, width }) => [id, code, width]),
        )
        const free = live.find(({ status }) => status === 'normal')
        if (free && reserved < 4)
          await room.admin(reserveBooths, {
            body: { boothIds: [free.id], reason: '预留', expiresOn: null },
          })
      }),
      { numRuns: 25, endOnFailure: true },
    )
    expect(publishes).toBeGreaterThan(5)
  })
})
