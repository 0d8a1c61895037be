import { faultOfBooth, type Quota } from '@fairground/domain/selection'
import { allNeighbours, neighboursBySide } from '@fairground/floorplan/neighbours'
import type { FreeBooth } from './rushers.repository'

interface Wanting {
  quota: Quota
  hallIds: readonly string[]
  areaSlack: number
}

/** Booths side by side that a company may choose, or none. */
export type Wishes = (wanting: Wanting) => Generator<string[]>

/** Everybody looks at the same places first: that is what makes it a rush. */
const soughtAfter = 0.25

/** What each company tries one after the other, on the plan as it was before anybody had chosen. */
export function wishesOn(booths: readonly FreeBooth[], chance: () => number): Wishes {
  const halls = new Map<string, FreeBooth[]>()
  for (const booth of booths) halls.set(booth.hallId, [...(halls.get(booth.hallId) ?? []), booth])
  const neighbours = new Map([...halls.values()].flatMap((own) => [...neighboursBySide(own)]))

  return function* ({ quota, hallIds, areaSlack }) {
    const choosing = {
      quota,
      areaSlack,
      halls: new Set(hallIds),
      held: [],
      adjoins: () => true,
      language: 'en',
    } as const
    const fitting = new Set(booths.filter((booth) => !faultOfBooth(booth, choosing)))
    const starts = [...fitting]
    for (let reach = soughtAfter; starts.length > 0; reach = 1) {
      const at = Math.floor(chance() * Math.max(1, starts.length * reach))
      const run = starts.splice(at, 1)
      for (const booth of run)
        for (const next of allNeighbours(neighbours.get(booth) ?? none))
          if (run.length < quota.count.least && fitting.has(next) && !run.includes(next)) run.push(next)
      if (run.length >= quota.count.least) yield run.map(({ id }) => id)
    }
  }
}

const none = { top: [], right: [], bottom: [], left: [] }
