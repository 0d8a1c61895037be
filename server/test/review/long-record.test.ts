import { updateCompany } from '@fairground/wire/company/basics'
import { saveInvoice } from '@fairground/wire/company/invoice'
import type { Client } from '@fairground/wire/kernel/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveDemoFiles } from '../../src/demo/files/give-files'
import { specialInvoice } from '../company/sign-up-forms'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { companyOf, read } from './review-support'

const username = '13800000004'
let fair: TestFair
let company: Client
let clerk: Client
let companyId: string
beforeAll(async () => {
  fair = await startTestFair()
  await giveDemoFiles(fair.platform, 'demoAccounts')
  company = clientFor(fair, await fair.signIn(username))
  clerk = clientFor(fair, await fair.signIn('clerk'))
  companyId = await companyOf(fair, username)
})
afterAll(() => fair.stop())

const submit = () => company(updateCompany, { body: { dataState: 'submitted' } })
const saveBank = (bank: string) => company(saveInvoice, { body: { ...specialInvoice, bank } })

/** As often as a nervous company saves, without the calls it would take. */
const saveAgainAndAgain = (times: number) =>
  sql`INSERT INTO audit_entry (actor_id, actor_name, action, subject_type, subject_id, before, after)
    SELECT actor_id, actor_name, action, subject_type, subject_id, after, after
    FROM (SELECT * FROM audit_entry WHERE subject_id = ${companyId} AND action = 'save-invoice'
      ORDER BY id DESC LIMIT 1) newest, generate_series(1, ${times}::int)`.execute(fair.platform.db)

describe('a company that saved more often than the timeline shows', () => {
  it('is compared with its last submission all the same', async () => {
    await saveBank('甲银行')
    await submit()
    const { submittedAt } = (await read(clerk, companyId)).company
    await fair.platform.db
      .updateTable('company')
      .set({ data_state: 'rejected', review_state: 'rejected' })
      .where('id', '=', companyId)
      .execute()
    await saveBank('乙银行')
    await saveAgainAndAgain(205)
    await saveBank('丙银行')
    await submit()

    const { changes, timeline, older } = await read(clerk, companyId)
    expect(changes).toMatchObject({ first: false, since: submittedAt })
    const invoice = changes?.sections.find(({ section }) => section === 'invoice')
    expect(invoice?.fields).toMatchObject([
      { field: 'bank', before: { text: '甲银行' }, after: { text: '丙银行' } },
    ])
    expect(older).toBeGreaterThan(0)
    expect(timeline.length).toBeLessThan(205)
  })

  it('has not changed since its first submission when it only saved before it', async () => {
    const other = await companyOf(fair, '13800000003')
    await sql`INSERT INTO audit_entry (actor_name, action, subject_type, subject_id, after)
      SELECT '某人', 'save-scale', 'company', ${other}, '{"region": "110000"}'::jsonb
      FROM generate_series(1, 205)`.execute(fair.platform.db)
    await sql`UPDATE company SET submitted_at = now() + interval '1 second' WHERE id = ${other}`.execute(
      fair.platform.db,
    )
    expect((await read(clerk, other)).changes).toMatchObject({ first: true, sections: [] })
  })
})
