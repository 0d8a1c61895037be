import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let clerk: Signed
let company: { id: string; accountId: string; nameZh: string; nameEn: string; creditCode: string }
const otherCode = '91110108MA0KKKQGLJ'

beforeAll(async () => {
  fair = await startTestFair()
  clerk = await fair.signIn('clerk')
  const row = await fair.platform.db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .innerJoin('invoice_profile', 'invoice_profile.company_id', 'company.id')
    .select(['company.id', 'company.account_id', 'company.name_zh', 'company.name_en', 'credit_code'])
    .where('username', '=', '13800000003')
    .orderBy('company.edition', 'desc')
    .executeTakeFirstOrThrow()
  company = {
    id: row.id,
    accountId: row.account_id,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    creditCode: row.credit_code ?? '',
  }
})
afterAll(() => fair.stop())

const lists = [
  'council_member',
  'association_member',
  'credit_grade',
  'group_unit',
  'blacklist_entry',
] as const
beforeEach(async () => {
  for (const list of lists) await fair.platform.db.deleteFrom(list).execute()
})

const check = (id = company.id, as: Signed | undefined = clerk) =>
  fair.ask({ method: 'GET', url: `/api/standing/${id}`, as })
const standing = async () => (await check()).result.standing
const insert = (table: (typeof lists)[number], row: Record<string, unknown>) =>
  sql`INSERT INTO ${sql.table(table)}
    SELECT * FROM jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify({
      id: randomUUID(),
      version: 1,
      created_at: '2026-03-01T02:00:00Z',
      updated_at: '2026-03-01T02:00:00Z',
      remark: '',
      group_name: '',
      certificate_number: '',
      credit_code: '',
      ...row,
    })}::jsonb)`.execute(fair.platform.db)

describe('a company held against the lists', () => {
  it('stands on none of them when none names it', async () => {
    expect(await standing()).toEqual({ council: [], association: [], grade: [], group: [], blacklist: [] })
  })

  it('comes with the facts staff need beside it, unmasked', async () => {
    const { result } = await check()
    expect(result.company).toMatchObject({
      nameZh: company.nameZh,
      creditCode: company.creditCode,
      username: '13800000003',
      contactMobile: expect.stringMatching(/^1\d{10}$/),
    })
    expect(result.company).not.toHaveProperty('accountId')
  })

  it('is a council member by its code, also under a former name', async () => {
    await insert('council_member', { company_name: '旧名消防厂', credit_code: company.creditCode, serial: 7 })
    expect((await standing()).council).toMatchObject([
      { serial: 7, evidence: 'code', sameName: false, listedName: '旧名消防厂' },
    ])
  })

  it('is found by its name however spaces, brackets and legal form are written', async () => {
    const loose = ` ${company.nameZh.replace('有限公司', '').slice(0, 2)}（${company.nameZh.replace('有限公司', '').slice(2)}）股份有限公司`
    await insert('association_member', { company_name: loose, certificate_number: '00031' })
    await insert('association_member', { company_name: `${company.nameZh}分会`, certificate_number: '00032' })
    expect((await standing()).association).toMatchObject([
      { certificateNumber: '00031', evidence: 'name', validity: 'undated' },
    ])
  })

  it('is found by its English name too', async () => {
    await insert('association_member', { company_name: company.nameEn.toUpperCase() })
    expect((await standing()).association).toMatchObject([{ evidence: 'name' }])
  })

  it('asks for a look where the name is the same but the code is not', async () => {
    await insert('credit_grade', { company_name: company.nameZh, credit_code: otherCode, grade: 'A' })
    expect((await standing()).grade).toMatchObject([{ evidence: 'nameOtherCode', grade: 'A' }])
  })

  it('tells valid, expired and future certificates apart, the valid one first', async () => {
    const member = (certificate_number: string, valid_from: string, valid_until: string) =>
      insert('association_member', {
        company_name: company.nameZh,
        certificate_number,
        valid_from,
        valid_until,
      })
    await member('expired', '2000-01-01', '2004-01-01')
    await member('future', '2999-01-01', '2999-12-31')
    await member('valid', '2020-01-01', '2999-01-01')
    const { association } = await standing()
    expect(association.map((match: { certificateNumber: string; validity: string }) => match)).toMatchObject([
      { certificateNumber: 'valid', validity: 'valid' },
      { certificateNumber: 'future', validity: 'notYet' },
      { certificateNumber: 'expired', validity: 'expired' },
    ])
  })

  it('marks a grade that has run out', async () => {
    await insert('credit_grade', {
      company_name: company.nameZh,
      credit_code: company.creditCode,
      grade: 'AAA',
      valid_until: '2020-01-01',
    })
    expect((await standing()).grade).toMatchObject([
      { grade: 'AAA', validity: 'expired', validUntil: '2020-01-01', evidence: 'code' },
    ])
  })

  it('belongs to the group that names it by its record', async () => {
    await insert('group_unit', {
      company_id: company.id,
      company_name: '另名',
      group_type: '02',
      group_name: '北京展团',
    })
    expect((await standing()).group).toMatchObject([{ evidence: 'linked', groupName: '北京展团' }])
  })

  it('is blacklisted by its account, and staff see since when, by whom and why', async () => {
    const { accountId } = await fair.signIn('leader')
    await insert('blacklist_entry', {
      account_id: company.accountId,
      company_name: company.nameZh,
      remark: '擅自转让展位',
      created_by: accountId,
    })
    const [match] = (await standing()).blacklist
    expect(match).toMatchObject({
      evidence: 'linked',
      since: '2026-03-01T02:00:00.000Z',
      remark: '擅自转让展位',
    })
    expect(match.listedBy).not.toBe('')
  })

  it('shares the name with a blacklisted account that has another code: somebody has to look', async () => {
    const { accountId } = await fair.signIn('13800000004')
    await insert('blacklist_entry', { account_id: accountId, company_name: company.nameZh })
    expect((await standing()).blacklist).toMatchObject([{ evidence: 'nameOtherCode' }])
  })

  it('has the credit code of a blacklisted account, whatever that one is called', async () => {
    const { accountId } = await fair.signIn('13800000004')
    await insert('blacklist_entry', {
      account_id: accountId,
      company_name: '别的名字',
      credit_codes: [company.creditCode],
    })
    expect((await standing()).blacklist).toMatchObject([{ evidence: 'code', sameName: false }])
  })

  it('is not on a list whose row was deleted', async () => {
    const row = { company_name: company.nameZh, deleted_at: '2026-04-01T00:00:00Z' }
    await insert('council_member', { ...row, credit_code: company.creditCode, serial: 1 })
    await insert('association_member', row)
    await insert('credit_grade', { ...row, credit_code: company.creditCode, grade: 'A' })
    await insert('group_unit', { ...row, company_id: company.id, group_type: '01' })
    await insert('blacklist_entry', { ...row, account_id: company.accountId, credit_codes: [] })
    expect(Object.values(await standing()).flat()).toEqual([])
  })
})

describe('a name of nothing but its legal form', () => {
  it('is not the same as every other such name', async () => {
    await fair.platform.db.transaction().execute(async (trx) => {
      await trx.updateTable('company').set({ name_zh: '有限公司' }).where('id', '=', company.id).execute()
    })
    await insert('association_member', { company_name: '集团股份有限公司' })
    expect((await standing()).association).toEqual([])
    await fair.platform.db
      .updateTable('company')
      .set({ name_zh: company.nameZh })
      .where('id', '=', company.id)
      .execute()
  })
})

describe('who may check a company', () => {
  it('is staff only: neither the company itself nor a stranger', async () => {
    for (const as of [await fair.signIn('13800000003'), await fair.signIn('13800000004')]) {
      const answer = await check(company.id, as)
      expect(answer.status).toBe(403)
      expect(answer.result).toBeNull()
    }
    const stranger = await fair.ask({ method: 'GET', url: `/api/standing/${company.id}` })
    expect(stranger.code).toBe('44444444')
    expect(stranger.result).toBeNull()
  })

  it('is told when there is no such company', async () => {
    expect(await check(randomUUID())).toMatchObject({ code: '11111111', msg: '没有找到这家企业' })
  })
})
