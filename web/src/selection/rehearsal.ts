import { useOfState } from '@fairground/domain/booth'
import { type Fault, faultOfChoice, faultOfFinish, faultOfRelease } from '@fairground/domain/selection'
import type { HallMap } from '@fairground/wire/hall/maps'
import { areaOf, type BoothOnMap } from '../hall'
import { choosingIn, type Given, type OwnBooth, toChoose } from './eligibility'

/** What can be pressed while choosing. */
export type Deed = 'choose' | 'release' | 'finish'

/** The hall as if nobody had chosen yet: whatever is offered at all is free. */
export const emptied = (map: HallMap): HallMap => ({
  ...map,
  booths: map.booths.map(({ fullName: _name, ...booth }) =>
    useOfState[booth.state] === 'notOffered'
      ? booth
      : { ...booth, state: 'normal', name: { zh: '', en: '' } },
  ),
})

/** What one has after a deed, by the very rules the server decides by; or what stands in its way. */
export function rehearsed(
  deed: Deed,
  ids: readonly string[],
  { hallId, booths, ...given }: Given & { hallId: string; booths: readonly BoothOnMap[] },
): { has: OwnBooth[] } | { fault: Fault } {
  const choosing = choosingIn(hallId, booths, given)
  const { booths: held } = given.own
  const wanted = booths.filter(({ id }) => ids.includes(id))
  const fault = {
    choose: () =>
      faultOfChoice(
        wanted.map((booth) => toChoose(booth, hallId)),
        choosing,
      ),
    release: () => faultOfRelease(ids, choosing),
    finish: () => faultOfFinish(choosing),
  }[deed]()
  if (fault) return { fault }
  if (deed === 'release') return { has: held.filter(({ id }) => !ids.includes(id)) }
  return { has: deed === 'choose' ? [...held, ...wanted.map((booth) => had(booth, hallId))] : held }
}

const had = (
  { id, code, boothClass, openSides, special, ...place }: BoothOnMap,
  hallId: string,
): OwnBooth => ({
  id,
  code,
  hallId,
  boothClass,
  openSides,
  special,
  areaM2: areaOf(place),
  state: 'occupy',
  origin: 'chosen',
})
