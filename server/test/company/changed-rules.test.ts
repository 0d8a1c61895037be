import { requestStillHolds } from '@fairground/domain/company/sections'
import { initialSettings } from '@fairground/domain/settings'
import { checkComplete, findCompany, updateCompany } from '@fairground/wire/company/basics'
import { listBoothRequests, updateBoothRequest } from '@fairground/wire/company/booth-request'
import { findInvoice, saveInvoice } from '@fairground/wire/company/invoice'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { changeSetting, listSettings } from '@fairground/wire/settings'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveDemoFiles } from '../../src/demo/files/give-files'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { specialInvoice } from './sign-up-forms'

let fair: TestFair
let admin: Client
/** A complete sign-up that was returned, so that it is in the company's hands. */
let company: Client
let companyId: string
beforeAll(async () => {
  fair = await startTestFair()
  await giveDemoFiles(fair.platform, 'demoAccounts')
  admin = clientFor(fair, await fair.signIn('admin'))
  company = clientFor(fair, await fair.signIn('13800000004'))
  companyId = (await company(findCompany, { body: {} }))?.id ?? ''
})
afterAll(() => fair.stop())

async function set(key: string, value: unknown): Promise<void> {
  const settings = await admin(listSettings)
  const version = settings.find((setting) => setting.key === key)?.version ?? 0
  await admin(changeSetting, { params: { key: key as never }, body: { version, value } })
}

const handBack = () =>
  fair.platform.db
    .updateTable('company')
    .set({ data_state: 'rejected', review_state: 'rejected' })
    .where('id', '=', companyId)
    .execute()

const check = () => company(checkComplete, { params: { companyId } })
const submit = () => company(updateCompany, { body: { dataState: 'submitted' } })
const saved = async () => (await company(listBoothRequests, { body: {} }))[0]?.saved

const wide = {
  '01': { least: 60, most: 1500 },
  '02': { least: 18, most: 400 },
  '03': { least: 18, most: 400 },
}
const narrow = { ...wide, '02': { least: 18, most: 100 } }

const ask = (indoorArea: number) =>
  company(updateBoothRequest, {
    body: { exhibitType: '02', boothType: '2', indoorArea, standardBooths: 0, outdoorArea: 0 },
  })

describe('a sign-up saved under other rules', () => {
  beforeEach(async () => {
    await handBack()
    await set('indoorAreaByExhibitType', wide)
    await ask(400)
  })

  it('is incomplete once the organiser allows less, and every answer names the section', async () => {
    await check()
    expect(await saved()).toBe(true)
    await set('indoorAreaByExhibitType', narrow)
    for (const refused of [await refusal(check()), await refusal(submit())]) {
      expect(refused.code).toBe(codes.incomplete)
      expect(refused.message).toBe('请先保存:展位需求 信息后再提交！')
    }
    expect(await saved()).toBe(false)
    expect(await company(findCompany, { body: {} })).toMatchObject({ dataState: 'rejected' })
  })

  it('is handed in after the request is corrected', async () => {
    await set('indoorAreaByExhibitType', narrow)
    await ask(100)
    expect(await saved()).toBe(true)
    await check()
    expect(await submit()).toBe(1)
  })

  it('stays as it is when it was handed in before the rules changed', async () => {
    await submit()
    await set('indoorAreaByExhibitType', narrow)
    expect(await saved()).toBe(true)
    expect(await submit()).toBe(1)
  })

  it('is incomplete when its kind of exhibit or booth is no longer offered', async () => {
    const offer = (enabled: boolean) =>
      fair.platform.db
        .updateTable('code_item')
        .set({ enabled })
        .where('list', '=', 'exhibitType')
        .where('value', '=', '02')
        .execute()
    await offer(false)
    expect((await refusal(submit())).message).toContain('展位需求')
    await offer(true)
    await set('boothTypesByExhibitType', { '01': ['2', '3'], '02': ['1'], '03': ['1', '2'] })
    expect((await refusal(submit())).message).toContain('展位需求')
    await set('boothTypesByExhibitType', { '01': ['2', '3'], '02': ['1', '2'], '03': ['1', '2'] })
    expect(await submit()).toBe(1)
  })

  it('needs a right credit code as soon as the organiser insists on the check digit', async () => {
    await company(saveInvoice, { body: { ...specialInvoice, creditCode: '91350100M000100Y44' } })
    await check()
    await set('creditCodeCheckDigit', 'enforce')
    expect((await refusal(submit())).message).toBe('请先保存:企业开票信息 信息后再提交！')
    expect(await company(findInvoice, { params: { companyId } })).toMatchObject({ saved: false })
    await company(saveInvoice, { body: { ...specialInvoice, creditCode: '91350100M000100Y43' } })
    expect(await submit()).toBe(1)
  })
})

describe('the demo fair', () => {
  it('has no request for booths that the rules it starts with would call unsaved', async () => {
    const requests = await fair.platform.db
      .selectFrom('booth_request')
      .select([
        'exhibit_type as exhibitType',
        'booth_type as boothType',
        'standard_booths as standardBooths',
        'indoor_area as indoorArea',
        'outdoor_area as outdoorArea',
      ])
      .where('saved', '=', true)
      .execute()
    expect(requests.length).toBeGreaterThan(10)
    expect(requests.filter((request) => !requestStillHolds(request, initialSettings))).toEqual([])
  })
})

describe('a sign-up whose files are gone', () => {
  beforeEach(handBack)

  it.each([
    ['企业基本信息', 'company', 'licence_file_id', 'id'],
    ['企业及产品介绍', 'company_intro', 'logo_file_id', 'company_id'],
    ['企业及产品介绍', 'product_intro', 'image_file_id', 'company_id'],
  ])('is incomplete: %s, by %s', async (section, table, column, key) => {
    const { rows: kept } = await sql<{ file: string }>`
      SELECT ${sql.ref(column)} AS file FROM ${sql.table(table)}
      WHERE ${sql.ref(key)} = ${companyId} LIMIT 1`.execute(fair.platform.db)
    const put = (file: string | null) =>
      sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${file}
        WHERE ${sql.ref(key)} = ${companyId}`.execute(fair.platform.db)
    await put(null)
    for (const refused of [await refusal(check()), await refusal(submit())]) {
      expect(refused.code).toBe(codes.incomplete)
      expect(refused.message).toContain(section)
    }
    await put(kept[0]?.file ?? '')
    await check()
  })
})
