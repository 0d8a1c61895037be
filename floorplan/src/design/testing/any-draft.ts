import fc from 'fast-check'
import type { SceneElement } from '../../scene'
import type { Draft, DraftBooth, Underlay } from '../draft'

/** For tests that hold for any plan at all. */

export const idAt = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** New names that no draft made here has yet. */
export function namesFrom(place = 500_000): () => string {
  let next = place
  return () => {
    next += 1
    return idAt(next)
  }
}

export const steps = (size: number) => (least: number, most: number) =>
  fc
    .integer({ min: Math.round(least / size), max: Math.round(most / size) })
    .map((count) => Math.round(count * size * 100) / 100)

const hall = { width: 24, depth: 18 }

/** Some of them reach over the edge of the hall. */
const rect = (size: number) =>
  fc.record({
    x: steps(size)(-1, 22),
    y: steps(size)(-1, 16),
    width: steps(size)(1, 5),
    depth: steps(size)(1, 5),
  })

const booth = (size: number) =>
  fc.record({
    kind: fc.constant('booth' as const),
    place: rect(size),
    code: fc.constantFrom('', 'A1', 'a1', 'A2', 'A3', 'B01', 'B02', 'C-9', 'Z'),
    boothClass: fc.constantFrom('standard' as const, 'raw' as const),
    exhibitType: fc.constantFrom('01', '02'),
    special: fc.constant(false),
    use: fc.constantFrom('normal' as const, 'normal' as const, 'function' as const, 'disabled' as const),
    name: fc.constant({ zh: '', en: '' }),
    opening: fc.option(fc.constant({ sides: 2, reason: 'Sold so' }), { nil: undefined, freq: 5 }),
  })

const label = { zh: '', en: '' }

const element = (size: number): fc.Arbitrary<SceneElement> => {
  const point = fc.record({ x: steps(size)(0, 24), y: steps(size)(0, 18) })
  const id = fc.constant('')
  const placed = <Kind extends object>(kind: fc.Arbitrary<Kind>) =>
    fc.tuple(kind, rect(size)).map(([one, place]) => ({ ...one, ...place }))
  return fc.oneof(
    placed(fc.record({ kind: fc.constant('pillar' as const), id })),
    placed(
      fc.record({
        kind: fc.constant('lane' as const),
        id,
        use: fc.constantFrom('fire' as const, 'aisle' as const),
      }),
    ),
    placed(
      fc.record({
        kind: fc.constant('area' as const),
        id,
        use: fc.constantFrom('toilet' as const, 'rest' as const),
        label: fc.constant(label),
      }),
    ),
    fc.record({
      kind: fc.constant('wall' as const),
      id,
      points: fc
        .tuple(point, fc.boolean(), steps(size)(1, 6))
        .map(([from, isAcross, length]) => [
          from,
          { x: isAcross ? from.x + length : from.x, y: isAcross ? from.y : from.y + length },
        ]),
      closed: fc.boolean(),
      thickness: fc.constant(0.5),
    }),
    fc.record({
      kind: fc.constant('label' as const),
      id,
      at: point,
      text: fc.constant({ zh: '入口', en: 'Entrance' }),
      size: fc.constant(1),
      rotation: fc.constantFrom(0, 90, 180, -90),
    }),
  )
}

const underlay = (size: number): fc.Arbitrary<Underlay> =>
  rect(size).map((place) => ({
    kind: 'underlay',
    id: '',
    title: 'Hall',
    source: 'picture',
    file: idAt(999_999),
    ...place,
    opacity: 0.5,
    rotation: 0,
  }))

interface Wanted {
  /** Everything lies on multiples of this many metres. */
  step?: number
  mostBooths?: number
  mostElements?: number
}

/** Plans full of faults: too much of everything in too little room. */
export const anyDraft = ({
  step = 0.5,
  mostBooths = 14,
  mostElements = 5,
}: Wanted = {}): fc.Arbitrary<Draft> =>
  fc
    .record({
      booths: fc.array(booth(step), { maxLength: mostBooths, size: 'max' }),
      elements: fc.array(element(step), { maxLength: mostElements, size: 'max' }),
      underlays: fc.array(underlay(step), { maxLength: 1 }),
      isLocked: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }),
      grouped: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }),
    })
    .map(({ booths, elements, underlays, isLocked, grouped }) => {
      let place = 0
      const named = <Kind extends object>(piece: Kind): Kind & { id: string } => {
        place += 1
        return { ...piece, id: idAt(place) }
      }
      const draft: Draft = {
        version: 1,
        ...hall,
        booths: booths.map(
          ({ place: where, opening, ...rest }): DraftBooth =>
            named({ ...rest, ...where, ...(opening && { opening }) }),
        ),
        elements: elements.map(named),
        underlays: underlays.map(named),
        locked: [],
        groups: [],
      }
      const ids = [...draft.booths, ...draft.elements, ...draft.underlays].map(({ id }) => id)
      const some = (places: number[]) => [...new Set(places.flatMap((at) => ids[at] ?? []))]
      const group = some(grouped)
      return { ...draft, locked: some(isLocked), groups: group.length > 1 ? [group] : [] }
    })

/** Some of its pieces, and at times one that is not there. */
export const chosenOf = ({ booths, elements, underlays }: Draft, places: readonly number[]): string[] => {
  const ids = [...booths, ...elements, ...underlays].map(({ id }) => id)
  return places.map((place) => ids[place % (ids.length + 1)] ?? 'nobody')
}

export const emptyDraft: Draft = {
  version: 1,
  ...hall,
  booths: [],
  elements: [],
  underlays: [],
  locked: [],
  groups: [],
}

/** A booth for an example, three by three metres unless said. */
export const boothAt = (place: number, x: number, y: number, more: Partial<DraftBooth> = {}): DraftBooth => ({
  kind: 'booth',
  id: idAt(place),
  x,
  y,
  width: 3,
  depth: 3,
  code: `A${place}`,
  boothClass: 'standard',
  exhibitType: '01',
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
  ...more,
})
