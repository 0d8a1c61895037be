import { buffer } from 'node:stream/consumers'
import { selectedBooths } from '@fairground/wire/company/allocation'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveContactGroups } from '../../src/demo/contact-groups'
import { giveDemoFiles } from '../../src/demo/files/give-files'
import type { Platform } from '../../src/platform/platform'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let platform: Platform
beforeAll(async () => {
  fair = await startTestFair()
  platform = fair.platform
})
afterAll(() => fair.stop())

const told = [1, 2, 3, 4, 5, 6].flatMap((number) => [`1380000000${number}`, `exhibitor${number}@example.com`])
const handedIn = [3, 4, 5, 6].flatMap((number) => [`1380000000${number}`, `exhibitor${number}@example.com`])

const companies = () =>
  platform.db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .leftJoin('company_intro', 'company_intro.company_id', 'company.id')
    .select(['company.id', 'account.id as accountId', 'username', 'user_type', 'logo_file_id'])
    .select(['licence_file_id', 'sign_up_file_id', 'basics_saved', 'company_intro.saved as introduced'])
    .where('company.edition', '=', platform.settings.current().edition)
    .execute()
const images = () =>
  platform.db.selectFrom('product_intro').select(['company_id', 'image_file_id']).orderBy('id').execute()
const files = () => platform.db.selectFrom('stored_file').selectAll().orderBy('id').execute()
const inProduction = () => ({ ...platform, config: { ...platform.config, MODE: 'production' as const } })

describe('the files of the demo fair', () => {
  it('are none of a fair in production, whatever its accounts are called', async () => {
    await giveDemoFiles(inProduction())
    expect(await files()).toEqual([])
  })

  it('are what the demo accounts would have handed in, each its own', async () => {
    await giveDemoFiles(platform, 'demoAccounts')
    const [all, shown, stored] = [await companies(), await images(), await files()]
    for (const company of all.filter(({ username }) => handedIn.includes(username))) {
      const document = company.user_type === 'CHN' ? company.licence_file_id : company.sign_up_file_id
      const products = shown.filter(({ company_id }) => company_id === company.id)
      expect(products.length).toBeGreaterThanOrEqual(2)
      for (const id of [document, company.logo_file_id, ...products.map((one) => one.image_file_id)])
        expect(stored.find((file) => file.id === id)).toMatchObject({
          owner_id: company.accountId,
          stored: true,
          claimed_at: expect.any(Date),
          thumbnail_key: expect.any(String),
        })
    }
    const used = [...all, ...shown].flatMap((row) =>
      Object.entries(row).flatMap(([column, id]) => (column.endsWith('file_id') && id ? [id] : [])),
    )
    expect(used.length).toBe(stored.length)
    expect(new Set(used).size).toBe(used.length)
  })

  it('are there for everybody else in the end, as far as they have come', async () => {
    await giveDemoFiles(platform)
    const others = (await companies()).filter(({ username }) => !told.includes(username))
    expect(others.length).toBeGreaterThan(10)
    for (const { licence_file_id, sign_up_file_id, basics_saved, logo_file_id, introduced } of others) {
      expect(Boolean(licence_file_id ?? sign_up_file_id)).toBe(basics_saved)
      expect(logo_file_id !== null).toBe(introduced === true)
    }
    const lacking = (await images()).filter(({ image_file_id }) => !image_file_id)
    expect(lacking.filter(({ company_id }) => others.some(({ id }) => id === company_id))).toEqual([])
  })

  it('are there for what an account has saved of a draft, and for nothing else', async () => {
    const drafts = (await companies()).filter(({ username }) => username.endsWith('0002'))
    expect(drafts).toEqual([
      expect.objectContaining({ licence_file_id: expect.any(String), logo_file_id: null }),
    ])
  })

  it('can be opened, large and small', async () => {
    const licence = (await files()).find(({ purpose }) => purpose === 'licence')
    const sizeOf = async (part: 'content' | 'thumbnail') => {
      const found = await platform.files.open(licence?.id ?? '', part)
      if (!found) throw new Error(`no ${part}`)
      return (await sharp(await buffer(found.content)).metadata()).height
    }
    expect(await sizeOf('content')).toBeGreaterThan(1000)
    expect(await sizeOf('thumbnail')).toBe(320)
  })

  it('stay as they are at the next start', async () => {
    const before = await files()
    await giveDemoFiles(platform)
    expect(await files()).toEqual(before)
  })

  it('are completed where a start was cut short', async () => {
    const shown = async () => (await images()).flatMap(({ image_file_id: id }) => (id ? [id] : []))
    const [lost = '', ...others] = await shown()
    await platform.db
      .updateTable('product_intro')
      .set({ image_file_id: null })
      .where('image_file_id', '=', lost)
      .execute()
    await giveDemoFiles(platform)
    const now = await shown()
    expect(now).toHaveLength(others.length + 1)
    expect(now).toEqual(expect.arrayContaining(others))
    expect(now).not.toContain(lost)
  })
})

describe('the QQ groups of the demo fair', () => {
  it('are none of a fair in production', async () => {
    await giveContactGroups(inProduction())
    expect(platform.settings.current().contactGroups).toEqual([])
  })

  it('are told to those who hold booths, in halls that exist', async () => {
    await giveContactGroups(platform)
    const groups = platform.settings.current().contactGroups
    const halls = await platform.db.selectFrom('hall').select('code').execute()
    expect(groups).toHaveLength(2)
    for (const { hall } of groups) expect(halls.map(({ code }) => code)).toContain(hall)
    const holder = clientFor(fair, await fair.signIn('13800000006'))
    const [booth] = (await holder(selectedBooths, { body: {} })).booths
    expect(booth?.contactGroups).toHaveLength(1)
  })

  it('stay away once staff removed them', async () => {
    await platform.db.updateTable('setting').set({ value: '[]' }).where('key', '=', 'contactGroups').execute()
    await giveContactGroups(platform)
    await platform.settings.reload()
    expect(platform.settings.current().contactGroups).toEqual([])
  })
})
