import { dayIn, isBlank } from '@fairground/domain/field'
import { expiries } from '@fairground/domain/list'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sortsBy } from '@fairground/wire/kernel/page'
import { type KeptList, type ListRow, type LogList, logLists } from '@fairground/wire/list'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { creditGrade } from '@fairground/wire/list/lists/credit-grade'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { triedLists } from './samples'
import { download } from './workbooks'

type AnyList = KeptList | LogList

let fair: TestFair
let admin: Signed
let call: Client
beforeAll(async () => {
  fair = await startTestFair()
  admin = await fair.signIn('admin')
  call = clientFor(fair, admin)
})
afterAll(() => fair.stop())

async function allRows({ calls }: AnyList, search: object = {}): Promise<ListRow[]> {
  const rows: ListRow[] = []
  for (let page = 1; ; page++) {
    const { list, total } = await call(calls.page, { body: { ...search, page, pageSize: 100 } })
    rows.push(...list)
    if (rows.length >= total || list.length === 0) return rows
  }
}

/** How people would put two values in order. */
function comparedAs({ fields, ...list }: AnyList, name: string): (one: unknown, other: unknown) => number {
  const field = fields[name] ?? ('kept' in list ? list.kept[name] : undefined)
  if (field?.kind === 'text') return (one, other) => pinyin.compare(String(one), String(other))
  const places = field?.kind === 'choice' ? Object.keys(field.choices) : undefined
  const place = (value: unknown) => (places ? places.indexOf(String(value)) : (value as number))
  return (one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0)
}
const pinyin = new Intl.Collator('zh-u-co-pinyin')

const columns = [...triedLists, ...logLists].flatMap((list) =>
  list.sortable.map((name) => [list.title.en, name, list] as const),
)

describe('a list sorted by a column', () => {
  it.each(columns)(
    '%s by %s: every row once, in order from either end, what is blank last',
    async (_, name, list) => {
      const inNoOrder = (await allRows(list)).map(({ id }) => id).toSorted()
      const compare = comparedAs(list, name)
      for (const sort of sortsBy([name])) {
        const rows = await allRows(list, { sort })
        expect(rows.map(({ id }) => id).toSorted()).toEqual(inNoOrder)
        const values = rows.map((row) => row[name])
        const said = values.filter((value) => !isBlank(value))
        expect(values.slice(0, said.length)).toEqual(said)
        const turned = sort === name ? 1 : -1
        for (const [index, value] of said.slice(1).entries())
          expect(compare(said[index], value) * turned, `${said[index]} before ${value}`).toBeLessThanOrEqual(
            0,
          )
      }
    },
  )

  it('leaves rows that are alike as they always stand', async () => {
    const always = (await allRows(creditGrade)).map(({ id }) => id)
    const byGrade = await allRows(creditGrade, { sort: 'grade' })
    for (const grade of new Set(byGrade.map((row) => row.grade))) {
      const alike = byGrade.filter((row) => row.grade === grade).map(({ id }) => id)
      expect(alike).toEqual(always.filter((id) => alike.includes(id)))
    }
  })

  it('is asked for by the names of the specs, and refused like a page there cannot be where it has no such column', async () => {
    const ask = (payload: object) =>
      fair.ask({ method: 'POST', url: '/api/cfpalsdw/page', payload, as: admin })
    const { result } = await ask({ sort: '-xh', pageSize: 5 })
    const serials: number[] = result.list.map(({ xh }: { xh: number }) => xh)
    expect(serials).toEqual(serials.toSorted((one, other) => other - one))
    expect((await ask({ sort: '', pageSize: 5 })).code).toBe(codes.ok)
    for (const sort of ['created_at', 'serial', '--xh', 'xh; DROP TABLE account', 7])
      expect(await ask({ sort })).toMatchObject({
        code: (await ask({ pageNum: 0 })).code,
        result: { fields: [{ path: 'sort' }] },
      })
  })

  it('keeps its total, which no order changes', async () => {
    const totals = await Promise.all(
      [undefined, 'serial', '-companyName'].map(
        async (sort) =>
          (await call(councilMember.calls.page, { body: { page: 1, pageSize: 1, sort } })).total,
      ),
    )
    expect(new Set(totals).size).toBe(1)
  })
})

const exported = triedLists.filter(({ calls }) => calls.exportFile)
const pathOf = ({ calls }: KeptList, search: object) =>
  calls.exportFile?.path.replace('{params}', encodeURIComponent(JSON.stringify(search))) ?? ''

describe('a workbook', () => {
  it.each(exported.map((list) => [list.title.en, list] as const))(
    '%s: holds the rows that are named, in the order asked for',
    async (_, list) => {
      const sort = `-${list.namedBy}`
      const rows = (await allRows(list, { sort })).slice(0, 3)
      const ids = rows
        .map(({ id }) => id)
        .toReversed()
        .join(',')
      const wire = list.fields[list.namedBy]?.wire
      const { rows: lines } = await download(fair, pathOf(list, { sort: `-${wire}`, ids }), admin)
      const at = lines[0]?.indexOf(list.fields[list.namedBy]?.title.zh ?? '') ?? -1
      expect(lines.slice(1).map((line) => line[at])).toEqual(rows.map((row) => row[list.namedBy]))
    },
  )

  it('of the whole list stands in the order asked for', async () => {
    const { rows: lines } = await download(fair, pathOf(councilMember, { sort: '-qymc' }), admin)
    const names = (await allRows(councilMember, { sort: '-companyName' })).map((row) => row.companyName)
    const at = lines[0]?.indexOf('企业名称') ?? -1
    expect(lines.slice(1).map((line) => line[at])).toEqual(names)
  })

  it('says on record which rows were taken away', async () => {
    const [row] = await allRows(councilMember)
    await download(fair, pathOf(councilMember, { ids: row?.id }), admin)
    const line = await fair.platform.db
      .selectFrom('audit_entry')
      .select('after')
      .where('action', '=', 'export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(line.after).toMatchObject({ ids: [row?.id] })
  })

  it.each([
    ['no id', 'nonsense'],
    ['more than a page has', Array(51).fill(crypto.randomUUID()).join(',')],
  ])('is refused for rows there cannot be: %s', async (_, ids) => {
    const response = await fair.app.inject({
      url: `/api${pathOf(councilMember, { ids })}`,
      headers: { cookie: admin.headers.cookie ?? '' },
    })
    expect(response.json()).toMatchObject({ code: codes.invalid })
  })
})

/** Those that are sent as workbooks too; the filter is the same for all that end. */
const tables: Record<string, string> = {
  creditGrade: 'credit_grade',
  associationMember: 'association_member',
}
const ending = triedLists.filter(({ filters, name }) => 'expiry' in filters && name in tables)

describe.each(ending.map((list) => [list.title.en, list] as const))('what ends one day: %s', (_, list) => {
  const field = list.filters.expiry?.field ?? ''
  const found = (expiry: string) => allRows(list, { expiry })

  it('is told apart by the calendar day of the fair', async () => {
    const today = dayIn(fair.platform.settings.current().timeZone)
    const dayAfter = (days: number) =>
      new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    const some = (await allRows(list)).slice(0, 7)
    const days = [...[-1, 0, 30, 31, 90, 91].map(dayAfter), null]
    for (const [index, row] of some.entries())
      await sql`UPDATE ${sql.table(tables[list.name] ?? '')}
        SET valid_until = ${days[index]} WHERE id = ${row.id}`.execute(fair.platform.db)
    const inside = async (expiry: string) => {
      const ids = (await found(expiry)).map(({ id }) => id)
      return some.map(({ id }) => ids.includes(id))
    }
    expect(await inside('over')).toEqual([true, false, false, false, false, false, false])
    expect(await inside('within30')).toEqual([false, true, true, false, false, false, false])
    expect(await inside('within90')).toEqual([false, true, true, true, true, false, false])
    expect(await inside('notOver')).toEqual([false, true, true, true, true, true, true])
  })

  it('is over or not, whether or not it names a day', async () => {
    const [over, not, all] = await Promise.all([found('over'), found('notOver'), allRows(list)])
    expect(over.length).toBeGreaterThan(0)
    expect(all.some((row) => isBlank(row[field]))).toBe(true)
    expect([...over, ...not].map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })

  it('leaves as a workbook of what was looked for', async () => {
    const at = list.fields[field]?.title.zh ?? ''
    for (const expiry of expiries) {
      const { rows } = await download(fair, pathOf(list, { expiry }), admin)
      expect(rows.slice(1)).toHaveLength((await found(expiry)).length)
      expect(rows[0]).toContain(at)
    }
  })

  it('is asked for in words there are', async () => {
    const ask = (expiry: unknown) =>
      fair.ask({ method: 'POST', url: `/api${list.calls.page.path}`, payload: { expiry }, as: admin })
    expect((await ask('')).code).toBe(codes.ok)
    expect((await ask('soon')).code).toBe(codes.invalid)
  })
})
