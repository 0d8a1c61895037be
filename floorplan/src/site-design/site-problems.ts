import { contains, overlaps, type Rect } from '../geometry'
import { doorsOnSite, type OuterDoor, outlineOf } from '../hall-on-site'
import type { ScenePoint } from '../scene'
import { siteFloor } from '../site-floor'
import type { SitePlan } from '../site-plan'
import { squaresAround } from '../walkable-floor'
import type { SiteHall } from '../walkable-site'
import { isFree, type WalkableFloor } from '../walkable-squares'
import { isWithin, type SiteRef } from './site-pieces'

/** What can be wrong with a drawn site; `hinders` what no site can be published with. */
export const siteProblemKinds = {
  hallsOverlap: { hinders: true },
  hallOutside: { hinders: true },
  hallGone: { hinders: true },
  pieceOutside: { hinders: true },
  namesMissing: { hinders: true },
  hallNotPlaced: { hinders: false },
  noEntrance: { hinders: false },
  doorBlocked: { hinders: false },
  hallUnreached: { hinders: false },
  gateOffPath: { hinders: false },
} as const satisfies Record<string, { hinders: boolean }>
export type SiteProblemKind = keyof typeof siteProblemKinds

export interface SiteProblem {
  kind: SiteProblemKind
  /** What it is about, the first of them to be shown. */
  refs: readonly SiteRef[]
  /** Of a hall that is not on the site, and the names of halls and doors for the words. */
  names: readonly string[]
  /** Of the hall, by its id. */
  door?: string
}

type HallOnSite = Pick<SiteHall, 'code' | 'width' | 'depth' | 'scenery'>

interface Standing<Hall extends HallOnSite = HallOnSite> {
  hall: Hall
  outline: Rect
  doors: OuterDoor[]
}

const hallRef = (id: string): SiteRef => ({ kind: 'hall', id })
const dot = ({ x, y }: ScenePoint): Rect => ({ x, y, width: 0, depth: 0 })

/** Everything a person should look at, and what a publish would be refused for. */
export function siteProblems(site: SitePlan, halls: readonly SiteHall[]): SiteProblem[] {
  const placed = new Set(site.halls.map(({ hall }) => hall))
  return [
    ...siteFaults(site, halls),
    ...halls
      .filter(({ code }) => !placed.has(code))
      .map(({ code }): SiteProblem => ({ kind: 'hallNotPlaced', refs: [], names: [code] })),
    ...onFoot(site, standingOn(site, halls)),
  ]
}

/** What no site can be published with. */
export function siteFaults(site: SitePlan, halls: readonly HallOnSite[]): SiteProblem[] {
  const codes = new Set(halls.map(({ code }) => code))
  const standing = standingOn(site, halls)
  const grounds = { x: 0, y: 0, width: site.width, depth: site.depth }
  const named = [
    ...site.gates.map((gate) => ({ ...gate, kind: 'gate' as const })),
    ...site.places.map((place) => ({ ...place, kind: 'place' as const })),
  ]
  return [
    ...site.halls
      .filter(({ hall }) => !codes.has(hall))
      .map(({ hall }): SiteProblem => ({ kind: 'hallGone', refs: [hallRef(hall)], names: [hall] })),
    ...standing
      .filter(({ outline }) => !contains(grounds, outline))
      .map(
        ({ hall: { code } }): SiteProblem => ({
          kind: 'hallOutside',
          refs: [hallRef(code)],
          names: [code],
        }),
      ),
    ...overlapping(standing),
    ...named.flatMap(({ kind, id, at, label }): SiteProblem[] => {
      const about = { refs: [{ kind, id }], names: [label.zh || label.en] }
      return [
        ...(contains(grounds, dot(at)) ? [] : [{ kind: 'pieceOutside' as const, ...about }]),
        ...(label.zh.trim() && label.en.trim() ? [] : [{ kind: 'namesMissing' as const, ...about }]),
      ]
    }),
  ]
}

function standingOn<Hall extends HallOnSite>(site: SitePlan, halls: readonly Hall[]): Standing<Hall>[] {
  const byCode = new Map(halls.map((hall) => [hall.code, hall]))
  return site.halls.flatMap((place) => {
    const hall = byCode.get(place.hall)
    return hall ? [{ hall, outline: outlineOf(place, hall), doors: doorsOnSite(place, hall) }] : []
  })
}

function overlapping(standing: readonly Standing[]): SiteProblem[] {
  return standing.flatMap((one, index) =>
    standing
      .slice(index + 1)
      .filter((other) => overlaps(inner(one.outline), inner(other.outline)))
      .map(
        (other): SiteProblem => ({
          kind: 'hallsOverlap',
          refs: [hallRef(one.hall.code), hallRef(other.hall.code)],
          names: [one.hall.code, other.hall.code],
        }),
      ),
  )
}

/** Walls may touch. */
const inner = ({ x, y, width, depth }: Rect): Rect => ({
  x: x + 0.01,
  y: y + 0.01,
  width: width - 0.02,
  depth: depth - 0.02,
})

const visitors: ReadonlySet<string> = new Set(['entrance', 'exit'])

/** What visitors would meet who walk in at the gates. */
function onFoot(site: SitePlan, standing: readonly Standing[]): SiteProblem[] {
  const floor = siteFloor(
    site,
    standing.map(({ outline }) => outline),
  )
  const footholds = (at: ScenePoint) => squaresAround(floor, at)
  const gates = site.gates.filter(({ use }) => use === 'visitors')
  const reached = reachedFrom(
    floor,
    gates.flatMap(({ at }) => footholds(at)),
  )
  const isReached = (at: ScenePoint) => footholds(at).some((square) => reached.has(square))
  const problems: SiteProblem[] = gates
    .filter(({ at }) => footholds(at).length === 0)
    .map(({ id, label }) => ({
      kind: 'gateOffPath',
      refs: [{ kind: 'gate', id }],
      names: [label.zh || label.en],
    }))
  if (standing.length > 0 && gates.length === 0) problems.push({ kind: 'noEntrance', refs: [], names: [] })
  for (const { hall, outline, doors } of standing) {
    const open = doors.filter(({ use }) => visitors.has(use))
    for (const door of open)
      if (footholds(door.at).length === 0)
        problems.push({
          kind: 'doorBlocked',
          refs: [hallRef(hall.code)],
          names: [hall.code, door.label?.zh ?? '', door.label?.en ?? ''],
          door: door.id,
        })
    const ways = open.length > 0 ? open.map(({ at }) => at) : aroundOf(outline)
    if (gates.length > 0 && !ways.some(isReached))
      problems.push({ kind: 'hallUnreached', refs: [hallRef(hall.code)], names: [hall.code] })
  }
  return problems
}

const aroundOf = ({ x, y, width, depth }: Rect): ScenePoint[] => [
  { x: x + width / 2, y },
  { x: x + width, y: y + depth / 2 },
  { x: x + width / 2, y: y + depth },
  { x, y: y + depth / 2 },
]

/** All squares one comes to, step by step. */
function reachedFrom(floor: WalkableFloor, starts: readonly number[]): ReadonlySet<number> {
  const reached = new Set(starts)
  const waiting = [...starts]
  for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
    const column = square % floor.columns
    const beside = [
      ...(column > 0 ? [square - 1] : []),
      ...(column < floor.columns - 1 ? [square + 1] : []),
      square - floor.columns,
      square + floor.columns,
    ]
    for (const next of beside) {
      if (next < 0 || next >= floor.columns * floor.rows || reached.has(next) || !isFree(floor, next))
        continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return reached
}

/** What lies before a door: the ground on top there, or nothing one can walk on. */
export function groundBefore(site: SitePlan, door: OuterDoor): SitePlan['grounds'][number] | undefined {
  const outward = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] } as const
  const [x, y] = outward[door.side]
  const before = { x: door.at.x + x, y: door.at.y + y }
  return site.grounds.findLast(({ points }) => isWithin(points, before))
}
