import { between } from './distance'
import { spansAt } from './polygon'
import type { ScenePoint, SceneText } from './scene'
import type { Ground, GroundUse, SitePlan } from './site-plan'

/** What people are told to walk along. */
const followed: ReadonlySet<GroundUse> = new Set(['plaza', 'road', 'promenade'])

/** Metres, more than an avenue is wide: less than this is crossed rather than followed, unless it is most of the way. */
const crossed = 25

/** The names of the grounds that a line over the site follows, in the order it comes to them. */
export function groundsAlong(
  { grounds }: Pick<SitePlan, 'grounds'>,
  line: readonly ScenePoint[],
): SceneText[] {
  const metres = new Map<Ground, number>()
  let length = 0
  for (const { at, piece } of steps(line)) {
    length += piece
    const ground = grounds.findLast(({ points }) => isWithin(points, at))
    if (ground) metres.set(ground, (metres.get(ground) ?? 0) + piece)
  }
  return [...metres].flatMap(([{ use, label }, walked]) =>
    label && followed.has(use) && walked >= Math.min(crossed, length / 2) ? [label] : [],
  )
}

const isWithin = (points: readonly ScenePoint[], { x, y }: ScenePoint): boolean =>
  spansAt(points, y).some(({ from, to }) => x >= from && x <= to)

/** The middle of every metre or less, and how long that is. */
const steps = (line: readonly ScenePoint[]): { at: ScenePoint; piece: number }[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const count = Math.ceil(between(from, to))
    return Array.from({ length: count }, (_, step) => {
      const share = (step + 0.5) / count
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      return { at, piece: between(from, to) / count }
    })
  })
