import { describe, expect, it } from 'vitest'
import { mostProducts, productSheets, productMessages as say } from '.'

const product = {
  imageFileId: '7d9f3f0e-6f0e-4c8e-9d1c-0c6f6b1f2a11',
  category: '010101',
  isNew: true,
  nameZh: '智能烟感',
  nameEn: 'Smart detector',
  textZh: '低功耗',
  textEn: 'Low power',
}
const faults = (variant: 'CHN' | 'ENG', more: object) =>
  productSheets[variant]
    .safeParse({ products: [{ ...product, ...more }] })
    .error?.issues.map(({ path, message }) => [path.at(-1), message]) ?? []

describe('a product of an exhibitor', () => {
  it('has to be named and described in the language of the company; the other one may be left out', () => {
    expect(faults('CHN', { nameEn: '', textEn: '' })).toEqual([])
    expect(faults('ENG', { nameZh: '', textZh: '' })).toEqual([])
    expect(faults('CHN', { nameZh: ' ' })).toEqual([['nameZh', say.name]])
    expect(faults('ENG', { textEn: '' })).toEqual([['textEn', say.text]])
  })

  it('is in English where it says so', () => {
    expect(faults('ENG', { nameEn: '烟感' })).toHaveLength(1)
    expect(faults('CHN', { textEn: '低功耗' })).toHaveLength(1)
  })

  it('has a picture and a category', () => {
    expect(faults('CHN', { imageFileId: undefined, category: '' })).toEqual([
      ['imageFileId', say.image],
      ['category', say.category],
    ])
  })

  it('is one of fifteen at most, and there may be none', () => {
    const many = (count: number) => ({ products: Array.from({ length: count }, () => product) })
    expect(productSheets.CHN.safeParse(many(0)).success).toBe(true)
    expect(productSheets.CHN.safeParse(many(mostProducts)).success).toBe(true)
    expect(productSheets.CHN.safeParse(many(mostProducts + 1)).success).toBe(false)
  })
})
