import { neighbourLists, type Rect } from '@fairground/floorplan/geometry'
import type { Random } from '../random'
import type { BoothRow, HallRow } from '../rows'

/** The booths still free, with who stands next to whom. */
export interface Floor {
  takeStandard(count: number, boothClasses: readonly string[]): BoothRow[] | undefined
  takeRaw(
    kind: HallRow['kind'],
    boothClasses: readonly string[],
    fits: (area: number) => boolean,
  ): BoothRow | undefined
}

/** Finding a run is cheap and a hall is rarely full, so a few random starts decide whether it still has room. */
const startsTried = 40

export function floorOf(halls: readonly HallRow[], booths: readonly BoothRow[], random: Random): Floor {
  const kinds = new Map(halls.map((hall) => [hall.id, hall.kind]))
  const neighbours = standardNeighbours(halls, booths)
  const taken = new Set<BoothRow>()
  const isFree = (booth: BoothRow) => booth.status === 'normal' && !taken.has(booth)
  const standardByHall = halls
    .map((hall) => booths.filter((booth) => booth.hall_id === hall.id && booth.booth_class === 'standard'))
    .filter((own) => own.some(isFree))
    // Some halls are sought after, so that a plan shows both crowds and gaps.
    .map((own) => [own, random.int(1, 5)] as const)
  const raw = booths.filter((booth) => booth.booth_class === 'raw' && isFree(booth))

  const runFrom = (start: BoothRow, count: number): BoothRow[] => {
    const run = [start]
    for (const booth of run) {
      for (const next of neighbours.get(booth) ?? []) {
        if (run.length < count && isFree(next) && !run.includes(next)) run.push(next)
      }
    }
    return run
  }

  return {
    takeStandard(count, boothClasses) {
      if (standardByHall.length === 0) return undefined
      for (let tries = 0; tries < startsTried; tries++) {
        const start = random.pick(random.weighted(standardByHall))
        if (!isFree(start) || !boothClasses.includes(start.exhibit_type)) continue
        const run = runFrom(start, count)
        if (run.length < count) continue
        for (const booth of run) taken.add(booth)
        return run
      }
      return undefined
    },
    takeRaw(kind, boothClasses, fits) {
      const fitting = raw.filter(
        (booth) =>
          isFree(booth) &&
          kinds.get(booth.hall_id) === kind &&
          boothClasses.includes(booth.exhibit_type) &&
          fits(booth.width_m * booth.depth_m),
      )
      if (fitting.length === 0) return undefined
      const booth = random.pick(fitting)
      taken.add(booth)
      return booth
    },
  }
}

function standardNeighbours(
  halls: readonly HallRow[],
  booths: readonly BoothRow[],
): Map<BoothRow, BoothRow[]> {
  const map = new Map<BoothRow, BoothRow[]>()
  for (const hall of halls) {
    const own = booths.filter((booth) => booth.hall_id === hall.id && booth.booth_class === 'standard')
    const lists = neighbourLists(own.map(rectOf))
    own.forEach((booth, index) => {
      map.set(
        booth,
        (lists[index] ?? []).flatMap((at) => own[at] ?? []),
      )
    })
  }
  return map
}

export const rectOf = (booth: BoothRow): Rect => ({
  x: booth.x_m,
  y: booth.y_m,
  width: booth.width_m,
  depth: booth.depth_m,
})
