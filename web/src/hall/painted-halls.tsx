import { siteOverview } from '@fairground/wire/hall/maps'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { useFair } from '../session/use-fair'
import type { BoothOnMap } from './booth-on-map'
import { hallTexts as texts } from './hall.texts'
import { HallMapView } from './hall-map-view'
import type { HallTab } from './hall-tabs'
import { knownMaps } from './known-maps'
import { MapFailed, MapSkeleton, NoHalls } from './map-message'
import type { MakePainting } from './map-painting'
import { PlanExportButton } from './plan-export-button'
import { useLiveMap } from './use-live-map'
import { usePlanAddress } from './use-plan-address'

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
  if (site.data) return <PaintedHall {...props} halls={site.data.halls} />
  return site.isError ? <MapFailed onRetry={() => void site.refetch()} /> : <MapSkeleton />
}

function PaintedHall({ halls, painting, pageOf }: Props & { halls: readonly HallTab[] }) {
  const say = useSay()
  const language = useLanguage()
  const fair = useFair().data
  const { hall, address, setAddress } = usePlanAddress(halls)
  const live = useLiveMap(hall?.id ?? '', knownMaps, fair?.mapRefresh.selection ?? 0)
  if (!hall) return null
  return (
    <HallMapView
      halls={halls}
      hall={hall}
      live={live}
      address={address}
      onAddress={setAddress}
      own={nobodysBooths}
      fair={{
        name: fair?.name[language] ?? say(texts.sitePlan),
        timeZone: fair?.timeZone ?? 'Asia/Shanghai',
      }}
      tools={<PlanExportButton hall={hall} />}
      painting={painting}
      pageOf={(booth) => pageOf(booth, hall.id)}
    />
  )
}
