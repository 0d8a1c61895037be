import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains, overlaps } from '../geometry'
import type { SceneElement } from '../scene'
import { boothsAlong, pieceAt, piecesTouching, piecesWithin } from './hits'
import { booth, hall, rect, underlay, wall } from './testing/drafts'

const at = (x: number, y: number) => ({ x, y })

describe('what one points at', () => {
  const area: SceneElement = {
    kind: 'area',
    id: 'area',
    use: 'rest',
    ...rect(0, 0, 40, 40),
    label: { zh: '', en: '' },
  }
  const pillar: SceneElement = { kind: 'pillar', id: 'pillar', ...rect(11, 11, 1, 1) }
  const draft = hall({
    elements: [area, pillar, wall('wall', [10, 13], [50, 13])],
    booths: [booth('a', rect(10, 10)), booth('b', rect(12, 10))],
    underlays: [underlay('under', rect(0, 0, 84, 54))],
  })

  it.each([
    ['the upper of two booths', at(12.5, 12.5), 'b'],
    ['a pillar that stands in a booth', at(11.5, 11.5), 'pillar'],
    ['a booth before the wall beside it', at(10.5, 12.9), 'a'],
    ['a wall before the area it stands in', at(20, 13.2), 'wall'],
    ['an area before the underlay', at(20, 14), 'area'],
    ['the underlay where nothing else is', at(60, 40), 'under'],
  ])('is %s', (_what, point, id) => {
    expect(pieceAt(draft, point, 0.3)?.id).toBe(id)
  })

  it('is a line only as near as one reaches, and as thick as it is', () => {
    const thick = hall({ elements: [wall('wall', [10, 13], [50, 13])] })
    expect(pieceAt(thick, at(30, 13.14), 0.01)?.id).toBe('wall')
    expect(pieceAt(thick, at(30, 13.2), 0.01)).toBeUndefined()
    expect(pieceAt(thick, at(30, 13.2), 0.3)?.id).toBe('wall')
    expect(pieceAt(thick, at(51, 13), 0.3)).toBeUndefined()
  })

  it('is the side of a closed wall that leads back to its beginning', () => {
    const closed = { ...wall('wall', [10, 10], [20, 10], [20, 20]), closed: true } as SceneElement
    expect(pieceAt(hall({ elements: [closed] }), at(15, 15), 0.1)?.id).toBe('wall')
    expect(pieceAt(hall({ elements: [closed] }), at(18, 13), 0.1)).toBeUndefined()
  })

  it('is nothing of an underlay that is locked', () => {
    expect(pieceAt({ ...draft, locked: ['under'] }, at(60, 40), 0.3)).toBeUndefined()
  })
})

describe('a frame', () => {
  const floor = fc.record({
    x: fc.integer({ min: 0, max: 40 }),
    y: fc.integer({ min: 0, max: 40 }),
    width: fc.integer({ min: 1, max: 12 }),
    depth: fc.integer({ min: 1, max: 12 }),
  })

  it('takes what a look at every booth would take', () => {
    fc.assert(
      fc.property(fc.array(floor, { maxLength: 30 }), floor, (floors, frame) => {
        const booths = floors.map((one, place) => booth(`b${place}`, one))
        const draft = hall({ booths, locked: ['b0'] })
        const free = booths.filter(({ id }) => id !== 'b0')
        expect(piecesWithin(draft, frame)).toEqual(free.filter((one) => contains(frame, one)))
        expect(piecesTouching(draft, frame)).toEqual(free.filter((one) => overlaps(frame, one)))
      }),
    )
  })

  it('touches a slanting wall only where it runs', () => {
    const draft = hall({ elements: [wall('wall', [0, 0], [40, 40])] })
    expect(piecesTouching(draft, rect(20, 19, 4, 4))).toHaveLength(1)
    expect(piecesTouching(draft, rect(20, 2, 10, 10))).toEqual([])
  })
})

describe('a line through booths', () => {
  const draft = hall({
    booths: [booth('a', rect(10, 10)), booth('b', rect(13, 10)), booth('c', rect(16, 10))],
  })

  it('meets them in its order', () => {
    expect(boothsAlong(draft, { from: at(20, 11), to: at(5, 12) })).toEqual(['c', 'b', 'a'])
  })

  it('meets none that it only touches, and the one that a single point lies in', () => {
    expect(boothsAlong(draft, { from: at(5, 10), to: at(30, 10) })).toEqual([])
    expect(boothsAlong(draft, { from: at(14, 11), to: at(14, 11) })).toEqual(['b'])
  })
})
