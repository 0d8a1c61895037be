import { defaultLists } from '@fairground/domain/codelist'
import { describe, expect, it } from 'vitest'
import { productKinds, productText } from '../../src/demo/products/product-texts'
import { Random } from '../../src/demo/random'

describe('product descriptions', () => {
  it('exist for every group of the category list, so that every part of the fair has exhibits', () => {
    const groups = defaultLists.productCategory.flatMap((category) => category.children ?? [])
    const described = new Set(productKinds.map((kind) => kind.group))
    expect(groups.filter((group) => !described.has(group.value)).map((group) => group.zh)).toEqual([])
  })

  it('name the product in both languages and say where it serves', () => {
    const random = new Random('texts')
    for (const kind of productKinds) {
      const text = productText(random, kind, { zh: '鲁安', en: 'Luan' }, 'LN-380')
      expect(text.zh).toContain(kind.name.zh)
      expect(text.en.toLowerCase()).toContain(kind.name.en.toLowerCase())
      expect(text.zh).toContain('适用于')
      expect(text.en).toContain('Suited to')
    }
  })
})
