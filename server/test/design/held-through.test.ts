import { randomUUID } from 'node:crypto'
import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import { planVersion } from '@fairground/wire/design'
import { hallMap } from '@fairground/wire/hall/maps'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { assignBooths, reserveBooths, unassignBooths, unreserveBooths } from '@fairground/wire/placement'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approveSubmitted, companiesWithoutBooth } from '../placement/placement-support'
import { openSelection } from '../selection/selection-support'
import { clientFor } from '../support/wire-client'
import { addHall } from '../venue/venue-support'
import { boothRows, type DrawingRoom, drawn, startDrawingRoom, Table } from './design-support'
import { byId, places, redrawn, type SomePlan, somePlan } from './some-plan'

let room: DrawingRoom
let companies: string[]
beforeAll(async () => {
  room = await startDrawingRoom()
  await approveSubmitted(room.fair)
  await openSelection(room.fair)
  companies = await companiesWithoutBooth(room.fair, 3)
})
afterAll(() => room.fair.stop())

type Deed =
  | { what: 'redraw'; plan: SomePlan }
  /** Every booth another number, or every one that nobody has. */
  | { what: 'renumber'; numbers: number[]; sparesHeld: boolean }
  /** An old version as it was, or with what somebody has as it stands. */
  | { what: 'restore'; version: number; sparesHeld: boolean }
  | { what: 'assign' | 'reserve' | 'release'; which: number; company: number }

const which = fc.nat({ max: 100 })
const sparesHeld = fc.boolean()
const someDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('redraw'), plan: somePlan }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('renumber'),
      numbers: fc.shuffledSubarray(places, { minLength: places.length }),
      sparesHeld,
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('restore'), version: which, sparesHeld }) },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom('assign', 'assign', 'reserve', 'release'),
      which,
      company: fc.nat({ max: 2 }),
    }),
  },
)

const reason = '调整'
const done: Record<Deed['what'], number> = {
  redraw: 0,
  renumber: 0,
  restore: 0,
  assign: 0,
  reserve: 0,
  release: 0,
}

/** What a company or the organiser has, and how it was when they got it. */
interface Holding {
  company: string | undefined
  code: string
}

/** A hall that is redrawn, and that knows without asking who has which of its booths. */
class Hall {
  readonly ids = places.map(() => randomUUID())
  readonly holdings = new Map<string, Holding>()

  constructor(
    readonly code: string,
    readonly table: Table,
  ) {}

  rows = () => boothRows(room.fair, this.table.hallId)
  standing = async () => (await this.rows()).filter(({ deleted_at }) => deleted_at === null)

  async do(deed: Deed): Promise<void> {
    const wasDone = await this.try(deed)
    if (wasDone) done[deed.what] += 1
  }

  private try(deed: Deed): Promise<boolean> {
    switch (deed.what) {
      case 'redraw':
        return this.publish((published) =>
          redrawn(published, new Set(this.holdings.keys()), deed.plan, { ids: this.ids, prefix: this.code }),
        )
      case 'renumber':
        return this.publish((published) => ({
          ...published,
          booths: this.sparing(
            deed,
            published,
            byId(published.booths).map((one, place) => ({
              ...one,
              code: `${this.code}-${deed.numbers[place]}`,
            })),
          ),
        }))
      case 'restore':
        return this.restore(deed)
      case 'release':
        return this.release(deed.which)
      default:
        return this.give(deed.what, deed.which, companies[deed.company])
    }
  }

  /** What somebody has as it stands, and of the rest what gets along with it. */
  private sparing(
    { sparesHeld: spares }: { sparesHeld: boolean },
    { booths: standing }: Draft,
    wanted: readonly DraftBooth[],
  ): DraftBooth[] {
    if (!spares) return [...wanted]
    const held = standing.filter(({ id }) => this.holdings.has(id))
    const free = wanted.filter(
      (one) =>
        !this.holdings.has(one.id) &&
        held.every(({ code, x, y }) => code !== one.code && (x !== one.x || y !== one.y)),
    )
    return [...held, ...free]
  }

  private async restore({ version, ...how }: Deed & { what: 'restore' }): Promise<boolean> {
    const { published } = await this.table.open()
    const number = 1 + (version % published.number)
    const { scene } = await room.admin(planVersion, { params: { hallId: this.table.hallId, number } })
    const old = drawn(scene)
    return this.publish((standing) => ({ ...old, booths: this.sparing(how, standing, old.booths) }))
  }

  /** All of it is as it was drawn, or all of it as it was. */
  private async publish(redraw: (published: Draft) => Draft): Promise<boolean> {
    const before = await this.rows()
    const draft = redraw(await this.table.published())
    await this.table.save(draft)
    const isPublished = await unlessRefused(this.table.publish({ reason }))
    if (isPublished) expect(byId((await this.table.published()).booths)).toEqual(byId(draft.booths))
    else expect(await this.rows()).toEqual(before)
    return isPublished
  }

  private async give(
    what: 'assign' | 'reserve',
    place: number,
    companyId: string | undefined,
  ): Promise<boolean> {
    const free = (await this.standing()).filter(({ status }) => status === 'normal')
    const fitting = free.filter(
      ({ booth_class, exhibit_type }) =>
        what === 'reserve' || (booth_class === 'standard' && exhibit_type === '02'),
    )
    const one = fitting[place % fitting.length]
    if (!one || !companyId) return false
    const given = { boothIds: [one.id], reason }
    const isGiven = await unlessRefused(
      what === 'assign'
        ? room.admin(assignBooths, { body: { ...given, companyId, quotaReason: reason } })
        : room.admin(reserveBooths, { body: { ...given, expiresOn: null } }),
    )
    if (isGiven)
      this.holdings.set(one.id, { company: what === 'assign' ? companyId : undefined, code: one.code })
    return isGiven
  }

  private async release(place: number): Promise<boolean> {
    const [id, holding] = [...this.holdings][place % this.holdings.size] ?? []
    if (!id) return false
    await room.admin(holding?.company ? unassignBooths : unreserveBooths, {
      body: { boothIds: [id], reason },
    })
    return this.holdings.delete(id)
  }

  /** Whoever was given a booth has it, under the number it had, and nobody else has any. */
  async expectHeld(): Promise<void> {
    const live = async (table: 'booth_holding' | 'booth_reservation') => {
      const { rows } = await sql<{ id: string }>`
        SELECT booth_id AS id FROM ${sql.table(table)} WHERE booth_id = ANY(${this.ids}) AND released_at IS NULL
        ORDER BY id`.execute(room.fair.platform.db)
      return rows.map(({ id }) => id)
    }
    const ofKind = (isCompany: boolean) =>
      [...this.holdings]
        .filter(([, { company }]) => (company !== undefined) === isCompany)
        .map(([id]) => id)
        .sort()
    expect(await live('booth_holding')).toEqual(ofKind(true))
    expect(await live('booth_reservation')).toEqual(ofKind(false))
    const taken = (await this.standing()).filter(
      ({ status }) => !['normal', 'function', 'disabled'].includes(status),
    )
    expect(Object.fromEntries(taken.map(({ id, code }) => [id, code]))).toEqual(
      Object.fromEntries([...this.holdings].map(([id, { code }]) => [id, code])),
    )
  }

  /** The version that is said to be published is what stands in the table, booth by booth. */
  async expectAgreement(): Promise<void> {
    const { hallId } = this.table
    const { published } = await this.table.open()
    const { scene } = await room.admin(planVersion, { params: { hallId, number: published.number } })
    expect((await this.standing()).map((row) => this.told(row))).toEqual(
      byId(drawn(scene).booths).map(
        ({ id, code, x, y, width, depth, boothClass, exhibitType, special, use }) => ({
          id,
          code,
          at: [x, y, width, depth],
          sold: [boothClass, exhibitType, special],
          use: this.holdings.has(id) ? 'held' : use,
        }),
      ),
    )
  }

  private told(row: Awaited<ReturnType<Hall['rows']>>[number]) {
    return {
      id: row.id,
      code: row.code,
      at: [row.x_m, row.y_m, row.width_m, row.depth_m].map(Number),
      sold: [row.booth_class, row.exhibit_type, row.special],
      use: this.holdings.has(row.id) ? 'held' : row.status,
    }
  }

  /** What anybody sees, and next round has its companies again. */
  async close(): Promise<void> {
    const standing = (await this.standing()).map(({ id }) => id)
    const { hallId } = this.table
    await expect
      .poll(async () =>
        (await clientFor(room.fair)(hallMap, { params: { hallId } })).booths.map(({ id }) => id).sort(),
      )
      .toEqual(standing)
    while (this.holdings.size > 0) await this.release(0)
    await this.expectHeld()
  }
}

const unlessRefused = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    (error: unknown) => {
      if (error instanceof CallFailure && error.code === codes.refused) return false
      throw error
    },
  )

describe('a hall that is redrawn, renumbered and restored while its booths are given and taken back', () => {
  it('is the same in its plan and in the table after every step, and never frees a booth by itself', async () => {
    let halls = 0
    await fc.assert(
      fc.asyncProperty(fc.array(someDeed, { minLength: 40, maxLength: 60, size: 'max' }), async (deeds) => {
        halls += 1
        const code = `H${halls}`
        const hallId = await addHall(room.admin, code, { exhibitType: '02', widthM: 60, depthM: 40 })
        const hall = new Hall(code, new Table(room.admin, hallId))
        for (const deed of deeds) {
          await hall.do(deed)
          await hall.expectHeld()
          await hall.expectAgreement()
        }
        await hall.close()
      }),
      { numRuns: 3, endOnFailure: true },
    )
    // Whatever was tried came about now and then, or nothing would have been shown.
    for (const times of Object.values(done)) expect(times).toBeGreaterThan(2)
  })
})
