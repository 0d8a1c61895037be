import { describe, expect, it } from 'vitest'
import { changedOrders, fittingOrders, type ManagedItem, moved, siblingsOf, visibleRows } from './item-tree'
import { changedPart } from './order-change'

const item = (
  value: string,
  parent: string | null,
  zh: string,
  over: Partial<ManagedItem> = {},
): ManagedItem => ({
  value,
  parent,
  zh,
  en: `item ${value}`,
  enabled: true,
  isDefault: true,
  version: 1,
  uses: 0,
  ...over,
})
const items = [
  item('1000', null, '消防车'),
  item('1100', '1000', '灭火类'),
  item('1101', '1100', '水罐车', { uses: 3 }),
  item('1102', '1100', '泡沫车'),
  item('1200', '1000', '举高类', { enabled: false }),
  item('1201', '1200', '云梯车', { uses: 4 }),
  item('2000', null, '灭火器'),
]
const show = (typed = '', open: string[] = [], orders = new Map<string | null, string[]>()) =>
  visibleRows(items, { typed, open: new Set(open), orders })
const names = (rows: ReturnType<typeof show>) =>
  rows.map(({ item: { zh }, depth }) => `${'-'.repeat(depth)}${zh}`)

describe('the tree of a code list', () => {
  it('starts folded and opens branch by branch', () => {
    expect(names(show())).toEqual(['消防车', '灭火器'])
    expect(names(show('', ['1000']))).toEqual(['消防车', '-灭火类', '-举高类', '灭火器'])
    expect(names(show('', ['1000', '1100']))).toEqual([
      '消防车',
      '-灭火类',
      '--水罐车',
      '--泡沫车',
      '-举高类',
      '灭火器',
    ])
  })

  it('knows each item’s place, how much lies below it and how often all of that is used', () => {
    const [first] = show()
    expect(first).toMatchObject({ place: 1, siblings: 2, below: 5, uses: 7 })
  })

  it('tells what cannot be reached because its parent is disabled', () => {
    const rows = show('', ['1000', '1200'])
    expect(rows.filter(({ hiddenAbove }) => hiddenAbove).map(({ item: { zh } }) => zh)).toEqual(['云梯车'])
  })

  it('searched shows what fits and the way to it, by label in either language or by code', () => {
    expect(names(show('泡沫'))).toEqual(['消防车', '-灭火类', '--泡沫车'])
    expect(names(show('ITEM 1201'))).toEqual(['消防车', '-举高类', '--云梯车'])
    expect(names(show('2000'))).toEqual(['灭火器'])
    expect(names(show('挖掘机'))).toEqual([])
  })
})

describe('moving an item', () => {
  it('goes one step among its siblings and stops at the edge', () => {
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  })

  it('shows at once, and is sent with the order it was made from', () => {
    const orders = new Map([[null, ['2000', '1000']]])
    expect(names(show('', [], orders))).toEqual(['灭火器', '消防车'])
    expect(changedOrders(items, orders)).toEqual([
      { parent: null, was: ['1000', '2000'], order: ['2000', '1000'] },
    ])
    expect(changedOrders(items, new Map([[null, ['1000', '2000']]]))).toEqual([])
  })

  it('is given up when someone else added or deleted an item there', () => {
    const orders = new Map<string | null, string[]>([
      [null, ['2000', '1000']],
      ['1100', ['1102', '1101']],
    ])
    const fewer = items.filter(({ value }) => value !== '2000')
    expect([...fittingOrders(fewer, orders).keys()]).toEqual(['1100'])
    expect(siblingsOf(items, '1100')).toEqual(['1101', '1102'])
  })

  it('is told in the history by the part that moved', () => {
    expect(changedPart(['a', 'b', 'c', 'd', 'e'], ['a', 'c', 'b', 'd', 'e'])).toEqual([
      ['b', 'c'],
      ['c', 'b'],
    ])
    expect(changedPart(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
    ])
  })
})
