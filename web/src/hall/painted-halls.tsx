import { type SiteOverview, siteOverview } from '@fairground/wire/hall/maps'
import { useCall } from '../session/use-call'
import { useFair } from '../session/use-fair'
import type { BoothOnMap } from './booth-on-map'
import { HallMapView } from './hall-map-view'
import { staffPicker } from './hall-paths'
import { knownMaps } from './known-maps'
import { MapFailed, MapSkeleton, NoHalls } from './map-message'
import type { MakePainting } from './map-painting'
import { PlanExportButton } from './plan-export-button'
import { useLiveMap } from './use-live-map'
import { usePlanAddress } from './use-plan-address'
import { useShownFair } from './use-shown-fair'

interface Props {
  painting: MakePainting
  /** Where a booth leads that is pressed. */
  pageOf: (booth: BoothOnMap, hallId: string) => string
}

const nobodysBooths: ReadonlySet<string> = new Set()

/** The live plans for staff, painted by whatever is asked of them. Fills the box it stands in. */
export function PaintedHalls(props: Props) {
  const site = useCall(siteOverview)
  if (site.data?.halls.length === 0) return <NoHalls />
  if (site.data) return <PaintedHall {...props} site={site.data} />
  return site.isError ? <MapFailed onRetry={() => void site.refetch()} /> : <MapSkeleton />
}

function PaintedHall({ site, painting, pageOf }: Props & { site: SiteOverview }) {
  const facts = useFair().data
  const fair = useShownFair(facts)
  const { hall, address, setAddress } = usePlanAddress(site.halls)
  const live = useLiveMap(hall?.id ?? '', knownMaps, facts?.mapRefresh.selection ?? 0)
  if (!hall) return null
  return (
    <HallMapView
      site={site}
      maps={knownMaps}
      sitePlan={staffPicker}
      hall={hall}
      live={live}
      address={address}
      onAddress={setAddress}
      own={nobodysBooths}
      fair={fair}
      tools={<PlanExportButton hall={hall} />}
      painting={painting}
      pageOf={(booth) => pageOf(booth, hall.id)}
    />
  )
}
