import { describe, expect, it } from 'vitest'
import { pathTo } from './code-items'
import { defaultLists } from './default-lists'

const families = defaultLists.productCategory
const groups = families.flatMap((family) => family.children ?? [])
const products = groups.flatMap((group) => group.children ?? [])

describe('the product category tree', () => {
  it('has three levels everywhere and no fourth', () => {
    expect(families.filter((family) => !family.children?.length)).toEqual([])
    expect(groups.filter((group) => !group.children?.length)).toEqual([])
    expect(products.filter((product) => product.children)).toEqual([])
  })

  it('uses codes of four digits or capital letters', () => {
    const codes = [...families, ...groups, ...products].map(({ value }) => value)
    expect(codes.filter((code) => !/^[1-9A-Z][0-9A-Z]{3}$/.test(code))).toEqual([])
  })

  it('lets the code of a product alone tell its group and its family', () => {
    for (const { value } of products) {
      expect(pathTo(families, value).map((item) => item.value)).toEqual([
        `${value.slice(0, 1)}000`,
        `${value.slice(0, 2)}00`,
        value,
      ])
    }
  })

  it('never ends a product code the way a group code ends', () => {
    expect(products.filter(({ value }) => value.endsWith('00'))).toEqual([])
    expect(groups.filter(({ value }) => value.endsWith('000'))).toEqual([])
  })

  it('keeps commas out of the names, because chosen products are stored as one comma-joined line', () => {
    const named = [...families, ...groups, ...products]
    expect(named.filter(({ zh, en }) => /[,，]/.test(zh + en))).toEqual([])
  })
})
