import type { IntroRecord } from '@fairground/wire/company/intro'
import { describe, expect, it } from 'vitest'
import { introValues } from './intro-values'

const product = { category: '0101', introZh: '水枪', introEn: '', imageFileId: 'f2', imageName: '水枪.png' }
const record = { logoFileId: 'f1', logoName: '标志.png', products: [product] } as unknown as IntroRecord

describe('what the form of an introduction starts from', () => {
  it('tells what its pictures are called', () => {
    expect(introValues(record)).toMatchObject({
      logoFacts: { name: '标志.png' },
      products: [{ imageFacts: { name: '水枪.png' } }],
    })
  })

  it('tells no name where there is no picture', () => {
    const bare = { ...record, logoFileId: null, products: [{ ...product, imageFileId: null }] }
    const values = introValues(bare as unknown as IntroRecord)
    expect(values.logoFacts).toBeUndefined()
    expect(values.products).toMatchObject([{ imageFacts: undefined }])
  })

  it('is room for the first product where nothing was saved', () => {
    expect(introValues(null).products).toEqual([{}])
  })
})
