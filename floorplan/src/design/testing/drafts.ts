import type { Rect } from '../../geometry'
import type { SceneElement } from '../../scene'
import type { Draft, DraftBooth, Underlay } from '../draft'

/** Names as they are made in a browser, in order, so that a test can name what it drew. */
export const uuid = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

export const rect = (x: number, y: number, width = 3, depth = 3): Rect => ({ x, y, width, depth })

export const booth = (id: string, floor: Rect, rest: Partial<DraftBooth> = {}): DraftBooth => ({
  kind: 'booth',
  id,
  ...floor,
  code: id.slice(-4),
  boothClass: 'standard',
  exhibitType: '01',
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
  ...rest,
})

export const underlay = (id: string, floor: Rect): Underlay => ({
  kind: 'underlay',
  id,
  title: 'hall.pdf',
  source: 'picture',
  file: uuid(999),
  ...floor,
  opacity: 0.5,
  rotation: 0,
})

export const wall = (id: string, ...points: [number, number][]): SceneElement => ({
  kind: 'wall',
  id,
  points: points.map(([x, y]) => ({ x, y })),
  closed: false,
  thickness: 0.3,
})

/** A hall of 84 by 54 metres with nothing in it but what a test needs. */
export const hall = (rest: Partial<Draft> = {}): Draft => ({
  version: 1,
  width: 84,
  depth: 54,
  elements: [],
  booths: [],
  underlays: [],
  locked: [],
  groups: [],
  ...rest,
})
