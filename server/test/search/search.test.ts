import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let clerk: Signed
let company: {
  id: string
  accountId: string
  nameZh: string
  nameEn: string
  number: string
  creditCode: string
}

beforeAll(async () => {
  fair = await startTestFair()
  clerk = await fair.signIn('clerk')
  const row = await fair.platform.db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .innerJoin('invoice_profile', 'invoice_profile.company_id', 'company.id')
    .selectAll('company')
    .select('credit_code')
    .where('username', '=', '13800000006')
    .orderBy('company.edition', 'desc')
    .executeTakeFirstOrThrow()
  company = {
    id: row.id,
    accountId: row.account_id,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    number: row.registration_number ?? '',
    creditCode: row.credit_code ?? '',
  }
})
afterAll(() => fair.stop())

const search = (text: unknown, as: Signed | undefined = clerk) =>
  fair.ask({ method: 'POST', url: '/api/search', payload: { text }, as })
const found = async (text: string) => (await search(text)).result
const companyIds = async (text: string): Promise<string[]> =>
  (await found(text)).companies.hits.map(({ id }: { id: string }) => id)

describe('a company is found', () => {
  it('by two characters of its Chinese name, anywhere in it', async () => {
    const rare = company.nameZh.slice(2, 4)
    expect(await companyIds(rare)).toContain(company.id)
  })

  it('by words of its name in any order, whatever stands between', async () => {
    expect(await companyIds(`${company.nameZh.slice(-6, -4)} ${company.nameZh.slice(0, 4)}`)).toContain(
      company.id,
    )
  })

  it('by its English name, in any case', async () => {
    expect(await companyIds(company.nameEn.toUpperCase())).toContain(company.id)
  })

  it('by the start of its credit code, also typed in groups and in small letters', async () => {
    const code = company.creditCode
    expect(await companyIds(`${code.slice(0, 4)} ${code.slice(4, 10).toLowerCase()}`)).toContain(company.id)
  })

  it('by its registration number, first of all', async () => {
    expect((await companyIds(company.number))[0]).toBe(company.id)
  })

  it('by the mobile it logs in with, whole or by its end', async () => {
    expect(await companyIds('13800000006')).toEqual([company.id])
    expect(await companyIds('0000006')).toContain(company.id)
  })

  it('with a mark when it is blacklisted, until it is taken off the list', async () => {
    const marked = async () =>
      (await found(company.number)).companies.hits.find((hit: { id: string }) => hit.id === company.id)
        .blacklisted
    expect(await marked()).toBe(false)
    await fair.platform.db
      .insertInto('blacklist_entry')
      .values({ account_id: company.accountId, company_name: company.nameZh, remark: 'x' })
      .execute()
    expect(await marked()).toBe(true)
    await fair.platform.db.deleteFrom('blacklist_entry').where('account_id', '=', company.accountId).execute()
    expect(await marked()).toBe(false)
  })

  it('but not once it is deleted, nor in another edition', async () => {
    const restore = { deleted_at: null, edition: 21 }
    for (const gone of [{ deleted_at: sql<Date>`now()` }, { edition: 20 }]) {
      await fair.platform.db.updateTable('company').set(gone).where('id', '=', company.id).execute()
      expect(await companyIds(company.number)).toEqual([])
      await fair.platform.db.updateTable('company').set(restore).where('id', '=', company.id).execute()
    }
    expect(await companyIds(company.number)).toEqual([company.id])
  })
})

describe('the lists', () => {
  it('are searched by company name, credit code and certificate number, live rows only', async () => {
    const { db } = fair.platform
    const row = { company_name: '蓬莱试验消防器材厂', credit_code: '91999999MA0TEST001' }
    await db
      .insertInto('council_member')
      .values({ ...row, serial: 901 })
      .execute()
    await db
      .insertInto('credit_grade')
      .values({ ...row, grade: 'AA', certificate_number: 'ZZ2026-9', valid_until: '2027-01-01' })
      .execute()
    await db
      .insertInto('association_member')
      .values({ company_name: row.company_name, certificate_number: 'HY-778' })
      .execute()
    await db
      .insertInto('group_unit')
      .values({ ...row, group_type: '02', group_name: '山东展团' })
      .execute()
    await db
      .insertInto('blacklist_entry')
      .values({ company_name: row.company_name, remark: '假冒产品' })
      .execute()
    await db.insertInto('review_comment').values({ text: '请补充蓬莱工厂的照片' }).execute()
    await db
      .insertInto('council_member')
      .values({ ...row, company_name: '蓬莱旧厂', serial: 902, deleted_at: sql`now()` })
      .execute()

    const { lists } = await found('蓬莱')
    expect(lists.council.hits).toMatchObject([
      { title: row.company_name, detail: '901', creditCode: row.credit_code },
    ])
    expect(lists.grade.hits).toMatchObject([{ detail: 'AA', validUntil: '2027-01-01' }])
    expect(lists.association.hits).toMatchObject([{ detail: 'HY-778', validUntil: null }])
    expect(lists.group.hits).toMatchObject([{ detail: '山东展团' }])
    expect(lists.blacklist.hits).toMatchObject([{ detail: '假冒产品' }])
    expect(lists.comment.hits).toMatchObject([{ title: '请补充蓬莱工厂的照片' }])

    expect((await found('91999999ma')).lists.grade.hits).toHaveLength(1)
    expect((await found('zz2026')).lists.grade.hits).toHaveLength(1)
    expect((await found('HY-77')).lists.association.hits).toHaveLength(1)
  })

  it('show at most six hits, say how many more there are, and stop counting at fifty', async () => {
    const { db } = fair.platform
    const members = (count: number, word: string) =>
      db
        .insertInto('association_member')
        .values(Array.from({ length: count }, (_, index) => ({ company_name: `${word}${index}号` })))
        .execute()
    await members(10, '甲辰')
    await members(80, '乙巳')
    expect((await found('甲辰')).lists.association).toMatchObject({ more: 4, moreIsCapped: false })
    const many = (await found('乙巳')).lists.association
    expect(many.hits).toHaveLength(6)
    expect(many).toMatchObject({ more: 50, moreIsCapped: true })
  })
})

describe('the floor', () => {
  it('gives a hall by its code or name, with its booths by state', async () => {
    const hall = await fair.platform.db
      .selectFrom('hall')
      .selectAll()
      .orderBy('position')
      .executeTakeFirstOrThrow()
    const booths = await fair.platform.db
      .selectFrom('booth')
      .select('id')
      .where('hall_id', '=', hall.id)
      .where('deleted_at', 'is', null)
      .execute()
    for (const text of [hall.code, hall.name_zh, hall.name_en.toLowerCase()]) {
      const hit = (await found(text)).halls.hits.find(({ id }: { id: string }) => id === hall.id)
      expect(hit.booths.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
        booths.length,
      )
    }
  })

  it('gives a booth by its number, with whoever holds it', async () => {
    const held = await fair.platform.db
      .selectFrom('booth_holding')
      .innerJoin('booth', 'booth.id', 'booth_holding.booth_id')
      .select(['booth.code', 'booth.id', 'company_id'])
      .where('released_at', 'is', null)
      .executeTakeFirstOrThrow()
    const hit = (await found(held.code.toLowerCase())).booths.hits.find(
      ({ id }: { id: string }) => id === held.id,
    )
    expect(hit).toMatchObject({ code: held.code, holder: { id: held.company_id, blacklisted: false } })
  })
})

describe('signs that are wildcards in SQL', () => {
  it.each(['%%', '__', '\\\\', '%_', '消%', '_防'])(
    'mean only themselves: %s finds nothing',
    async (text) => {
      const { companies, lists, halls, booths } = await found(text)
      for (const group of [companies, halls, booths, ...Object.values(lists)] as { hits: unknown[] }[])
        expect(group.hits).toEqual([])
    },
  )

  it('find the text that has them', async () => {
    await fair.platform.db.insertInto('review_comment').values({ text: '折扣 100%_\\ 以内' }).execute()
    for (const text of ['100%_\\', '0%', '%_'])
      expect((await found(text)).lists.comment.hits).toMatchObject([{ title: '折扣 100%_\\ 以内' }])
  })
})

describe('a search that cannot be made', () => {
  it('is explained: one letter is too little, one Chinese character is not', async () => {
    expect(await search('a')).toMatchObject({ code: '66666666', msg: '请至少输入一个汉字，或两个字母、数字' })
    expect((await search('消')).code).toBe('00000000')
    expect((await search('x'.repeat(61))).code).toBe('66666666')
    expect((await search(null)).code).toBe('40000000')
  })
})

describe('who may search', () => {
  it('is staff; exhibitors and strangers learn nothing, not even about themselves', async () => {
    const exhibitor = await search(company.nameZh, await fair.signIn('13800000006'))
    expect(exhibitor.status).toBe(403)
    const stranger = await fair.ask({ method: 'POST', url: '/api/search', payload: { text: company.nameZh } })
    expect(stranger.code).toBe('44444444')
    for (const answer of [exhibitor, stranger]) {
      expect(answer.result).toBeNull()
      expect(JSON.stringify(answer)).not.toContain(company.nameZh.slice(0, 4))
    }
  })
})
