import type { CodeNode } from '@fairground/wire/codelist'
import { describe, expect, it } from 'vitest'
import { type CategoryNode, categoryNodes, pathTo } from './category-nodes'

const item = (value: string, formHidden = false, children?: CodeNode[]): CodeNode => ({
  value,
  name: `类${value}`,
  nameEn: `Kind ${value}`,
  designerHidden: false,
  formHidden,
  children,
})
const list = (...off: string[]) => {
  const is = (value: string) => off.includes(value)
  return [
    item('1000', is('1000'), [
      item('1100', is('1100'), [item('1101', is('1101')), item('1102', is('1102'))]),
    ]),
    item('2000', is('2000'), [item('2100', is('2100'))]),
  ]
}
const wording = { nameOf: ({ name }: CodeNode) => name, withdrawn: (name: string) => `${name}（不再提供）` }
const nodes = (items: CodeNode[], ...held: string[]) => categoryNodes(items, held, wording)
const answers = (tree: readonly CategoryNode[]): string[] =>
  tree.flatMap(({ label, children }) => (children ? answers(children) : [label]))

describe('the product categories a form shows', () => {
  it('are the products the list offers, below their families', () => {
    expect(answers(nodes(list()))).toEqual(['类1101', '类1102', '类2100'])
  })

  it('leave out what is switched off, and a family with nothing left in it', () => {
    expect(answers(nodes(list('1101')))).toEqual(['类1102', '类2100'])
    expect(nodes(list('2100')).map(({ label }) => label)).toEqual(['类1000'])
    expect(answers(nodes(list('1100')))).toEqual(['类2100'])
  })

  it('keep what the company holds, with its name and marked, though it is no longer offered', () => {
    expect(answers(nodes(list('1101'), '1101'))).toEqual(['类1101（不再提供）', '类1102', '类2100'])
    expect(answers(nodes(list('1000'), '1102'))).toEqual(['类1102（不再提供）', '类2100'])
  })

  it('keep a family somebody once chose apart from the drawer of its products', () => {
    const tree = nodes(list(), '2000')
    expect(answers(tree)).toEqual(['类1101', '类1102', '类2000（不再提供）', '类2100'])
    expect(pathTo(tree, '2000')).toHaveLength(2)
  })

  it('show an answer the list has never heard of', () => {
    expect(answers(nodes(list(), '9999'))[0]).toBe('9999（不再提供）')
  })
})

describe('the way to a product category', () => {
  const labels = (tree: CategoryNode[], path: string[]): string[] => {
    const [first, ...rest] = path
    const found = tree.find(({ value }) => value === first)
    return found ? [found.label, ...labels(found.children ?? [], rest)] : []
  }

  it('names every level above it, switched off or not', () => {
    const tree = nodes(list('1101'), '1101')
    expect(labels(tree, pathTo(tree, '1102'))).toEqual(['类1000', '类1100', '类1102'])
    expect(labels(tree, pathTo(tree, '1101'))).toEqual(['类1000', '类1100', '类1101（不再提供）'])
  })

  it('is empty for a category nobody offers or holds', () => {
    expect(pathTo(nodes(list('1101')), '1101')).toEqual([])
  })
})
