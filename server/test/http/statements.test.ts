import { type Call, callTable } from '@fairground/wire/call-table'
import type { Page } from '@fairground/wire/kernel/page'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boothIn, hallWith, listen, setState } from '../hall/hall-support'
import { type Statement, type WatchedStatements, watchStatements } from '../support/statements'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { type Asker, type Budget, ofOneRow, statementBudgets } from './statement-budgets'

let fair: TestFair
let statements: WatchedStatements
let askers: Record<Asker, Signed | undefined>
let known: Record<string, string>
const codeList = { list: 'productCategory', english: false }
beforeAll(async () => {
  fair = await startTestFair()
  const { username, ...ids } = await farAlong()
  const hallId = await hallWith(fair, 'W3')
  known = { ...ids, hallId, module: 'exhibition' }
  askers = { admin: await fair.signIn('admin'), exhibitor: await fair.signIn(username), anyone: undefined }
  // Once a minute a request also notes that its session was used; which one that is, is no matter of its call.
  await fair.platform.db.updateTable('session').set({ last_seen_at: sql`now() + interval '1 day'` }).execute()
  statements = watchStatements()
})
afterAll(async () => {
  statements.stop()
  await fair.stop()
})

/** A company that has come as far as one can, so that its pages have the most to say. */
const farAlong = () =>
  fair.platform.db
    .selectFrom('contract')
    .innerJoin('company', 'company.id', 'contract.company_id')
    .innerJoin('account', 'account.id', 'company.account_id')
    .innerJoin('booth_holding', 'booth_holding.company_id', 'company.id')
    .select(['username', 'contract.id as contractId', 'company.id as companyId', 'booth_id as boothId'])
    .where('released_at', 'is', null)
    .orderBy('username')
    .executeTakeFirstOrThrow()

const calls = new Map(callTable.map((call) => [`${call.feature}.${call.name}`, call]))
const isPage = ({ endpoint: { result } }: Call): boolean =>
  result instanceof z.ZodObject && ['list', 'total'].every((field) => field in result.shape)
const pages = [...calls].flatMap(([name, call]) => (isPage(call) ? [name] : []))

/** With the ids of this fair in the places that are kept for them. */
const filledIn = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replace(/\{(\w+)\}/g, (place, name: string) => known[name] ?? place))

/** Of a list its first page, unless another is asked for. */
const ask = (
  name: string,
  { as, query, body }: Budget,
  paging: { pageSize?: number } = {},
): Promise<unknown> => {
  const call = calls.get(name)
  if (!call) throw new Error(`there is no call ${name}`)
  return clientFor(fair, askers[as])(call.endpoint, {
    params: { ...known, type: codeList },
    query: filledIn(query ?? {}),
    body: { page: 1, pageSize: 10, ...filledIn(body ?? {}), ...paging },
  })
}

/** Nothing, or all that was asked: whoever looks at a failure wants to see which one is too many. */
const beyond = (most: number, asked: Statement[]): string[] =>
  asked.length > most ? asked.map(({ text }) => text) : []

describe('what one request asks of the database', () => {
  it.each(Object.entries(statementBudgets))('%s stays within its budget', async (name, budget) => {
    // What is kept in memory is read by the first one.
    await ask(name, budget)
    const { asked } = await statements.askedBy(() => ask(name, budget))
    expect(beyond(budget.most, asked)).toEqual([])
  })

  it('is said for every list, every map and every home', () => {
    const counted = [...calls].flatMap(([name, { feature, endpoint }]) =>
      ['hall', 'home', 'hub'].includes(feature) && endpoint.effect === 'reads' ? [name] : [],
    )
    const without = [...pages, ...counted].filter((name) => !(name in statementBudgets))
    // An import is looked through while it is under way, and is made of one kept file.
    expect(without.filter((name) => !name.endsWith('.importRows'))).toEqual([
      'hall.isDesignMode',
      'hall.isNumberTaken',
    ])
  })
})

describe('a page of many rows', () => {
  const lists = Object.entries(statementBudgets).filter(([name]) => pages.includes(name))

  it.each(lists)('%s costs what a page of one row costs', async (name, budget) => {
    const { asked: forOne } = await statements.askedBy(() => ask(name, budget, { pageSize: 1 }))
    const { value, asked } = await statements.askedBy(() => ask(name, budget, { pageSize: 50 }))
    expect(beyond(forOne.length, asked)).toEqual([])
    expect((value as Page<unknown>).list.length > 1, 'has rows enough to tell').toBe(!ofOneRow.includes(name))
  })
})

describe('a change of a hall', () => {
  const hear = async (readers: number): Promise<number> => {
    const address = `http://127.0.0.1:${(fair.app.server.address() as { port: number }).port}`
    const hallId = known.hallId ?? ''
    const viewers = await Promise.all(Array.from({ length: readers }, () => listen(address)))
    const before = await boothIn(fair, hallId, 'normal')
    await setState(fair, before.id, 'disabled')
    const { asked } = await statements.askedOf(new URL(fair.database.url).pathname.slice(1), async () => {
      fair.platform.live.publishSoon(fair.platform.db, {
        type: 'booths-changed',
        audience: 'processes',
        hallId,
      })
      await Promise.all(viewers.map((viewer) => viewer.next()))
      await Promise.all(viewers.map(() => ask('hall.hallMap', { as: 'anyone', most: 0 })))
    })
    for (const viewer of viewers) viewer.stop()
    return asked.filter(({ values }) => values.includes(hallId)).length
  }

  it('is read once, however many watch it', async () => {
    await fair.app.listen({ host: '127.0.0.1', port: 0 })
    await ask('hall.hallMap', { as: 'anyone', most: 0 })
    const costs = async (readers: number) =>
      // Halls are also looked at every few seconds, which may fall into one of these.
      Math.min(await hear(readers), await hear(readers), await hear(readers))
    // The hall, and its booths.
    expect(await costs(1)).toBe(2)
    expect(await costs(50)).toBe(2)
  })
})

describe('the counting itself', () => {
  it('finds one statement more than there was, and names it', async () => {
    const counted = async (work: () => Promise<unknown>) => (await statements.askedBy(work)).asked
    const { db } = fair.platform
    const asks = (planted?: boolean) => async () => {
      await ask('home.organiserHome', { as: 'admin', most: 0 })
      if (planted) await db.selectFrom('hall').select('code').where('code', '=', 'W3').execute()
    }
    const before = await counted(asks())
    const after = await counted(asks(true))
    expect(beyond(before.length, before)).toEqual([])
    expect(beyond(before.length, after).at(-1)).toContain('from "hall"')
    expect(after).toHaveLength(before.length + 1)
  })

  it('leaves out what others ask meanwhile', async () => {
    const { db } = fair.platform
    const [own] = await Promise.all([
      statements.askedBy(() => db.selectFrom('hall').select('id').execute()),
      db.selectFrom('account').select('id').execute(),
    ])
    expect(own.asked.map(({ text }) => text)).toEqual(['select "id" from "hall"'])
  })
})
