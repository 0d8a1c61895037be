import { describe, expect, it } from 'vitest'
import { type CategoryNode, pathTo } from './use-categories'

const node = (value: string, children?: CategoryNode[]): CategoryNode => ({
  value,
  title: value,
  label: value,
  ...(children ? { children } : {}),
})
const tree = [node('1000', [node('1100', [node('1101'), node('1102')])]), node('2000', [node('2100')])]

describe('the way to a product category', () => {
  it('names every level above it', () => {
    expect(pathTo(tree, '1102')).toEqual(['1000', '1100', '1102'])
    expect(pathTo(tree, '2000')).toEqual(['2000'])
  })

  it('is empty for a category the list no longer has', () => {
    expect(pathTo(tree, '9999')).toEqual([])
  })
})
