import { randomUUID } from 'node:crypto'
import { insertIntro } from '@fairground/wire/company/intro'
import { listQualification, saveQualification } from '@fairground/wire/company/surveys'
import type { Client } from '@fairground/wire/kernel/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let company: Client
beforeAll(async () => {
  fair = await startTestFair()
  company = clientFor(fair, await fair.signIn('exhibitor2@example.com'))
})
afterAll(() => fair.stop())
beforeEach(() => turn(true, '1000', '1100', '1101', '2000', '2300', '2301'))

const turn = (enabled: boolean, ...values: string[]) =>
  fair.platform.db
    .updateTable('code_item')
    .set({ enabled })
    .where('list', '=', 'productCategory')
    .where('value', 'in', values)
    .execute()

const choose = (...productCategories: string[]) => company(saveQualification, { body: { productCategories } })
const held = async () => (await company(listQualification, { body: {} }))[0]?.productCategories

describe('a company’s product categories', () => {
  it('are products: a family of products is no answer', async () => {
    await choose('1101')
    for (const family of ['1000', '1100']) {
      const { message, fields } = await refusal(choose('1101', family))
      expect(message).toBe('Please choose')
      expect(fields.map(({ path }) => path)).toEqual(['productCategories'])
    }
  })

  it('cannot be chosen anew below a family that is switched off', async () => {
    await choose('1101')
    for (const family of ['2300', '2000']) {
      await turn(false, family)
      await refusal(choose('1101', '2301'))
      await turn(true, family)
    }
    expect(await choose('1101', '2301')).toBe(1)
  })

  it('may stay, and be removed, once they are switched off themselves or with their family', async () => {
    await choose('1101', '2301')
    await turn(false, '2301', '1000')
    await choose('1101', '2301')
    expect(await held()).toEqual(['1101', '2301'])
    await choose('1101')
    await refusal(choose('1101', '2301'))
  })

  it('follow the same rule for each product', async () => {
    const product = (category: string) => ({ category, imageFileId: randomUUID(), introEn: 'A product' })
    await turn(false, '2300')
    const body = {
      introEn: 'Who we are',
      logoFileId: randomUUID(),
      products: ['1101', '1000', '2301'].map(product),
    }
    const { fields } = await refusal(company(insertIntro, { body }))
    expect(fields.map(({ path }) => path)).toEqual(['products.1.category', 'products.2.category'])
  })
})
