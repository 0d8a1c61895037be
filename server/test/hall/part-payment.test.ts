import type { BoothState } from '@fairground/domain/booth'
import { boothStateNames, boothStates } from '@fairground/domain/booth'
import { selectedBooths } from '@fairground/wire/company/allocation'
import { hallPlan, listHallBooths } from '@fairground/wire/hall'
import {
  hallMap,
  hallMapForKnown,
  mapChangesSince,
  type SiteOverview,
  siteOverview,
  siteOverviewForStaff,
} from '@fairground/wire/hall/maps'
import type { Client } from '@fairground/wire/kernel/client'
import { orderPlanExport } from '@fairground/wire/plan-export'
import { markFavourite, ownFavourites } from '@fairground/wire/selection/favourites'
import { changeSetting, listSettings } from '@fairground/wire/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planExportJob } from '../../src/plan-export'
import { readerOf } from '../../src/plan-export/plan-reader'
import { readPdf } from '../support/read-pdf'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { listen, setState } from './hall-support'

/** Who has paid in part, and who is told so: by each way on which a booth's state leaves the server. */

let fair: TestFair
let address: string
let hallId: string
let boothId: string
type Name = 'anybody' | 'another' | 'itself' | 'staff'
const people = {} as Record<Name, { as: Signed | undefined; call: Client }>
beforeAll(async () => {
  // No worker of its own: the test says when a plan is drawn.
  fair = await startTestFair({ config: { WORKER: 'false' } })
  address = await fair.app.listen({ host: '127.0.0.1', port: 0 })
  for (const [name, username] of [
    ['anybody', undefined],
    ['another', '13800000005'],
    ['itself', '13800000006'],
    ['staff', 'admin'],
  ] as const) {
    const as = username === undefined ? undefined : await fair.signIn(username)
    people[name] = { as, call: clientFor(fair, as) }
  }
  const [held] = (await people.itself.call(selectedBooths, { body: {} })).booths
  if (!held) throw new Error('the company has a booth')
  ;({ id: boothId, hallId } = held)
  await setState(fair, boothId, 'partial')
})
afterAll(() => fair.stop())

async function show(value: boolean): Promise<void> {
  const key = 'partPaymentShownToAll'
  const { call } = people.staff
  const { version = 0 } = (await call(listSettings)).find((setting) => setting.key === key) ?? {}
  await call(changeSetting, { params: { key }, body: { version, value } })
}

type Told = { id: string; state: BoothState }
const stateIn = (booths: readonly Told[]) => booths.find(({ id }) => id === boothId)?.state
const statusIn = (booths: readonly { id: string; status: BoothState }[]) =>
  stateIn(booths.map(({ id, status }) => ({ id, state: status })))

const mapOf = (name: Name) =>
  people[name].call(name === 'anybody' ? hallMap : hallMapForKnown, { params: { hallId } })

/** By its place, since nothing else tells one booth of a site from another. */
async function stateOnSite(overview: SiteOverview): Promise<BoothState | undefined> {
  const hall = overview.halls.find(({ id }) => id === hallId)
  const { booths } = JSON.parse((await mapOf('anybody')).scene) as {
    booths: { id: string; x: number; y: number }[]
  }
  const place = booths.find(({ id }) => id === boothId)
  const found = hall?.booths.find(([x, y]) => x === place?.x && y === place?.y)
  const state = boothStates[found?.[4] ?? -1]
  const counted = hall?.booths.filter((booth) => booth[4] === found?.[4]).length
  expect(hall?.counts[state ?? 'normal']).toBe(counted)
  return state
}

async function isInLegend(name: Name): Promise<boolean> {
  const { as, call } = people[name]
  const { id } = await call(orderPlanExport, {
    body: { hallId, format: 'pdf', paper: 'A3', layout: 'fitted', byMail: false },
  })
  await planExportJob(fair.platform).run({ id }, AbortSignal.timeout(60_000))
  const file = await fair.app.inject({ url: `/api/hall/exports/${id}/file`, headers: as?.headers ?? {} })
  const { pages } = await readPdf(file.rawPayload)
  return pages.some(({ text }) => text.includes(boothStateNames.partial.zh))
}

const ways: Record<string, (name: Name) => Promise<BoothState | undefined>> = {
  'the map': async (name) => stateIn((await mapOf(name)).booths),
  'the plan of the specs': async (name) =>
    statusIn((await people[name].call(hallPlan, { body: { hallId } })).booths),
  'the list of the specs': async (name) =>
    statusIn(await people[name].call(listHallBooths, { body: { hallId } })),
  'a marked booth': async (name) => {
    await people[name].call(markFavourite, { body: { boothId, isMarked: true } })
    const marked = await people[name].call(ownFavourites)
    return stateIn(marked.map(({ boothId: id, state }) => ({ id, state })))
  },
  'the site': async (name) => stateOnSite(await people[name].call(siteOverview)),
  'the site for staff': async (name) => stateOnSite(await people[name].call(siteOverviewForStaff)),
}
/** What belongs to one way and another by its very call: the map is the same for all companies. */
const asked: [way: keyof typeof ways, Partial<Record<Name, BoothState>>][] = [
  ['the map', { anybody: 'occupy', another: 'occupy', itself: 'occupy', staff: 'partial' }],
  ['the plan of the specs', { anybody: 'occupy', another: 'occupy', itself: 'partial', staff: 'partial' }],
  ['the list of the specs', { anybody: 'occupy', another: 'occupy', itself: 'partial', staff: 'partial' }],
  ['a marked booth', { another: 'occupy', itself: 'partial' }],
  ['the site', { anybody: 'occupy', another: 'occupy', itself: 'occupy' }],
  ['the site for staff', { staff: 'partial' }],
]
const told = asked.flatMap(([way, to]) =>
  (Object.entries(to) as [Name, BoothState][]).map(([name, state]) => [way, name, state] as const),
)

describe('a drawn plan', () => {
  const order = { accountId: 'a', language: 'zh', here: null } as const
  const here = { x: 1, y: 1, link: '' }

  it('is for whoever ordered it, and for everybody where it is to be put up', () => {
    expect(readerOf({ ...order, byStaff: true })).toMatchObject({ reader: 'staff' })
    expect(readerOf({ ...order, byStaff: false })).toMatchObject({ reader: 'signedIn', accountId: 'a' })
    for (const byStaff of [true, false])
      expect(readerOf({ ...order, byStaff, here })).toEqual({ reader: 'everyone', language: 'zh' })
  })
})

describe('while plans show who has paid in part, as they do at first', () => {
  it.each(told)('%s tells %s so', async (way, name) => {
    expect(await ways[way]?.(name)).toBe('partial')
  })

  it.each(['another', 'itself', 'staff'] as const)(
    'a plan drawn for %s has it in its legend',
    async (name) => {
      expect(await isInLegend(name)).toBe(true)
    },
  )
})

describe('a change of the setting', () => {
  it('reaches whoever watches at once, and is caught up with by whoever was away', async () => {
    const { version } = await mapOf('anybody')
    const viewers = {
      anybody: await listen(address),
      another: await listen(address, people.another.as?.headers),
      staff: await listen(address, people.staff.as?.headers),
    }
    const heard = async (name: keyof typeof viewers) => {
      let change = await viewers[name].next()
      while (change.hall !== hallId) change = await viewers[name].next()
      return stateIn(change.booths)
    }
    const everyone = () => Promise.all([heard('anybody'), heard('another'), heard('staff')])
    await show(false)
    // For staff there is nothing new in it but the version.
    expect(await everyone()).toEqual(['occupy', 'occupy', undefined])
    for (const [name, state] of [
      ['anybody', 'occupy'],
      ['another', 'occupy'],
      ['staff', undefined],
    ] as const) {
      const missed = await people[name].call(mapChangesSince, {
        params: { hallId },
        query: { since: version },
      })
      expect(missed && stateIn(missed.booths), name).toBe(state)
    }
    await show(true)
    expect(await everyone()).toEqual(['partial', 'partial', undefined])
    await show(false)
    await everyone()
    for (const viewer of Object.values(viewers)) viewer.stop()
  })
})

describe('while they do not', () => {
  it.each(told)('%s tells %s: %s', async (way, name, state) => {
    expect(await ways[way]?.(name)).toBe(state)
  })

  it('the company itself learns it by its own call, which is laid over the map', async () => {
    const { booths } = await people.itself.call(selectedBooths, { body: {} })
    expect(booths.find(({ id }) => id === boothId)?.status).toBe('partial')
  })

  it('a payment is pushed to staff, and to others nothing of it', async () => {
    const change = async (state: BoothState) => {
      await setState(fair, boothId, state)
      fair.platform.live.publishSoon(fair.platform.db, {
        type: 'booths-changed',
        audience: 'processes',
        hallId,
      })
    }
    const watching = async () => [
      await listen(address),
      await listen(address, people.itself.as?.headers),
      await listen(address, people.staff.as?.headers),
    ]
    const before = await watching()
    await change('occupy')
    await Promise.all(before.map((viewer) => viewer.next()))
    const { version } = await mapOf('anybody')
    await change('partial')
    const heard = await Promise.all(before.map((viewer) => viewer.next()))
    expect(heard.map(({ booths }) => booths.map(({ id, state }) => [id, state]))).toEqual([
      [],
      [],
      [[boothId, 'partial']],
    ])
    expect(heard.map(({ from }) => from)).toEqual([version, version, version])
    for (const viewer of before) viewer.stop()
  })

  it('a plan is drawn as its reader may know it', async () => {
    await fair.platform.db
      .updateTable('booth')
      .set({ status: 'occupy' })
      .where('hall_id', '=', hallId)
      .where('status', '=', 'partial')
      .where('id', '<>', boothId)
      .execute()
    expect(await isInLegend('another')).toBe(false)
    expect(await isInLegend('itself')).toBe(true)
    expect(await isInLegend('staff')).toBe(true)
  })
})
