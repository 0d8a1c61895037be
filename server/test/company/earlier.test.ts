import { findCompany, updateCompany } from '@fairground/wire/company/basics'
import { copyEarlierFiles, earlierSignUp } from '@fairground/wire/company/earlier'
import { downloadFile, uploadLogo } from '@fairground/wire/company/files'
import type { Client } from '@fairground/wire/kernel/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { upload } from './sign-up-forms'

let fair: TestFair
let signed: Signed
let call: Client
let stranger: Client
let earlierId: string
let logo: string
beforeAll(async () => {
  fair = await startTestFair()
  signed = await fair.signIn('13800000004')
  call = clientFor(fair, signed)
  stranger = clientFor(fair, await fair.signIn('13800000002'))
  logo = await upload(stranger, uploadLogo)
  const { db, settings } = fair.platform
  const past = (edition: number, name_zh: string) =>
    db
      .insertInto('company')
      .values({ account_id: signed.accountId, edition, name_zh, basics_saved: true })
      .returning('id')
      .executeTakeFirstOrThrow()
  await past(settings.current().edition - 2, '两届前的名称')
  earlierId = (await past(settings.current().edition - 1, '上届的名称')).id
})
afterAll(() => fair.stop())

describe('what a company filled in for its last edition', () => {
  it('is found, and its sections are read by its id', async () => {
    const edition = fair.platform.settings.current().edition - 1
    expect(await call(earlierSignUp, { query: {} })).toEqual({ companyId: earlierId, edition })
    expect(await call(findCompany, { body: { companyId: earlierId } })).toMatchObject({
      id: earlierId,
      nameZh: '上届的名称',
    })
  })

  it('is found by staff for the company they have open', async () => {
    const own = await call(findCompany, { body: {} })
    const admin = clientFor(fair, await fair.signIn('admin'))
    expect(await admin(earlierSignUp, { query: { companyId: own?.id } })).toMatchObject({
      companyId: earlierId,
    })
  })

  it('can be read by its own company only', async () => {
    expect(await stranger(findCompany, { body: { companyId: earlierId } })).toBeNull()
    // Whatever an exhibitor names, its own is found.
    expect(await stranger(earlierSignUp, { query: { companyId: earlierId } })).not.toMatchObject({
      companyId: earlierId,
    })
  })

  it('can no longer be changed, submitted or withdrawn, not even by staff', async () => {
    const admin = clientFor(fair, await fair.signIn('admin'))
    for (const dataState of ['submitted', 'draft'])
      for (const person of [call, admin])
        await expect(
          person(updateCompany, { body: { companyId: earlierId, dataState } } as never),
        ).rejects.toThrow()
    expect(await call(findCompany, { body: { companyId: earlierId } })).toMatchObject({ dataState: 'draft' })
  })
})

describe('a file of an earlier edition', () => {
  it('is copied, so that this edition may take up a file of its own', async () => {
    const mine = await upload(call, uploadLogo)
    await fair.platform.db
      .insertInto('company_intro')
      .values({ company_id: earlierId, logo_file_id: mine })
      .execute()
    const [copy] = await call(copyEarlierFiles, { body: { fileIds: [mine] } })
    expect(copy?.to).not.toBe(mine)
    const rows = await fair.platform.db
      .selectFrom('stored_file')
      .select(['id', 'sha256', 'owner_id', 'purpose', 'claimed_at', 'stored'])
      .where('id', 'in', [mine, copy?.to ?? ''])
      .execute()
    expect(rows).toHaveLength(2)
    expect(rows[0]?.sha256.equals(rows[1]?.sha256 ?? Buffer.alloc(0))).toBe(true)
    for (const row of rows)
      expect(row).toMatchObject({
        owner_id: signed.accountId,
        purpose: 'logo',
        claimed_at: null,
        stored: true,
      })
    const shown = await fair.app.inject({
      url: `/api${downloadFile.path}?src=${copy?.to}`,
      headers: signed.headers,
    })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('image/png')
  })

  it('is copied from the earlier sign-up only, so that copies of copies cannot fill the disk', async () => {
    const fresh = await upload(call, uploadLogo)
    await expect(call(copyEarlierFiles, { body: { fileIds: [fresh] } })).rejects.toThrow('文件不存在')
  })

  it('is not copied out of somebody else’s hands', async () => {
    await expect(call(copyEarlierFiles, { body: { fileIds: [logo] } })).rejects.toThrow('文件不存在')
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    await expect(clerk(copyEarlierFiles, { body: { fileIds: [logo] } })).rejects.toThrow()
  })
})
