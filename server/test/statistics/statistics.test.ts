import * as XLSX from '@e965/xlsx'
import type { Client } from '@fairground/wire/kernel/client'
import { type FigureGroup, figureCalls } from '@fairground/wire/statistics'
import { type Statistic, type StatisticName, statistics } from '@fairground/wire/statistics/definitions'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { type GivenFair, generatedFair, keepFair, type Plain } from './generated-fair'

let fair: TestFair
let admin: Client
let signed: Signed
beforeAll(async () => {
  fair = await startTestFair()
  signed = await fair.signIn('admin')
  admin = clientFor(fair, signed)
})
afterAll(() => fair.stop())

let last = 100
/** An edition of its own, so that nothing of another is in the figures. */
async function keep(given: GivenFair) {
  last += 1
  return { edition: last, ...(await keepFair(fair.platform.db, last, given)) }
}

const ofBooths: StatisticName[] = ['venue', 'boothProduct', 'boothArea']
const ofCompanies: StatisticName[] = ['confirm', 'area', 'product', 'unplaced', 'signUps']
const named = (name: StatisticName): Statistic => statistics[name]

/** The rows a figure is about, before anything is narrowed. */
const rowsOf = (name: StatisticName, kept: { companies: Plain[]; booths: Plain[] }): Plain[] => {
  if (ofBooths.includes(name)) return kept.booths
  return name === 'unplaced'
    ? kept.companies.filter(({ keys, figures }) => keys.standing === 'approved' && figures.booths === 0)
    : kept.companies
}

const has = ({ keys }: Plain, filter: string, key: string): boolean =>
  [keys[filter] ?? []].flat().includes(key)

function summed(rows: readonly Plain[], measures: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    measures.map((name) => [name, rows.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0)]),
  )
}

const keysIn = (rows: readonly Plain[], filter: string): string[] => [
  ...new Set(rows.flatMap(({ keys }) => keys[filter] ?? [])),
]

const rounded = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.round(value * 100) / 100]))

const bySplit = (groups: readonly FigureGroup[]) =>
  Object.fromEntries(groups.map(({ key, split, values }) => [`${key}|${split}`, rounded(values)]))

/** Every figure against a plain count, and every link of it against the rows it opens. */
async function holds(name: StatisticName, edition: number, rows: readonly Plain[]): Promise<void> {
  const { by, split, view } = named(name)
  const measures = Object.keys(view.measures)
  for (const one of by) {
    const second = split.find((other) => other !== one && other !== by[0])
    for (const [part, parts] of [
      [undefined, ['']],
      [second, second ? keysIn(rows, second) : ['']],
    ] as const) {
      const figures = await admin(figureCalls[name].figures, {
        query: { edition, by: one, ...(part ? { split: part } : {}) },
      })
      const expected = keysIn(rows, one).flatMap((key) =>
        parts.flatMap((value) => {
          const own = rows.filter((row) => has(row, one, key) && (!part || has(row, part, value)))
          return own.length > 0 ? [[`${key}|${value}`, rounded(summed(own, measures))] as const] : []
        }),
      )
      expect(bySplit(figures.groups), `${name} by ${one}`).toEqual(Object.fromEntries(expected))
      const totals = parts.flatMap((value) => {
        const own = rows.filter((row) => !part || has(row, part, value))
        return own.length > 0 ? [[`|${value}`, rounded(summed(own, measures))] as const] : []
      })
      expect(bySplit(figures.totals), `${name} in all`).toEqual(Object.fromEntries(totals))
    }
    await opens(name, edition, one, rows)
  }
}

/** The rows behind each group, counted, listed and summed. */
async function opens(
  name: StatisticName,
  edition: number,
  by: string,
  rows: readonly Plain[],
): Promise<void> {
  const { view } = named(name)
  for (const key of keysIn(rows, by)) {
    const own = rows.filter((row) => has(row, by, key))
    const search = { edition, [by]: key, page: 1, pageSize: 100 }
    const [sums] = await admin(view.calls.sums, { body: search })
    expect(rounded(sums?.values ?? {}), `${name}: behind ${by} ${key}`).toEqual(
      rounded(summed(own, Object.keys(view.measures))),
    )
    const page = await admin(view.calls.page, { body: search })
    expect(page.total).toBe(own.length)
    expect(page.list.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
  }
}

describe('every figure is a plain count, and what it opens adds up to it', () => {
  it.each([...ofCompanies, ...ofBooths])('%s', async (name) => {
    await fc.assert(
      fc.asyncProperty(generatedFair({ companies: 25, halls: 4 }), async (given) => {
        const kept = await keep(given)
        await holds(name, kept.edition, rowsOf(name, kept))
      }),
      { numRuns: 2, endOnFailure: true },
    )
  })

  it('contracts, each currency by itself, and money only of what stands', async () => {
    const { db } = fair.platform
    const { edition, companies } = await keep(
      fc.sample(generatedFair({ companies: 12, halls: 0 }), { numRuns: 1, seed: 5 })[0] as GivenFair,
    )
    const given = companies.map(({ id, keys }, place) => ({
      id,
      keys,
      state: (['drawnUp', 'sent', 'signed', 'void', 'inForce', 'payment'] as const)[place % 6] ?? 'sent',
      currency: place % 3 === 0 ? 'USD' : 'CNY',
      language: place % 2 === 0 ? 'zh' : 'en',
      total: (place + 1) * 10_001,
      paid: (place + 1) * 1_000,
    }))
    const { rows: classes } = await sql<{ id: string }>`
      INSERT INTO contract_class (edition, name_zh, name_en, user_type, currency, rules, position)
      VALUES (${edition}, '类', 'Class', 'CHN', 'CNY', '{}', 1) RETURNING id`.execute(db)
    const { rows: templates } = await sql<{ id: string }>`
      INSERT INTO contract_template (class_id, language, number, title, body)
      VALUES (${classes[0]?.id}, 'zh', 1, '合同', '正文') RETURNING id`.execute(db)
    for (const { id, state, currency, language, total, paid } of given) {
      const { rows } = await sql<{ id: string }>`
        INSERT INTO contract (company_id, number, state, edition, class_id, template_id, language, currency, lines, total,
          party, organiser, plan, title, body, drawn_up_on, reason)
        VALUES (${id}, ${`${edition}-${total}`}, ${state}, ${edition}, ${classes[0]?.id}, ${templates[0]?.id}, ${language},
          ${currency}, '[]', ${total}, '{}', '', '{}', '合同', '正文', '2026-09-01', ${state === 'void' ? '作废' : ''})
        RETURNING id`.execute(db)
      if (state === 'payment')
        for (const [kind, amount] of [
          ['charge', total],
          ['payment', -paid],
        ] as const)
          await sql`INSERT INTO ledger_entry (contract_id, company_id, edition, currency, kind, amount, booked_on, reason, once)
            VALUES (${rows[0]?.id}, ${id}, ${edition}, ${currency}, ${kind}, ${amount}, '2026-09-01', '转账', ${`${kind}:${rows[0]?.id}`})`.execute(
            db,
          )
    }
    const { view } = named('contract')
    for (const by of ['state', 'exhibitType', 'region', 'language'] as const) {
      const figures = await admin(figureCalls.contract.figures, { query: { edition, by } })
      const groups = new Map<string, Record<string, number>>()
      for (const { keys, state, currency, language, total, paid } of given) {
        const told: Record<string, unknown> = { ...keys, state, language }
        const key = String(told[by])
        const own = groups.get(`${currency} ${key}`) ?? { contracts: 0, total: 0, paid: 0, outstanding: 0 }
        own.contracts = (own.contracts ?? 0) + 1
        if (state !== 'void') own.total = (own.total ?? 0) + total / 100
        if (state === 'payment') {
          own.paid = (own.paid ?? 0) + paid / 100
          own.outstanding = (own.outstanding ?? 0) + (total - paid) / 100
        }
        groups.set(`${currency} ${key}`, own)
      }
      const counted = figures.groups.map(
        ({ within, key, values }) => [`${within} ${key}`, rounded(values)] as const,
      )
      expect(Object.fromEntries(counted), by).toEqual(
        Object.fromEntries([...groups].map(([key, values]) => [key, rounded(values)])),
      )
      for (const { within, key, values } of figures.groups) {
        const sums = await admin(view.calls.sums, {
          body: { edition, [by]: key, currency: within, page: 1, pageSize: 10 },
        })
        expect(sums).toEqual([{ within, values }])
      }
    }
  })
})

describe('at the edges', () => {
  it('nobody and nothing: no group, no total, and rows that say so', async () => {
    for (const name of [...ofCompanies, ...ofBooths, 'contract' as const]) {
      const figures = await admin(figureCalls[name].figures, { query: { edition: 9_000 } })
      expect(figures).toMatchObject({ edition: 9_000, groups: [], totals: [], before: null })
      const page = await admin(named(name).view.calls.page, {
        body: { edition: 9_000, page: 1, pageSize: 10 },
      })
      expect(page).toEqual({ list: [], total: 0 })
    }
  })

  it('one company', async () => {
    const [given] = fc.sample(generatedFair({ companies: 1, halls: 1 }), { numRuns: 1, seed: 1 })
    const kept = await keep(given as GivenFair)
    for (const name of ofCompanies) await holds(name, kept.edition, rowsOf(name, kept))
  })

  it('an edition without halls', async () => {
    const [given] = fc.sample(generatedFair({ companies: 8, halls: 0 }), { numRuns: 1, seed: 2 })
    const kept = await keep(given as GivenFair)
    expect(kept.booths).toEqual([])
    for (const name of [...ofCompanies, ...ofBooths]) await holds(name, kept.edition, rowsOf(name, kept))
  })

  it('a filter narrows figure and rows alike', async () => {
    const [given] = fc.sample(generatedFair({ companies: 30, halls: 2 }), { numRuns: 1, seed: 3 })
    const kept = await keep(given as GivenFair)
    const rows = kept.companies.filter((row) => has(row, 'exhibitType', '02') && has(row, 'region', '440000'))
    const query = { edition: kept.edition, exhibitType: '02', region: '440000' }
    const { totals } = await admin(figureCalls.confirm.figures, { query })
    expect(totals[0]?.values.companies ?? 0).toBe(rows.length)
    const page = await admin(statistics.confirm.view.calls.page, {
      body: { ...query, page: 1, pageSize: 100 },
    })
    expect(page.total).toBe(rows.length)
  })

  it('an earlier edition stands beside, counted in the same way', async () => {
    const [one, other] = fc.sample(generatedFair({ companies: 20, halls: 2 }), { numRuns: 2, seed: 4 })
    const earlier = await keep(one as GivenFair)
    const now = await keep(other as GivenFair)
    const alone = await admin(figureCalls.area.figures, { query: { edition: earlier.edition } })
    const both = await admin(figureCalls.area.figures, {
      query: { edition: now.edition, compare: earlier.edition },
    })
    expect(both.before).toEqual({ groups: alone.groups, totals: alone.totals })
    expect(both.editions).toEqual(expect.arrayContaining([earlier.edition, now.edition]))
  })
})

describe('what goes out as a workbook', () => {
  it('has every group and the total as the screen shows them', async () => {
    const answer = await fair.app.inject({
      method: 'GET',
      url: '/api/statistics/venue/export',
      headers: signed.headers,
    })
    const book = XLSX.read(answer.rawPayload)
    const rows = XLSX.utils.sheet_to_json<unknown[]>(Object.values(book.Sheets)[0] as XLSX.WorkSheet, {
      header: 1,
    })
    const figures = await admin(figureCalls.venue.figures, { query: {} })
    expect(rows).toHaveLength(figures.groups.length + 2)
    expect(rows.at(-1)?.slice(0, 2)).toEqual(['合计', figures.totals[0]?.values.booths])
  })
})

describe('who reads which figures', () => {
  it('is a matter of keys: one area each, and nothing without one', async () => {
    const { db } = fair.platform
    await sql`INSERT INTO role (code, name_zh, name_en, permissions)
      VALUES ('halls', '场馆', 'Halls', ARRAY['statistical/boothStatis:list'])`.execute(db)
    await sql`INSERT INTO account_role (account_id, role_id)
      SELECT account.id, role.id FROM account, role WHERE username = 'clerk' AND role.code = 'halls'`.execute(
      db,
    )
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    await expect(clerk(figureCalls.venue.figures, { query: {} })).resolves.toBeDefined()
    await expect(
      clerk(statistics.venue.view.calls.page, { body: { page: 1, pageSize: 10 } }),
    ).resolves.toBeDefined()
    for (const name of ['confirm', 'contract'] as const) {
      await expect(clerk(figureCalls[name].figures, { query: {} })).rejects.toThrow()
      await expect(
        clerk(statistics[name].view.calls.sums, { body: { page: 1, pageSize: 10 } }),
      ).rejects.toThrow()
    }
  })
})
