import * as XLSX from '@e965/xlsx'
import { areaBandOf, type BoothState, boothOffers, statesOffered, useOfState } from '@fairground/domain/booth'
import {
  type BoothCell,
  marketsOf,
  matching,
  sumOf,
  sumsBy,
  usesIn,
} from '@fairground/domain/booth-statistics'
import { boothDemand, boothFigures } from '@fairground/wire/booth-statistics'
import type { Client } from '@fairground/wire/kernel/client'
import { type BoothFilters, listBooths } from '@fairground/wire/placement'
import { listSignUps } from '@fairground/wire/review'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let clerk: Client
beforeAll(async () => {
  fair = await startTestFair()
  clerk = clientFor(fair, await fair.signIn('clerk'))
  // Not of this fair: gone from the plan, or of another edition.
  const [gone, other] = await fair.platform.db.selectFrom('booth').select('id').limit(2).execute()
  await fair.platform.db
    .updateTable('booth')
    .set({ deleted_at: new Date() })
    .where('id', '=', gone?.id ?? '')
    .execute()
  await fair.platform.db
    .updateTable('booth')
    .set({ edition: 20 })
    .where('id', '=', other?.id ?? '')
    .execute()
  await fair.platform.db.updateTable('hall').set({ usage: 'closed' }).where('code', '=', 'W2').execute()
})
afterAll(() => fair.stop())

/** The booth table row by row, without any SQL that adds up. */
const plainBooths = async () => {
  const rows = await fair.platform.db
    .selectFrom('booth')
    .innerJoin('hall', 'hall.id', 'booth.hall_id')
    .selectAll('booth')
    .where('booth.edition', '=', 21)
    .where('booth.deleted_at', 'is', null)
    .where('hall.code', '<>', 'W2')
    .execute()
  expect(rows.length).toBeGreaterThan(50)
  return rows.map((row) => ({ ...row, areaM2: Number(row.area_m2), state: row.status as BoothState }))
}
type PlainBooth = Awaited<ReturnType<typeof plainBooths>>[number]

function counted(booths: readonly PlainBooth[]) {
  let [count, cents] = [0, 0]
  for (const { areaM2 } of booths) {
    count += 1
    cents += Math.round(areaM2 * 100)
  }
  return { count, areaM2: cents / 100 }
}

describe('the figures of booths', () => {
  it('are those of a plain count over the rows, along every line they can be added up by', async () => {
    const { cells, halls } = await clerk(boothFigures)
    const booths = await plainBooths()
    const lines: [string, (cell: BoothCell) => string, (booth: PlainBooth) => string][] = [
      ['all', () => '', () => ''],
      ['hall', (cell) => cell.hallId, (booth) => booth.hall_id],
      ['type', (cell) => cell.boothClass, (booth) => booth.booth_class],
      ['state', (cell) => cell.state, (booth) => booth.state],
      ['exhibit type', (cell) => cell.exhibitType, (booth) => booth.exhibit_type],
      ['open sides', (cell) => String(cell.openSides), (booth) => String(booth.open_sides)],
      ['band', (cell) => cell.areaBand, (booth) => areaBandOf(booth.areaM2)],
      ['use', (cell) => useOfState[cell.state], (booth) => useOfState[booth.state]],
      [
        'hall × type × state',
        (cell) => `${cell.hallId} ${cell.boothClass} ${cell.state}`,
        (booth) => `${booth.hall_id} ${booth.booth_class} ${booth.state}`,
      ],
    ]
    for (const [line, ofCell, ofBooth] of lines) {
      const keys = [...new Set(booths.map(ofBooth))].sort()
      const plain = keys.map((key) => [key, counted(booths.filter((booth) => ofBooth(booth) === key))])
      const summed = [...sumsBy(cells, ofCell)].sort(([one], [other]) => (one < other ? -1 : 1))
      expect(summed, line).toEqual(plain)
    }
    expect(new Set(halls.map(({ id }) => id))).toEqual(new Set(booths.map(({ hall_id }) => hall_id)))
  })

  it('each have as many rows in the list they lead to', async () => {
    const { cells } = await clerk(boothFigures)
    const inList = async (filters: BoothFilters) =>
      (await clerk(listBooths, { body: { ...filters, hallUsage: 'open', page: 1, pageSize: 1 } })).total
    const uses = usesIn(cells)
    for (const offer of boothOffers) expect(await inList({ offer })).toBe(uses[offer].count)
    for (const [areaBand, { count }] of sumsBy(cells, (cell) => cell.areaBand))
      expect(await inList({ areaBand })).toBe(count)
    for (const [exhibitType, { count }] of sumsBy(cells, (cell) => cell.exhibitType))
      expect(await inList({ exhibitType })).toBe(count)
    const { count: _count, areaM2: _area, openSides, ...alike } = cells[0] as BoothCell
    expect(await inList({ ...alike, openSides: String(openSides) as '1' })).toBe(cells[0]?.count)
    expect((await inList({ hallKind: 'indoor' })) + (await inList({ hallKind: 'outdoor' }))).toBe(
      sumOf(cells).count,
    )
  })

  it('are the same in the workbook, narrowed as the screen is', async () => {
    const { cells } = await clerk(boothFigures)
    const rows = await rowsAt('/api/booth-statistics/export?boothClass=raw')
    const raw = matching(cells, { boothClass: 'raw' })
    const byState = sumsBy(raw, ({ state }) => state)
    const { offered } = usesIn(raw)
    const figures = (states: readonly BoothState[]) =>
      states.flatMap((state) => [byState.get(state)?.count ?? 0, byState.get(state)?.areaM2 ?? 0])
    const last = rows.at(-1) ?? []
    expect(last.slice(2, -1)).toEqual([
      ...figures(statesOffered('offered')),
      offered.count,
      offered.areaM2,
      ...figures(statesOffered('notOffered')),
    ])
  })
})

/** Of the workbook there, as a clerk gets it. */
async function rowsAt(url: string): Promise<(string | number)[][]> {
  const { headers } = await fair.signIn('clerk')
  const book = XLSX.read((await fair.app.inject({ method: 'GET', url, headers })).rawPayload)
  const [sheet] = Object.values(book.Sheets)
  return XLSX.utils.sheet_to_json<(string | number)[]>(sheet as XLSX.WorkSheet, { header: 1 })
}

describe('demand', () => {
  it('is what a plain reading of approved requests says, in booths, m² and companies', async () => {
    const { asked } = await clerk(boothDemand)
    const { db } = fair.platform
    const companies = await db
      .selectFrom('company')
      .select('id')
      .where('edition', '=', 21)
      .where('review_state', '=', 'approved')
      .where('deleted_at', 'is', null)
      .execute()
    const requests = new Map(
      (await db.selectFrom('booth_request').selectAll().where('saved', '=', true).execute()).map((one) => [
        one.company_id,
        one,
      ]),
    )
    const holders = new Set(
      (
        await db.selectFrom('booth_holding').select('company_id').where('released_at', 'is', null).execute()
      ).map(({ company_id }) => company_id),
    )
    expect(companies.length).toBeGreaterThan(10)
    const plain = new Map<string, number[]>()
    for (const { id } of companies) {
      const request = requests.get(id)
      const key = `${request?.exhibit_type ?? ''} ${request?.booth_type ?? ''} ${!holders.has(id)}`
      const sums = plain.get(key) ?? [0, 0, 0, 0]
      const own = [1, request?.standard_booths ?? 0, request?.indoor_area ?? 0, request?.outdoor_area ?? 0]
      plain.set(
        key,
        sums.map((sum, place) => sum + (own[place] ?? 0)),
      )
    }
    const told = asked.map((one): [string, number[]] => [
      `${one.exhibitType} ${one.boothType} ${one.waiting}`,
      [one.companies, one.standardBooths, one.indoorArea, one.outdoorArea],
    ])
    expect(new Map(told)).toEqual(plain)
  })

  it('is the same in the workbook', async () => {
    const [{ asked, mayTake }, { cells, halls }] = await Promise.all([
      clerk(boothDemand),
      clerk(boothFigures),
    ])
    const [, ...rows] = await rowsAt('/api/booth-statistics/demand/export')
    const balances = marketsOf(asked, cells, halls, mayTake).flatMap((market) => market.balances)
    // Rows of one exhibit type below a whole kind of booth end before the supply.
    const whole = rows.filter((row) => row.length > 8)
    expect(whole.map((row) => row.slice(2))).toEqual(
      balances.map(({ all, waiting, supply }) => [
        ...[all, waiting].flatMap(({ companies, count, areaM2 }) => [companies, count, areaM2]),
        ...(['offered', 'taken', 'reserved', 'free'] as const).flatMap((offer) => [
          supply[offer].count,
          supply[offer].areaM2,
        ]),
        supply.offered.count - all.count,
        Math.round((supply.offered.areaM2 - all.areaM2) * 100) / 100,
        supply.free.count - waiting.count,
        Math.round((supply.free.areaM2 - waiting.areaM2) * 100) / 100,
      ]),
    )
    expect(whole.length).toBeGreaterThan(1)
  })

  it('is set against every booth on offer exactly once, and leads to as many companies', async () => {
    const [{ asked, mayTake }, { cells, halls }] = await Promise.all([
      clerk(boothDemand),
      clerk(boothFigures),
    ])
    const markets = marketsOf(asked, cells, halls, mayTake)
    const balances = markets.flatMap((market) => market.balances)
    expect(sumOf(balances.map(({ supply }) => supply.offered))).toEqual(usesIn(cells).offered)
    const told = asked.filter(({ boothType }) => boothType).reduce((sum, { companies }) => sum + companies, 0)
    expect(balances.reduce((sum, { all }) => sum + all.companies, 0)).toBe(told)
    for (const { boothType, asked: rows } of balances)
      for (const { exhibitType, all, waiting } of rows) {
        const inList = async (booths?: 'none') =>
          (
            await clerk(listSignUps, {
              body: { view: 'exhibitors', exhibitType, boothType, booths, page: 1, pageSize: 1 },
            })
          ).total
        expect([await inList(), await inList('none')]).toEqual([all.companies, waiting.companies])
      }
  })
})

describe('a fair without halls', () => {
  it('has no figures, and says so without failing', async () => {
    await fair.platform.db.updateTable('booth').set({ edition: 20 }).execute()
    await fair.platform.db.updateTable('hall').set({ edition: 20 }).execute()
    expect(await clerk(boothFigures)).toEqual({ halls: [], cells: [] })
  })
})
