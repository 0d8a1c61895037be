import type { SceneElement } from '@fairground/floorplan/scene'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doorNames, toldApart } from './door-names'

const door = (id: string, use: 'entrance' | 'exit' | 'emergency', zh?: string): SceneElement => ({
  kind: 'door',
  id,
  use,
  from: { x: 0, y: 0 },
  to: { x: 2, y: 0 },
  ...(zh && { label: { zh, en: `${zh} in English` } }),
})
const names = (elements: SceneElement[]) => [...doorNames({ elements }, 'zh')]

describe('the doors of a hall', () => {
  it('bear their own name, else that of their use, and a number where two would read the same', () => {
    expect(
      names([
        door('a', 'entrance', '入口'),
        door('b', 'exit', '出口'),
        door('c', 'exit'),
        door('d', 'emergency'),
        door('e', 'exit', '北出口'),
      ]),
    ).toEqual([
      ['a', '入口'],
      ['b', '出口 1'],
      ['c', '出口 2'],
      ['e', '北出口'],
    ])
  })

  it('never read the same, whatever they were called', () => {
    const name = fc.constantFrom('出口', '出口 1', '出口 2', '出口 1 1', '入口')
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), (called) => {
        const read = toldApart(called)
        expect(new Set(read).size).toBe(called.length)
        for (const [index, one] of read.entries()) expect(one.startsWith(called[index] ?? '')).toBe(true)
      }),
    )
  })
})
