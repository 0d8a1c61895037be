import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SceneElement, scenery } from './scene'

const elements: SceneElement[] = [
  {
    kind: 'wall',
    id: 'wall-1',
    points: [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: 60.5 },
    ],
    closed: false,
    thickness: 0.4,
  },
  { kind: 'door', id: 'door-1', use: 'entrance', from: { x: 40, y: 60 }, to: { x: 46, y: 60 } },
  { kind: 'pillar', id: 'pillar-1', x: 29.6, y: 29.6, width: 0.8, depth: 0.8 },
  { kind: 'lane', id: 'lane-1', use: 'fire', x: 0, y: 27, width: 90, depth: 6 },
  {
    kind: 'area',
    id: 'area-1',
    use: 'cafe',
    x: 3,
    y: 3,
    width: 9,
    depth: 6,
    label: { zh: '咖啡区', en: 'Café' },
  },
  {
    kind: 'label',
    id: 'label-1',
    at: { x: 45, y: 30 },
    text: { zh: '消防通道', en: 'Fire lane' },
    size: 1.2,
    rotation: 0,
  },
]

const refused = (element: unknown) => scenery.safeParse([element]).success === false

describe('the scenery of a hall', () => {
  it('survives being stored as JSON and read back', () => {
    expect(scenery.parse(JSON.parse(JSON.stringify(elements)))).toEqual(elements)
  })

  it('takes an empty hall', () => {
    expect(scenery.parse([])).toEqual([])
  })

  it('keeps every position given in whole centimetres', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 99_999 }), (centimetres) => {
        expect(scenery.safeParse([{ ...elements[2], x: centimetres / 100 }]).success).toBe(true)
      }),
    )
  })

  it('lies flat unless a label says otherwise', () => {
    const { rotation: _, ...plain } = { ...elements[5], rotation: undefined }
    expect(scenery.parse([plain])[0]).toMatchObject({ rotation: 0 })
  })

  it('refuses two elements with the same id, because the designer could not tell them apart', () => {
    expect(scenery.safeParse([elements[2], elements[2]]).success).toBe(false)
  })

  it.each([
    ['an unknown kind', { ...elements[2], kind: 'balloon' }],
    ['a wall of one point', { ...elements[0], points: [{ x: 0, y: 0 }] }],
    ['a pillar without width', { ...elements[2], width: 0 }],
    ['a position finer than a centimetre', { ...elements[2], x: 1.2345 }],
    ['a service area without its name', { ...elements[4], label: undefined }],
    ['a name in one language only', { ...elements[4], label: { zh: '咖啡区' } }],
  ])('refuses %s', (_, element) => {
    expect(refused(element)).toBe(true)
  })
})
