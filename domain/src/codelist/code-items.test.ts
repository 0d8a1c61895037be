import { describe, expect, it } from 'vitest'
import { choosable, designerChoices, findItem, pathTo } from './code-items'
import { defaultLists } from './default-lists'

const values = (list: { value: string }[]) => list.map((item) => item.value)

describe('looking up a code', () => {
  it('finds a product at any level of the tree', () => {
    expect(findItem(defaultLists.productCategory, '8200')?.zh).toBe('呼吸防护装备')
    expect(findItem(defaultLists.productCategory, '8201')?.zh).toBe('正压式空气呼吸器')
  })

  it('finds nothing for a code that is not in the list', () => {
    expect(findItem(defaultLists.productCategory, 'Z999')).toBeUndefined()
    expect(findItem(defaultLists.boothType, '')).toBeUndefined()
  })

  it('names every level on the way to a product', () => {
    expect(values(pathTo(defaultLists.productCategory, '8201'))).toEqual(['8000', '8200', '8201'])
    expect(values(pathTo(defaultLists.productCategory, 'B000'))).toEqual(['B000'])
    expect(pathTo(defaultLists.productCategory, 'Z999')).toEqual([])
  })
})

describe('what a person may choose', () => {
  it('leaves "several exhibit types" out of forms, because only a hall can be that', () => {
    expect(values(choosable(defaultLists.exhibitType))).toEqual(['01', '02', '03'])
    expect(findItem(defaultLists.exhibitType, '99')?.zh).toBe('多种展品类型')
  })

  it('offers only pending, rejected and approved for a mobile-number change', () => {
    expect(values(choosable(defaultLists.reviewState))).toEqual(['01', '02', '03'])
  })

  it('lets the designer open, close or dedicate a booth but never pretend it was taken', () => {
    expect(values(designerChoices(defaultLists.boothStatus))).toEqual(['normal', 'function', 'disabled'])
  })
})
