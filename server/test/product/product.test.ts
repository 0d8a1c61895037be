import { codes } from '@fairground/wire/kernel/codes'
import * as calls from '@fairground/wire/product'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productTasks } from '../../src/product'
import { picture } from '../company/sign-up-forms'
import { setSetting } from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
type Call = ReturnType<typeof clientFor>
let who: Call
let other: Call
const chinese = '13800000006'
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  who = clientFor(fair, await fair.signIn(chinese))
  other = clientFor(fair, await fair.signIn('13800000005'))
})
afterAll(() => fair.stop())
beforeEach(async () => {
  await setSetting(fair, 'productDeadline', '2099-12-31')
  await db().deleteFrom('product_sheet').execute()
})

const db = () => fair.platform.db
const upload = async (call: Call) =>
  (
    await call(calls.uploadProductPicture, {
      body: {},
      file: new File([new Uint8Array(await picture())], 'x.png'),
    })
  ).id
let category = ''
async function product(call: Call, nameZh: string): Promise<calls.ListedProduct> {
  category ||= (await who(calls.productsFromSignUp, {}))[0]?.category ?? ''
  const words = { nameZh, nameEn: '', textZh: '介绍', textEn: '' }
  return { imageFileId: await upload(call), category, isNew: true, ...words }
}
const save = (call: Call, version: number, ...products: calls.ListedProduct[]) =>
  call(calls.saveProducts, { body: { version, products } })
const names = async (call: Call) => (await call(calls.ownProducts, {})).products.map(({ nameZh }) => nameZh)
const isClaimed = async (fileId: string | null) => {
  const { rows } = await sql<{ claimed: boolean }>`
    SELECT claimed_at IS NOT NULL AS claimed FROM stored_file WHERE id = ${fileId}`.execute(db())
  return rows[0]?.claimed
}

describe('the products of a company', () => {
  it('are kept in their order, and pictures go with them', async () => {
    const [one, two] = [await product(who, '甲'), await product(who, '乙')]
    const { version } = await save(who, 0, two, one)
    expect(await names(who)).toEqual(['乙', '甲'])
    expect(await isClaimed(one.imageFileId)).toBe(true)
    await save(who, version, one)
    expect(await names(who)).toEqual(['甲'])
    expect(await isClaimed(two.imageFileId)).toBe(false)
  })

  it('are saved over what was seen; the same again is no change', async () => {
    const one = await product(who, '甲')
    const [first, second] = await Promise.all([save(who, 0, one), save(who, 0, one)])
    expect([first.version, second.version]).toEqual([1, 1])
    const refused = await refusal(save(who, 0, { ...one, nameZh: '丙' }))
    expect(refused.code).toBe(codes.conflict)
    expect(await names(who)).toEqual(['甲'])
  })

  it('show no picture of somebody else, nor one twice, nor a category that is not offered', async () => {
    const [own, theirs] = [await product(who, '甲'), await upload(other)]
    for (const wrong of [
      [{ ...own, imageFileId: theirs }],
      [own, own],
      [{ ...own, category: 'none' }],
      [{ ...own, nameZh: '' }],
    ])
      expect((await refusal(save(who, 0, ...wrong))).code).toBe(codes.invalid)
    expect(await names(who)).toEqual([])
  })

  it('can begin with those of the sign-up: copies, which the sign-up does not share', async () => {
    const before = await sql`SELECT image_file_id FROM product_intro JOIN company ON company.id = company_id
      JOIN account ON account.id = account_id WHERE username = ${chinese} AND edition = 21`.execute(db())
    const copies = await who(calls.productsFromSignUp, {})
    expect(copies.length).toBe((await who(calls.ownProducts, {})).inSignUp)
    expect(copies.every(({ nameZh, category: code }) => nameZh !== '' && code !== '')).toBe(true)
    const shared = before.rows.map((row) => (row as { image_file_id: string | null }).image_file_id)
    for (const { imageFileId } of copies) if (imageFileId) expect(shared).not.toContain(imageFileId)
    expect(await names(who)).toEqual([])
  })

  it('can be changed until the end of the last day, by approved companies', async () => {
    const one = await product(who, '甲')
    await save(who, 0, one)
    await setSetting(fair, 'productDeadline', '2020-01-31')
    const { closed, products } = await who(calls.ownProducts, {})
    expect(closed).toContain('2020-01-31')
    expect(products).toHaveLength(1)
    expect((await refusal(save(who, 1))).message).toContain('2020-01-31')
    expect((await refusal(upload(who))).message).toContain('2020-01-31')
    await setSetting(fair, 'productDeadline', '2099-12-31')
    const submitted = clientFor(fair, await fair.signIn('13800000003'))
    expect((await refusal(save(submitted, 0))).message).toBe('报名通过审核后即可填报产品')
  })

  it('are something to do for whoever has a booth', async () => {
    const { rows } = await sql<{
      id: string
    }>`SELECT company.id FROM company JOIN account ON account.id = account_id
      WHERE username = ${chinese} AND edition = 21`.execute(db())
    const company = { id: rows[0]?.id ?? '' }
    const settings = { productDeadline: '2099-12-31' }
    const [todo] = await productTasks(db(), company, settings)
    await save(who, 0, await product(who, '甲'))
    const [done] = await productTasks(db(), company, settings)
    expect([todo?.state, done?.state]).toEqual(['todo', 'done'])
  })
})
