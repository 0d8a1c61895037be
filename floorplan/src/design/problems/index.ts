import { type ProblemKind, problemKinds } from '@fairground/domain/design'
import type { Draft } from '../draft'
import { narrowAisles } from './aisle-narrow'
import { floorOf } from './floor-of'
import { withoutAccess } from './no-access'
import { numbersElsewhere, numbersPlanned } from './number-elsewhere'
import { numbersMissing } from './number-missing'
import { numbersRepeated } from './number-repeated'
import { onFireLane } from './on-fire-lane'
import { outsideHall } from './outside-hall'
import { overlapsOf } from './overlap'
import { pillarsInside } from './pillar-inside'
import type { Beside, Problem } from './problem'
import { remnants } from './remnant'
import { stripsOf } from './strips'

export { type Beside, type Elsewhere, hallsByNumber, inOtherHalls, type Mend, type Problem } from './problem'

const noNumbers: ReadonlyMap<string, string> = new Map()
const nobodys: ReadonlySet<string> = new Set()

const allKinds: ReadonlySet<ProblemKind> = new Set(problemKinds)

/** What is wrong with a plan, all of it or only these kinds: kind by kind, each from top to bottom and left to right. */
export function findProblems(
  draft: Draft,
  { taken = noNumbers, planned = noNumbers, held = nobodys }: Partial<Beside> = {},
  kinds: ReadonlySet<ProblemKind> = allKinds,
): Problem[] {
  const beside = { taken, planned, held }
  const floor = floorOf(draft, held)
  const strips = kinds.has('aisleNarrow') || kinds.has('remnant') ? stripsOf(draft, floor) : []
  const find: Record<ProblemKind, () => Problem[]> = {
    numberMissing: () => numbersMissing(draft, beside),
    numberRepeated: () => numbersRepeated(draft, beside),
    numberElsewhere: () => numbersElsewhere(draft, beside),
    numberPlanned: () => numbersPlanned(draft, beside),
    overlap: () => overlapsOf(draft, floor),
    outsideHall: () => outsideHall(draft, floor),
    onFireLane: () => onFireLane(draft, floor),
    aisleNarrow: () => narrowAisles(strips),
    pillarInside: () => pillarsInside(draft, floor),
    noAccess: () => withoutAccess(draft),
    remnant: () => remnants(strips),
  }
  return problemKinds.flatMap((kind) => (kinds.has(kind) ? find[kind]().sort(downThenRight) : []))
}

const downThenRight = (one: Problem, other: Problem): number => one.at.y - other.at.y || one.at.x - other.at.x
