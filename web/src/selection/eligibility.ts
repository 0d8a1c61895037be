import {
  type Adjoins,
  type BoothToChoose,
  type Fault,
  faultOfBooth,
  faultOfChoice,
  type Quota,
} from '@fairground/domain/selection'
import type { Language } from '@fairground/domain/text'
import type { Rect } from '@fairground/floorplan/geometry'
import { adjoins } from '@fairground/floorplan/neighbours'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { ownSelection } from '@fairground/wire/selection'
import { areaOf, type BoothOnMap } from '../hall'

export type OwnSelection = CallResult<typeof ownSelection>
export type OwnBooth = OwnSelection['booths'][number]

/** For each booth of a hall why it cannot be chosen now; nothing for those that can. */
export type Faults = ReadonlyMap<string, Fault | undefined>

export interface Given {
  own: OwnSelection
  quota: Quota
  /** Booths that are being chosen count as had: what is pressed next must fit them too. */
  pending: ReadonlySet<string>
  language: Language
}

export const toChoose = (booth: BoothOnMap, hallId: string): BoothToChoose => ({
  ...booth,
  hallId,
  areaM2: areaOf(booth),
})

export function faultsIn(hallId: string, booths: readonly BoothOnMap[], given: Given): Faults {
  const choosing = choosingIn(hallId, booths, given)
  return new Map(booths.map((booth) => [booth.id, faultOfChoice([toChoose(booth, hallId)], choosing)]))
}

/** Whether each may be chosen as far as the booth itself goes, wherever the others are. */
export function fittingIn(hallId: string, booths: readonly BoothOnMap[], given: Given): Set<string> {
  const choosing = choosingIn(hallId, booths, given)
  return new Set(
    booths.filter((booth) => !faultOfBooth(toChoose(booth, hallId), choosing)).map(({ id }) => id),
  )
}

/** Everything the rules ask for, of somebody who looks at this hall. */
export function choosingIn(
  hallId: string,
  booths: readonly BoothOnMap[],
  { own, quota, pending, language }: Given,
) {
  const coming = booths
    .filter(({ id }) => pending.has(id) && !own.booths.some((booth) => booth.id === id))
    .map((booth) => ({ ...toChoose(booth, hallId), origin: 'chosen' as const }))
  return {
    quota,
    halls: new Set(own.hallIds),
    held: [...own.booths, ...coming],
    adjoins: standingSideBySide(booths),
    areaSlack: own.areaSlack,
    language,
  }
}

/** Of the booths on one plan; what is not on it adjoins nothing. */
export function standingSideBySide(booths: readonly (Rect & { id: string })[]): Adjoins {
  const byId = new Map(booths.map((booth) => [booth.id, booth]))
  return (one, other) => {
    const [a, b] = [byId.get(one), byId.get(other)]
    return a !== undefined && b !== undefined && adjoins(a, b)
  }
}
