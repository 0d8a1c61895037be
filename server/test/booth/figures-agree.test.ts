import {
  type BoothOffer,
  type BoothState,
  boothOffers,
  boothStates,
  countAs,
  useOfState,
} from '@fairground/domain/booth'
import { matching, sumOf, sumsBy, usesIn } from '@fairground/domain/booth-statistics'
import { boothFigures } from '@fairground/wire/booth-statistics'
import { fairFacts } from '@fairground/wire/fair'
import { organiserHome } from '@fairground/wire/home'
import type { Client } from '@fairground/wire/kernel/client'
import { listBooths } from '@fairground/wire/placement'
import { search } from '@fairground/wire/search'
import type { SelectionBoard } from '@fairground/wire/selection/board'
import { figureCalls } from '@fairground/wire/statistics'
import { statistics } from '@fairground/wire/statistics/definitions'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHallMaps } from '../../src/hall/hall-maps'
import { overviewOf } from '../../src/hall/site-overview'
import { createBoard } from '../../src/selection/board'
import { readFigures } from '../../src/site/figures.repository'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let admin: Client
let booths: { id: string; hall: string; areaM2: number }[]
let halls: string[]
let companies: string[]
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  const { db } = fair.platform
  booths = (
    await sql<(typeof booths)[number]>`
      SELECT booth.id, hall.code AS hall, area_m2::float8 AS "areaM2" FROM booth JOIN hall ON hall.id = hall_id
      WHERE booth.edition = 21 AND booth.deleted_at IS NULL ORDER BY booth.id`.execute(db)
  ).rows
  halls = [...new Set(booths.map(({ hall }) => hall))].sort()
  companies = (
    await db
      .selectFrom('booth_holding')
      .select('company_id')
      .distinct()
      .where('edition', '=', 21)
      .where('released_at', 'is', null)
      .execute()
  ).map(({ company_id }) => company_id)
})
afterAll(() => fair.stop())

interface Given {
  /** Of each booth. */
  states: BoothState[]
  /** Halls that are not in use. */
  closed: string[]
}

/** As choosing, assigning, reserving and paying would leave it behind; nobody holds anything in a hall out of use. */
async function arrange({ states, closed }: Given): Promise<void> {
  const { db } = fair.platform
  const rows = JSON.stringify(
    booths.map(({ id, hall }, at) => {
      const state = (closed.includes(hall) ? undefined : states[at]) ?? 'normal'
      return { id, state, use: useOfState[state], company: companies[at % companies.length] }
    }),
  )
  await sql`UPDATE hall SET usage = CASE WHEN code = ANY(${closed}) THEN 'closed' ELSE 'open' END WHERE edition = 21`.execute(
    db,
  )
  await sql`UPDATE booth_holding SET released_at = now() WHERE released_at IS NULL`.execute(db)
  await sql`UPDATE booth_reservation SET released_at = now() WHERE released_at IS NULL`.execute(db)
  const given = sql`jsonb_to_recordset(${rows}::jsonb) AS given(id uuid, state text, use text, company uuid)`
  await sql`UPDATE booth SET status = given.state FROM ${given} WHERE booth.id = given.id`.execute(db)
  await sql`INSERT INTO booth_holding (booth_id, company_id, edition, origin)
    SELECT id, company, 21, CASE state WHEN 'allotted' THEN 'assigned' ELSE 'chosen' END
    FROM ${given} WHERE use = 'taken'`.execute(db)
  await sql`INSERT INTO booth_reservation (booth_id, reason) SELECT id, '预留' FROM ${given} WHERE use = 'reserved'`.execute(
    db,
  )
}

/** What each name means in the rows themselves, without any of the product's rules. */
async function plainCount(): Promise<Map<string, number>> {
  const { rows } = await sql<Record<string, number | string>>`
    SELECT hall.code AS hall, booth.status, booth.area_m2::float8 AS area,
      EXISTS (SELECT FROM booth_holding WHERE booth_id = booth.id AND released_at IS NULL) AS held,
      EXISTS (SELECT FROM booth_reservation WHERE booth_id = booth.id AND released_at IS NULL) AS reserved
    FROM booth JOIN hall ON hall.id = hall_id
    WHERE booth.edition = 21 AND booth.deleted_at IS NULL AND hall.usage = 'open'`.execute(fair.platform.db)
  const count = new Map<string, number>()
  const add = (hall: unknown, name: string, one: number) => {
    for (const key of [name, `${hall} ${name}`]) count.set(key, (count.get(key) ?? 0) + one)
  }
  for (const { hall, status, area, held, reserved } of rows) {
    if (status === 'function' || status === 'disabled') {
      add(hall, status, 1)
      continue
    }
    add(hall, 'booths', 1)
    add(hall, 'area', Number(area))
    if (held) {
      add(hall, 'taken', 1)
      add(hall, 'takenArea', Number(area))
    } else add(hall, reserved ? 'reserved' : 'free', 1)
  }
  return count
}

type Told = [screen: string, name: string, figure: number]

const nameOf: Record<Exclude<BoothOffer, 'notOffered'>, string> = {
  offered: 'booths',
  taken: 'taken',
  reserved: 'reserved',
  free: 'free',
}
const offers = Object.entries(nameOf) as [keyof typeof nameOf, string][]

/** What every screen says, of each hall and of all of them. */
async function askEverybody(): Promise<Told[]> {
  const told: Told[] = []
  const tell = (screen: string, hall: string, figures: Record<string, number>) => {
    for (const [name, figure] of Object.entries(figures)) told.push([screen, `${hall} ${name}`, figure])
  }

  const facts = await clientFor(fair)(fairFacts)
  told.push(['the front page', 'booths', facts.booths])
  for (const { code, booths } of facts.venue) tell('the front page', code, { booths })

  const home = await admin(organiserHome, { query: {} })
  const held = (home.signUps?.progress ?? []).reduce((sum, { booths }) => sum + booths, 0)
  told.push(['the way to payment on the home', 'taken', held])
  for (const hall of home.halls ?? []) {
    const { code, booths, taken, reserved, area, takenArea, serviceAreas, outOfUse } = hall
    tell('the home', code, {
      booths,
      taken,
      reserved,
      area,
      takenArea,
      function: serviceAreas,
      disabled: outOfUse,
    })
  }

  const counted = await admin(figureCalls.venue.figures, { query: { by: 'hall' } })
  for (const { key, values } of counted.groups) {
    const { booths = 0, taken = 0, reserved = 0, free = 0, area = 0, takenArea = 0 } = values
    tell('the statistics', key, { booths, taken, reserved, free, area, takenArea })
  }
  for (const name of ['venue', 'boothArea', 'boothProduct'] as const) {
    const { totals } = await admin(figureCalls[name].figures, { query: {} })
    const { booths = 0, taken = 0, reserved = 0, free = 0, area = 0, takenArea = 0 } = totals[0]?.values ?? {}
    for (const figure of Object.entries({ booths, taken, reserved, free, area, takenArea }))
      told.push([`the statistics: ${name}`, ...figure])
  }
  for (const name of ['confirm', 'area'] as const) {
    const [all] = (await admin(figureCalls[name].figures, { query: {} })).totals
    if (name === 'confirm') told.push(['the statistics of companies', 'taken', all?.values.booths ?? 0])
    told.push([`the statistics: ${name}`, 'takenArea', all?.values.area ?? 0])
  }

  for (const { code, booths, area } of (await readFigures(fair.platform.db, 21)).halls) {
    const standing = (wanted: string) => booths.filter(([, , , , one]) => one === wanted).length
    tell('the public site', code, {
      booths: booths.length,
      taken: standing('taken'),
      reserved: standing('reserved'),
      free: standing('free'),
      area,
    })
  }

  for (const { code } of home.halls ?? []) {
    const { halls: found } = await admin(search, { body: { text: code } })
    const states = found.hits.find((hit) => hit.code === code)?.booths ?? []
    const counts = Object.fromEntries(states.map(({ status, count }) => [status, count]))
    tell('the search of everything', code, { booths: countAs('offered', counts) })
  }

  const maps = createHallMaps(fair.platform)
  const site = overviewOf(await maps.all(), undefined, 'everyone')
  maps.stop()
  for (const { code, counts } of site.halls)
    tell('the picker', code, {
      ...Object.fromEntries(offers.map(([offer, name]) => [name, countAs(offer, counts)])),
      function: counts.function,
      disabled: counts.disabled,
    })

  const board: SelectionBoard = await createBoard(fair.platform)()
  for (const { code, booths, taken, reserved, free } of board.halls)
    tell('the board', code, { booths, taken, reserved, free })

  const figures = await admin(boothFigures)
  for (const { id, code } of figures.halls) {
    const cells = matching(figures.cells, { hallId: id })
    const uses = usesIn(cells)
    const byState = sumsBy(cells, ({ state }) => state)
    tell('the statistics', code, {
      ...Object.fromEntries(offers.map(([offer, name]) => [name, uses[offer].count])),
      area: uses.offered.areaM2,
      takenArea: uses.taken.areaM2,
      function: byState.get('function')?.count ?? 0,
      disabled: byState.get('disabled')?.count ?? 0,
    })
    for (const offer of boothOffers) {
      const found = await admin(listBooths, {
        body: { offer, hallId: id, hallUsage: 'open', page: 1, pageSize: 1 },
      })
      if (offer === 'notOffered') expect(found.total, `${code} in the list`).toBe(uses.notOffered.count)
      else tell('the list', code, { [nameOf[offer]]: found.total })
    }
  }
  const all = usesIn(figures.cells)
  told.push(['the statistics', 'booths', all.offered.count], ['the statistics', 'taken', all.taken.count])
  expect(sumOf([all.offered, all.notOffered])).toEqual(sumOf(figures.cells))
  return told
}

it('every screen that names booths, taken, reserved or free ones shows the same number', async () => {
  const anyFair = fc.record({
    states: fc.array(fc.constantFrom(...boothStates), { minLength: booths.length, maxLength: booths.length }),
    closed: fc.subarray(halls, { maxLength: halls.length - 1 }),
  })
  await fc.assert(
    fc.asyncProperty(anyFair, async (given) => {
      await arrange(given)
      const plain = await plainCount()
      const told = await askEverybody()
      const wrong = told.filter(([, name, figure]) => Math.abs(figure - (plain.get(name) ?? 0)) > 0.005)
      expect(wrong).toEqual([])
      const open = halls.filter((hall) => !given.closed.includes(hall))
      expect(told.map(([, name]) => name.split(' ')[0])).toEqual(expect.arrayContaining(open))
    }),
    { numRuns: 6 },
  )
})

it('every stage on the home has as many rows in the list it leads to', async () => {
  const { signUps } = await admin(organiserHome, { query: {} })
  const progress = signUps?.progress ?? []
  expect(progress.length).toBeGreaterThan(0)
  for (const { key, companies } of progress) {
    const body = { progress: key, page: 1, pageSize: 1 }
    expect((await admin(statistics.confirm.view.calls.page, { body })).total, key).toBe(companies)
  }
})
