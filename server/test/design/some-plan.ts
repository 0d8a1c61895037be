import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import fc from 'fast-check'
import { booth } from './design-support'

/** As many booths as a plan may have. */
export const places = [0, 1, 2, 3, 4, 5, 6, 7]

/** What somebody might make of each booth; undefined where it is left out. Every booth has a place of its own. */
const someBooth = fc.option(
  fc.record({
    width: fc.integer({ min: 200, max: 600 }).map((cm) => cm / 100),
    depth: fc.integer({ min: 200, max: 600 }).map((cm) => cm / 100),
    boothClass: fc.constantFrom('standard', 'standard', 'raw'),
    exhibitType: fc.constantFrom('02', '02', '01'),
    special: fc.boolean(),
    use: fc.constantFrom('normal', 'normal', 'function', 'disabled'),
    opening: fc.option(fc.record({ sides: fc.integer({ min: 1, max: 4 }), reason: fc.constant('立柱') }), {
      nil: undefined,
    }),
    codeFont: fc.option(fc.constant({ family: 'Arial', size: 12, style: 'bold' as const }), {
      nil: undefined,
    }),
  }),
  { nil: undefined, freq: 4 },
)

export const somePlan = fc.record({
  booths: fc.array(someBooth, { minLength: places.length, maxLength: places.length }),
  places: fc.shuffledSubarray(places, { minLength: places.length }),
  numbers: fc.shuffledSubarray(places, { minLength: places.length }),
  /** Left where and what they were, so that some publishes succeed although booths are held. */
  kept: fc.subarray(places, { minLength: 3 }),
  /** Whoever draws mostly leaves alone what somebody has; whoever does not is refused. */
  sparesHeld: fc.integer({ min: 0, max: 3 }).map((chance) => chance > 0),
})
export type SomePlan = typeof somePlan extends fc.Arbitrary<infer Plan> ? Plan : never

interface Hall {
  /** The booths of the hall, by their place. */
  ids: readonly string[]
  /** Of the hall, before every number. */
  prefix: string
}

/** The published plan as somebody might redraw it. */
export function redrawn(
  published: Draft,
  held: ReadonlySet<string>,
  { booths, places: spots, numbers, kept, sparesHeld }: SomePlan,
  { ids, prefix }: Hall,
): Draft {
  const standing = new Map(published.booths.map((one) => [one.id, one]))
  const keptIds = new Set([...kept.map((place) => ids[place]), ...(sparesHeld ? held : [])])
  const staying = ids.flatMap((id) => (keptIds.has(id) ? (standing.get(id) ?? []) : []))
  const codes = new Set(staying.map(({ code }) => code))
  const floors = new Set(staying.map(({ x, y }) => `${x} ${y}`))
  const drawn = booths.flatMap((given, place): DraftBooth[] => {
    const id = ids[place] ?? ''
    const spot = spots[place] ?? 0
    const [x, y] = [2 + (spot % 4) * 14, 2 + Math.floor(spot / 4) * 18]
    const code = `${prefix}-${numbers[place]}`
    if (!given || staying.some((one) => one.id === id) || codes.has(code) || floors.has(`${x} ${y}`))
      return []
    const name = given.use === 'function' ? { zh: '服务台', en: '' } : { zh: '', en: '' }
    return [booth({ ...(JSON.parse(JSON.stringify(given)) as Partial<DraftBooth>), id, x, y, code, name })]
  })
  return { ...published, width: 60, depth: 40, booths: [...staying, ...drawn] }
}

export const byId = (booths: readonly DraftBooth[]): DraftBooth[] =>
  [...booths].sort((one, other) => one.id.localeCompare(other.id))
