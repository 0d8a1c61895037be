import { type Fault, faultOfFinish, faultOfRelease } from '@fairground/domain/selection'
import { translate } from '@fairground/domain/text'
import type { Rect } from '@fairground/floorplan/geometry'
import { type Suggestion, suggestSets } from '@fairground/floorplan/selection/suggestions'
import { useDeferredValue, useMemo } from 'react'
import type { BoothOnMap } from '../hall'
import { useLanguage } from '../lib/language'
import { namesBeside } from './beside'
import { type Faults, faultsIn, fittingIn, type OwnSelection, standingSideBySide } from './eligibility'
import { firstMissing } from './phase'
import type { Choosing } from './use-choosing'
import { useOffer } from './use-offer'

interface Given {
  hallId: string
  booths: readonly BoothOnMap[]
  own: OwnSelection
  choosing: Pick<Choosing, 'tries' | 'refused'>
}

/** A single booth between others is hard to sell, so that suggestions leave none. */
const leastSellable = 2
const perSize = 6

/** What a company may do with each booth of the hall it looks at, and what it had best do. */
export function useHallChoice({ hallId, booths, own, choosing: { tries, refused } }: Given) {
  const language = useLanguage()
  const closed = firstMissing(own)
  const { quota } = own
  const ownIds = useMemo(() => new Set(own.booths.map(({ id }) => id)), [own.booths])
  const pending = useMemo(
    () => new Set(tries.flatMap(({ kind, boothIds }) => (kind === 'choose' ? boothIds : []))),
    [tries],
  )
  const given = useMemo(
    () => quota && { own, quota: { ...quota, area: quota.area }, pending, language },
    [own, quota, pending, language],
  )
  const faults = useMemo<Faults>(
    () => (given ? faultsIn(hallId, booths, given) : new Map()),
    [hallId, booths, given],
  )
  // In a rush the plan changes many times a second; what is suggested may come a moment later.
  const calm = useDeferredValue(booths)
  const suggestions = useMemo<Suggestion[]>(() => {
    if (!given || own.stage !== 'choosing') return []
    const fitting = fittingIn(hallId, calm, given)
    return suggestSets({
      booths: calm.map((booth) => ({
        ...booth,
        isFree: booth.state === 'normal' && booth.boothClass === given.quota.boothClass,
        isEligible: fitting.has(booth.id),
      })),
      own: new Set([...ownIds, ...given.pending]),
      count: given.quota.count,
      leastSellable,
      perSize,
    })
  }, [hallId, calm, given, own.stage, ownIds])

  const offer = useOffer(suggestions)
  const byId = useMemo(() => new Map(booths.map((booth) => [booth.id, booth])), [booths])
  const eligible = useMemo(
    () =>
      new Set(
        booths.filter(({ id }) => faults.has(id) && !faults.get(id) && !ownIds.has(id)).map(({ id }) => id),
      ),
    [booths, faults, ownIds],
  )
  const taken = refused?.taken
  const standOut = useMemo(
    () => new Set([...eligible, ...ownIds, ...pending, ...(taken ?? [])]),
    [eligible, ownIds, pending, taken],
  )
  const say = (fault: Fault | undefined) => fault && translate(fault.message, language, fault.params)
  const adjoins = standingSideBySide(booths)
  const suggested =
    offer && around([...ownIds, ...offer.suggestion.added].flatMap((id) => byId.get(id) ?? []))
  const [firstEligible] = eligible

  return {
    booths,
    byId,
    ownIds,
    pending,
    eligible,
    standOut,
    suggestions,
    /** The one of them that is shown, on the plan too. */
    offer,
    suggested,
    taken: taken ?? [],
    /** Where somebody begins to look who sees only a part of the hall. */
    lookFirst: suggested ?? (calm === booths ? byId.get(firstEligible ?? '') : undefined),
    /** Who has the booths that adjoin it, as everybody sees their names. */
    beside: (id: string): string[] => namesBeside(id, { booths, ownIds, adjoins, language }),
    /** Why nothing at all can be chosen now. */
    closed,
    /** Why this one cannot. */
    whyNot: (id: string): string | undefined => closed ?? say(faults.get(id)),
    /** As far as the booth goes, whatever the hour. */
    mightBeYours: (id: string): boolean => faults.has(id) && !faults.get(id),
    whyNotRelease: (id: string): string | undefined =>
      closed ?? say(faultOfRelease([id], { held: own.booths, adjoins })),
    whyNotFinish: (): string | undefined =>
      closed ??
      (quota
        ? say(faultOfFinish({ quota: { ...quota, area: quota.area }, held: own.booths, adjoins }))
        : undefined),
  }
}

function around(booths: readonly Rect[]): Rect {
  const x = Math.min(...booths.map((booth) => booth.x))
  const y = Math.min(...booths.map((booth) => booth.y))
  const right = Math.max(...booths.map((booth) => booth.x + booth.width))
  const bottom = Math.max(...booths.map((booth) => booth.y + booth.depth))
  return { x, y, width: right - x, depth: bottom - y }
}

export type HallChoice = ReturnType<typeof useHallChoice>
