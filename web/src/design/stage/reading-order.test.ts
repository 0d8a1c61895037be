import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import { expect, it } from 'vitest'
import { inSteppingOrder } from './reading-order'

const booth = (id: string, x: number, y: number): DraftBooth => ({
  kind: 'booth',
  id,
  x,
  y,
  width: 3,
  depth: 3,
  code: id,
  boothClass: 'standard',
  exhibitType: '02',
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
})

it('goes through booths row by row, however deep the wall around them, and then through the rest', () => {
  const corners = [
    { x: 1, y: 1 },
    { x: 59, y: 1 },
    { x: 59, y: 57 },
    { x: 1, y: 57 },
  ]
  const draft: Draft = {
    version: 1,
    width: 60,
    depth: 58,
    elements: [
      { kind: 'wall', id: 'wall', points: corners, closed: true, thickness: 0.3 },
      { kind: 'pillar', id: 'pillar', x: 2, y: 2, width: 1, depth: 1 },
    ],
    booths: [booth('C', 5, 20), booth('B', 20, 10), booth('A', 10, 10.5), booth('D', 30, 20)],
    underlays: [],
    locked: [],
    groups: [],
  }
  expect(inSteppingOrder(draft).map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'wall', 'pillar'])
})
