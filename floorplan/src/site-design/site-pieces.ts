import { toCentimetre } from '../design/pieces'
import { contains, type Rect } from '../geometry'
import { type Extent, outlineOf } from '../hall-on-site'
import { boundsOf, type Polygon, spansAt } from '../polygon'
import type { ScenePoint } from '../scene'
import { type SitePlan, turns } from '../site-plan'

/** Something on the site that can be chosen. A tree has no name of its own, only its place among the trees. */
export interface SiteRef {
  kind: 'hall' | 'ground' | 'gate' | 'place' | 'tree'
  id: string
}

/** How large each hall's own floor is, by its code: a site only says where it stands. */
export type HallExtents = ReadonlyMap<string, Extent>

export const isSameRef = (one: SiteRef | undefined, other: SiteRef | undefined): boolean =>
  one?.kind === other?.kind && one?.id === other?.id

export function refsOf({ grounds, halls, gates, places, trees }: SitePlan): SiteRef[] {
  return [
    ...halls.map(({ hall }): SiteRef => ({ kind: 'hall', id: hall })),
    ...gates.map(({ id }): SiteRef => ({ kind: 'gate', id })),
    ...places.map(({ id }): SiteRef => ({ kind: 'place', id })),
    ...grounds.map(({ id }): SiteRef => ({ kind: 'ground', id })),
    ...trees.map((_, index): SiteRef => ({ kind: 'tree', id: String(index) })),
  ]
}

const dot = ({ x, y }: ScenePoint): Rect => ({ x, y, width: 0, depth: 0 })

/** The floor a piece covers; nothing where it is not on this site. */
export function boundsOfRef(site: SitePlan, extents: HallExtents, { kind, id }: SiteRef): Rect | undefined {
  switch (kind) {
    case 'hall': {
      const placed = site.halls.find(({ hall }) => hall === id)
      const extent = extents.get(id)
      return placed && extent && outlineOf(placed, extent)
    }
    case 'ground': {
      const ground = site.grounds.find((one) => one.id === id)
      return ground && boundsOf(ground.points)
    }
    case 'gate':
    case 'place': {
      const piece = site[kind === 'gate' ? 'gates' : 'places'].find((one) => one.id === id)
      return piece && dot(piece.at)
    }
    case 'tree': {
      const tree = site.trees[Number(id)]
      return tree && dot(tree)
    }
  }
}

export const isWithin = (polygon: Polygon, { x, y }: ScenePoint): boolean =>
  spansAt(polygon, y).some(({ from, to }) => x >= from && x <= to)

/** What lies at a point, the topmost first: what is only a dot is met within this reach. */
export function refAt(
  site: SitePlan,
  extents: HallExtents,
  point: ScenePoint,
  reach: number,
): SiteRef | undefined {
  const near = (at: ScenePoint, within = reach) => Math.hypot(at.x - point.x, at.y - point.y) <= within
  const gate = site.gates.findLast(({ at }) => near(at))
  if (gate) return { kind: 'gate', id: gate.id }
  const place = site.places.findLast(({ at }) => near(at))
  if (place) return { kind: 'place', id: place.id }
  const hall = site.halls.findLast((placed) => {
    const extent = extents.get(placed.hall)
    return extent && contains(outlineOf(placed, extent), dot(point))
  })
  if (hall) return { kind: 'hall', id: hall.hall }
  const tree = site.trees.findLastIndex((at) => near(at, Math.max(reach / 2, 2)))
  if (tree >= 0) return { kind: 'tree', id: String(tree) }
  const ground = site.grounds.findLast(({ points }) => isWithin(points, point))
  return ground && { kind: 'ground', id: ground.id }
}

/** Which corner of a ground lies at a point. */
export function cornerAt(
  site: SitePlan,
  groundId: string,
  point: ScenePoint,
  reach: number,
): number | undefined {
  const corners = site.grounds.find(({ id }) => id === groundId)?.points ?? []
  const index = corners.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= reach)
  return index < 0 ? undefined : index
}

const shifted = ({ x, y }: ScenePoint, by: ScenePoint): ScenePoint => ({
  x: toCentimetre(x + by.x),
  y: toCentimetre(y + by.y),
})

export function movedBy(site: SitePlan, { kind, id }: SiteRef, by: ScenePoint): SitePlan {
  if (by.x === 0 && by.y === 0) return site
  switch (kind) {
    case 'hall':
      return {
        ...site,
        halls: site.halls.map((one) => (one.hall === id ? { ...one, ...shifted(one, by) } : one)),
      }
    case 'ground':
      return {
        ...site,
        grounds: site.grounds.map((one) =>
          one.id === id ? { ...one, points: one.points.map((point) => shifted(point, by)) } : one,
        ),
      }
    case 'gate':
      return {
        ...site,
        gates: site.gates.map((one) => (one.id === id ? { ...one, at: shifted(one.at, by) } : one)),
      }
    case 'place':
      return {
        ...site,
        places: site.places.map((one) => (one.id === id ? { ...one, at: shifted(one.at, by) } : one)),
      }
    case 'tree':
      return {
        ...site,
        trees: site.trees.map((one, index) => (index === Number(id) ? shifted(one, by) : one)),
      }
  }
}

export const withoutRef = (site: SitePlan, { kind, id }: SiteRef): SitePlan => ({
  ...site,
  ...(kind === 'hall' && { halls: site.halls.filter(({ hall }) => hall !== id) }),
  ...(kind === 'ground' && { grounds: site.grounds.filter((one) => one.id !== id) }),
  ...(kind === 'gate' && { gates: site.gates.filter((one) => one.id !== id) }),
  ...(kind === 'place' && { places: site.places.filter((one) => one.id !== id) }),
  ...(kind === 'tree' && { trees: site.trees.filter((_, index) => index !== Number(id)) }),
})

const withPoints = (
  site: SitePlan,
  groundId: string,
  change: (points: readonly ScenePoint[]) => ScenePoint[],
): SitePlan => ({
  ...site,
  grounds: site.grounds.map((one) => (one.id === groundId ? { ...one, points: change(one.points) } : one)),
})

export const withCorner = (site: SitePlan, groundId: string, corner: number, to: ScenePoint): SitePlan =>
  withPoints(site, groundId, (points) => points.map((point, index) => (index === corner ? to : point)))

/** Halfway to the next one. */
export const withCornerAfter = (site: SitePlan, groundId: string, corner: number): SitePlan =>
  withPoints(site, groundId, (points) => {
    const [one, other] = [points[corner], points[(corner + 1) % points.length]]
    if (!one || !other) return [...points]
    const half = { x: toCentimetre((one.x + other.x) / 2), y: toCentimetre((one.y + other.y) / 2) }
    return points.toSpliced(corner + 1, 0, half)
  })

/** A ground keeps three corners at least. */
export const withoutCorner = (site: SitePlan, groundId: string, corner: number): SitePlan =>
  withPoints(site, groundId, (points) => (points.length > 3 ? points.toSpliced(corner, 1) : [...points]))

/** One step up or down among the grounds: what lies higher is drawn, and walked, over what lies lower. */
export function reordered(site: SitePlan, groundId: string, step: 1 | -1): SitePlan {
  const from = site.grounds.findIndex(({ id }) => id === groundId)
  const to = from + step
  const ground = site.grounds[from]
  if (!ground || to < 0 || to >= site.grounds.length) return site
  return { ...site, grounds: site.grounds.toSpliced(from, 1).toSpliced(to, 0, ground) }
}

/** A quarter further, around the middle of its outline. */
export function turnedHall(site: SitePlan, extents: HallExtents, code: string): SitePlan {
  const extent = extents.get(code)
  return {
    ...site,
    halls: site.halls.map((placed) => {
      if (placed.hall !== code || !extent) return placed
      const before = outlineOf(placed, extent)
      const turn = turns[(turns.indexOf(placed.turn) + 1) % turns.length] ?? 0
      const after = outlineOf({ ...placed, turn }, extent)
      const by = { x: (before.width - after.width) / 2, y: (before.depth - after.depth) / 2 }
      return { ...placed, turn, ...shifted(placed, by) }
    }),
  }
}

/** Trees along the edge of a ground, one every so many metres. */
export function treesAlong(points: Polygon, every: number): ScenePoint[] {
  const trees: ScenePoint[] = []
  let left = 0
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    let at = left
    for (; at < length; at += every) {
      const share = at / length
      trees.push({
        x: toCentimetre(from.x + (to.x - from.x) * share),
        y: toCentimetre(from.y + (to.y - from.y) * share),
      })
    }
    left = at - length
  }
  return trees
}
