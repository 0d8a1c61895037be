import { describe, expect, it } from 'vitest'
import { valuesOnOffer } from './on-offer'

const item = (value: string, parent: string | null, withdrawn = false) => ({ value, parent, withdrawn })
const offered = (list: string, items: ReturnType<typeof item>[]) => [...valuesOnOffer(list, items)]

const trucks = [item('1000', null), item('1100', '1000'), item('1101', '1100'), item('1102', '1100')]

describe('what a form offers of a list', () => {
  it('is the products themselves, not the families they belong to', () => {
    expect(offered('productCategory', trucks)).toEqual(['1101', '1102'])
  })

  it('leaves out what is switched off, and everything below it', () => {
    const off = (value: string) => trucks.map((each) => ({ ...each, withdrawn: each.value === value }))
    expect(offered('productCategory', off('1101'))).toEqual(['1102'])
    expect(offered('productCategory', off('1100'))).toEqual([])
    expect(offered('productCategory', off('1000'))).toEqual([])
  })

  it('does not take a family for a product because all its products are switched off', () => {
    const empty = [item('1000', null), item('1100', '1000'), item('1101', '1100', true)]
    expect(offered('productCategory', empty)).toEqual([])
  })

  it('takes a family without products for a product, until it gets some', () => {
    expect(offered('productCategory', [item('B000', null)])).toEqual(['B000'])
  })

  it('is every level where each level is an answer, and no city of a province that is off', () => {
    const places = [
      item('110000', null),
      item('110100', '110000'),
      item('120000', null, true),
      item('120100', '120000'),
    ]
    expect(offered('mailingDivision', places)).toEqual(['110000', '110100'])
  })
})
