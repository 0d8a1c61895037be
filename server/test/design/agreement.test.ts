import { randomUUID } from 'node:crypto'
import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import { CallFailure } from '@fairground/wire/kernel/client'
import { reserveBooths } from '@fairground/wire/placement'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addHall } from '../venue/venue-support'
import { booth, boothRows, type DrawingRoom, startDrawingRoom, Table } from './design-support'

let room: DrawingRoom
beforeAll(async () => {
  room = await startDrawingRoom()
})
afterAll(() => room.fair.stop())

const ids = Array.from({ length: 8 }, () => randomUUID())
const hall = { width: 60, depth: 40 }

/** What somebody might make of each booth; undefined where it is left out. Every booth has a place of its own. */
const someBooth = fc.option(
  fc.record({
    width: fc.integer({ min: 200, max: 600 }).map((cm) => cm / 100),
    depth: fc.integer({ min: 200, max: 600 }).map((cm) => cm / 100),
    boothClass: fc.constantFrom('standard', 'raw'),
    exhibitType: fc.constantFrom('01', '02'),
    special: fc.boolean(),
    use: fc.constantFrom('normal', 'normal', 'function', 'disabled'),
    opening: fc.option(fc.record({ sides: fc.integer({ min: 1, max: 4 }), reason: fc.constant('立柱') }), {
      nil: undefined,
    }),
    codeFont: fc.option(fc.constant({ family: 'Arial', size: 12, style: 'bold' as const }), {
      nil: undefined,
    }),
  }),
  { nil: undefined, freq: 4 },
)

const somePlan = fc.record({
  booths: fc.array(someBooth, { minLength: ids.length, maxLength: ids.length }),
  places: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
  numbers: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 }),
  /** Left where and what they were, so that some publishes succeed although booths are held. */
  kept: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 3 }),
  /** Whoever draws mostly leaves alone what somebody has; whoever does not is refused. */
  sparesHeld: fc.integer({ min: 0, max: 3 }).map((chance) => chance > 0),
  reserved: fc.nat({ max: 20 }),
})
type SomePlan = typeof somePlan extends fc.Arbitrary<infer Plan> ? Plan : never

function planned(
  published: Draft,
  held: ReadonlySet<string>,
  { booths, places, numbers, kept, sparesHeld }: SomePlan,
): Draft {
  const standing = new Map(published.booths.map((one) => [one.id, one]))
  const keptIds = new Set([...kept.map((place) => ids[place]), ...(sparesHeld ? held : [])])
  const staying = ids.flatMap((id) => (keptIds.has(id) ? (standing.get(id) ?? []) : []))
  const codes = new Set(staying.map(({ code }) => code))
  const spots = new Set(staying.map(({ x, y }) => `${x} ${y}`))
  const drawn = booths.flatMap((given, place): DraftBooth[] => {
    const id = ids[place] ?? ''
    const spot = places[place] ?? 0
    const [x, y] = [2 + (spot % 4) * 14, 2 + Math.floor(spot / 4) * 18]
    const code = `AG-${numbers[place]}`
    if (!given || staying.some((one) => one.id === id) || codes.has(code) || spots.has(`${x} ${y}`)) return []
    const name = given.use === 'function' ? { zh: '服务台', en: '' } : { zh: '', en: '' }
    return [booth({ ...(JSON.parse(JSON.stringify(given)) as Partial<DraftBooth>), id, x, y, code, name })]
  })
  return { ...published, ...hall, booths: [...staying, ...drawn] }
}

const byId = (booths: readonly DraftBooth[]) =>
  [...booths].sort((one, other) => one.id.localeCompare(other.id))

describe('a published plan and the table of booths', () => {
  it('never disagree, and no publish frees what somebody has', async () => {
    const table = new Table(room.admin, await addHall(room.admin, 'AG', { widthM: 60, depthM: 40 }))
    let publishes = 0
    await fc.assert(
      fc.asyncProperty(somePlan, async (plan) => {
        const before = await boothRows(room.fair, table.hallId)
        const published = await table.published()
        const taken = before.filter(({ status }) => status === 'bespoke')
        const draft = planned(published, new Set(taken.map(({ id }) => id)), plan)
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
        if (free && plan.reserved < 4)
          await room.admin(reserveBooths, {
            body: { boothIds: [free.id], reason: '预留', expiresOn: null },
          })
      }),
      { numRuns: 25, endOnFailure: true },
    )
    expect(publishes).toBeGreaterThan(5)
  })
})
