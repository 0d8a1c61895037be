import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useMemo, useState } from 'react'
import type { PlanAddress } from './address'
import type { BoothOnMap } from './booth-on-map'
import { isEntered } from './doors'
import type { HallTab } from './hall-tabs'
import type { MapSource } from './read-halls'
import { isIn, readSpot, type Spot, writeSpot } from './spot'
import { useWay } from './use-way'
import type { HallInView } from './way-ground'

interface Options extends Omit<HallInView, 'code'> {
  site: SiteOverview
  hall: HallTab
  maps: MapSource
  address: PlanAddress
  onAddress: (next: Partial<Omit<PlanAddress, 'hallId'>>) => void
  chosen: BoothOnMap | undefined
}

/** The way the address asks for, and as much of it as lies in the hall on the screen. */
export function useShownWay({ site, hall, maps, scene, booths, address, onAddress, chosen }: Options) {
  const { code } = hall
  const inView = useMemo<HallInView>(() => ({ code, scene, booths }), [code, scene, booths])
  const [askedTo, askTo] = useState<string>()
  const from = readSpot(address.from, code)
  const isAsked = chosen !== undefined && (askedTo === chosen.id || address.from !== undefined)
  const to = isAsked ? boothSpot(code, chosen.code) : chosen ? undefined : goalElsewhere(address.to, code)
  const found = useWay({ overview: site, inView, maps, from, to })
  const here = from?.kind === 'place' && isIn(from, code) && !to ? [[from.at]] : []
  const goal = { booth: address.booth, to: address.to }
  const way = found.status === 'found' ? found.way : undefined
  const lines = useMemo(
    () => way?.legs.flatMap(({ hall: where, points }) => (where === code ? [points] : [])) ?? [],
    [way, code],
  )
  return {
    inView,
    from,
    /** The address has a start, and it means nothing. */
    isMisread: address.from !== undefined && from === undefined,
    /** Nothing while no way is asked for. */
    to,
    found,
    /** Each a piece of the way: it may leave the hall and come back. */
    lines,
    /** The way, or while there is none where somebody stands who looks. */
    marked: [...here, ...lines],
    told: found.status === 'found' ? found.told : undefined,
    ask(): void {
      askTo(chosen?.id)
      if (!address.from && isEntered(scene, site))
        onAddress({ ...goal, from: writeSpot({ kind: 'hall', hall: code }, code) })
    },
    setFrom: (start: string) => onAddress({ ...goal, from: start }),
    close(): void {
      askTo(undefined)
      onAddress({ booth: address.booth })
    },
  }
}

const boothSpot = (hall: string, name: string) => ({ kind: 'named' as const, hall, name })

function goalElsewhere(
  text: string | undefined,
  shown: string,
): Extract<Spot, { kind: 'named' }> | undefined {
  const spot = readSpot(text, shown)
  return spot?.kind === 'named' && !isIn(spot, shown) ? spot : undefined
}
