import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostCharacters, type PlanScene, readScene, sceneVersion, writeScene } from './plan-scene'
import { iconUses } from './scene'

const centimetres = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100)
const rectangle = {
  x: centimetres(0, 9000),
  y: centimetres(0, 9000),
  width: centimetres(1, 3000),
  depth: centimetres(1, 3000),
}
const words = fc.record({ zh: fc.string({ maxLength: 20 }), en: fc.string({ maxLength: 20 }) })
const point = fc.record({ x: rectangle.x, y: rectangle.y })
const elements = fc.uniqueArray(
  fc.oneof(
    fc.record({ kind: fc.constant('pillar' as const), id: fc.uuid(), ...rectangle }),
    fc.record({
      kind: fc.constant('area' as const),
      id: fc.uuid(),
      use: fc.constantFrom('cafe', 'toilet'),
      ...rectangle,
      label: words,
    }),
    fc.record({
      kind: fc.constant('door' as const),
      id: fc.uuid(),
      use: fc.constantFrom('exit', 'loading'),
      from: point,
      to: point,
    }),
    fc.record({
      kind: fc.constant('wall' as const),
      id: fc.uuid(),
      points: fc.array(point, { minLength: 2, maxLength: 9 }),
      closed: fc.boolean(),
      thickness: centimetres(1, 100),
    }),
    fc.record({
      kind: fc.constant('picture' as const),
      id: fc.uuid(),
      file: fc.uuid(),
      ...rectangle,
      opacity: fc.constantFrom(0.05, 0.4, 1),
      rotation: fc.integer({ min: -180, max: 180 }),
    }),
    fc.record({
      kind: fc.constant('icon' as const),
      id: fc.uuid(),
      use: fc.constantFrom(...iconUses),
      at: point,
      size: centimetres(10, 500),
    }),
  ),
  { maxLength: 12, selector: ({ id }) => id },
)
const anyScene = fc.record({
  version: fc.constant(sceneVersion),
  width: centimetres(100, 30_000),
  depth: centimetres(100, 30_000),
  outdoor: fc.boolean(),
  elements,
  booths: fc.uniqueArray(fc.record({ id: fc.uuid(), ...rectangle }), {
    maxLength: 20,
    selector: ({ id }) => id,
  }),
}) as fc.Arbitrary<PlanScene>

const [pillar] = fc.sample(
  fc.record({ kind: fc.constant('pillar' as const), id: fc.constant('pillar-1'), ...rectangle }),
  1,
)
const scene = { version: sceneVersion, width: 60, depth: 40, outdoor: false, elements: [pillar], booths: [] }
const fault = (change: object) => readScene(JSON.stringify({ ...scene, ...change }))

describe('a kept scene', () => {
  it('is read back as it was written', () => {
    fc.assert(fc.property(anyScene, (one) => void expect(readScene(writeScene(one))).toEqual({ scene: one })))
  })

  it('of the first version is read as one of today', () => {
    expect(fault({ version: 1 })).toEqual({ scene })
  })

  it('names the element that is wrong', () => {
    expect(fault({ elements: [pillar, { ...pillar, id: 'pillar-2', width: -1 }] })).toEqual({
      fault: { reason: 'wrong', at: 'elements 1 width', element: 'pillar-2' },
    })
    expect(fault({ elements: [{ ...pillar, x: null }] })).toEqual({
      fault: { reason: 'wrong', at: 'elements 0 x', element: 'pillar-1' },
    })
    expect(fault({ elements: [{ ...pillar, kind: 'balloon' }] })).toMatchObject({
      fault: { reason: 'wrong', element: 'pillar-1' },
    })
    expect(fault({ width: Number.NaN })).toEqual({ fault: { reason: 'wrong', at: 'width' } })
  })

  it('refuses two booths with one id', () => {
    const booth = { id: '0b8e9c3e-5d5f-4a51-9d1a-2f6f8f1c7a10', x: 0, y: 0, width: 3, depth: 3 }
    expect(fault({ booths: [booth, booth] })).toEqual({ fault: { reason: 'wrong', at: 'booths' } })
  })

  it.each([
    ['no JSON', '{"version":1', { reason: 'notJson' }],
    ['a list', '[]', { reason: 'notAScene' }],
    ['nothing', 'null', { reason: 'notAScene' }],
    ['a version that is a word', '{"version":"1"}', { reason: 'notAScene' }],
    ['a version from the future', '{"version":7,"rooms":[]}', { reason: 'laterVersion', version: 7 }],
    ['a text without end', ' '.repeat(mostCharacters + 1), { reason: 'tooLarge' }],
    ['a text without bottom', '['.repeat(100_000) + ']'.repeat(100_000), { reason: 'notAScene' }],
  ])('says so of %s', (_what, text, expected) => {
    expect(readScene(text)).toEqual({ fault: expected })
  })

  it('survives whatever is sent in its place', () => {
    fc.assert(fc.property(fc.json(), (text) => void expect(readScene(text)).toHaveProperty('fault')))
  })
})
