import type { SceneElement } from '@fairground/floorplan/scene'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doorNames, toldApart } from './door-names'

const door = (
  id: string,
  use: 'entrance' | 'exit' | 'emergency',
  [x, y]: readonly [x: number, y: number],
  zh?: string,
): SceneElement => ({
  kind: 'door',
  id,
  use,
  from: { x: x - 1, y },
  to: { x: x + 1, y },
  ...(zh && { label: { zh, en: `${zh} in English` } }),
})
const floor = { width: 100, depth: 60 }
const names = (elements: SceneElement[], north?: number, language: 'zh' | 'en' = 'zh') => [
  ...doorNames({ elements, ...floor }, language, north).values(),
]
const [top, right, bottom, left] = [
  [50, 0],
  [100, 30],
  [50, 60],
  [0, 30],
] as const
const exits = (...places: (readonly [number, number])[]) =>
  places.map((place, index) => door(`${index}`, 'exit', place))

describe('the doors of a hall', () => {
  it('bear their own name, else that of their use, and their side where two would read the same', () => {
    const doors = [
      door('a', 'entrance', bottom, '入口'),
      door('b', 'exit', left, '出口'),
      door('c', 'exit', right),
      door('d', 'emergency', top),
      door('e', 'exit', top, '贵宾出口'),
    ]
    expect(names(doors, 0)).toEqual(['入口', '西侧出口', '东侧出口', '贵宾出口'])
    expect(names(exits(left, right), 0, 'en')).toEqual(['West Exit', 'East Exit'])
  })

  it('are told by the real north, however the hall is turned on the site', () => {
    const all = exits(top, right, bottom, left)
    expect(names(all, 0)).toEqual(['北侧出口', '东侧出口', '南侧出口', '西侧出口'])
    expect(names(all, -180)).toEqual(['南侧出口', '西侧出口', '北侧出口', '东侧出口'])
    expect(names(all, 90)).toEqual(['西侧出口', '北侧出口', '东侧出口', '南侧出口'])
    expect(names(all, 350)).toEqual(['北侧出口', '东侧出口', '南侧出口', '西侧出口'])
    expect(names(all, 45)).toEqual(['西北侧出口', '东北侧出口', '东南侧出口', '西南侧出口'])
  })

  it('are told by the plan where nobody knows where north is', () => {
    expect(names(exits(left, bottom))).toEqual(['出口（图上左侧）', '出口（图上下侧）'])
    expect(names(exits(left, bottom), undefined, 'en')).toEqual([
      'Exit (left on the plan)',
      'Exit (bottom on the plan)',
    ])
  })

  it('lie towards the corners where one side has two or three, and are numbered where it has more', () => {
    const on = (...xs: number[]) => names(exits(...xs.map((x) => [x, 60] as const)), 0)
    expect(on(8, 92)).toEqual(['西南侧出口', '东南侧出口'])
    expect(on(92, 8)).toEqual(['东南侧出口', '西南侧出口'])
    expect(on(8, 50, 92)).toEqual(['西南侧出口', '南侧出口', '东南侧出口'])
    expect(on(8, 40, 60, 92)).toEqual(['南侧出口 1', '南侧出口 2', '南侧出口 3', '南侧出口 4'])
  })

  it('never read the same, wherever they lie', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 60 }))
    const turn = fc.option(fc.integer({ min: -360, max: 360 }), { nil: undefined })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 8 }), turn, (places, north) => {
        const read = names(exits(...places), north)
        expect(new Set(read).size).toBe(places.length)
      }),
    )
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
