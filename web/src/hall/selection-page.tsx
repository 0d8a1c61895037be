import { selectedBooths } from '@fairground/wire/company/allocation'
import { siteOverview } from '@fairground/wire/hall/maps'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { useScreen } from '../lib/use-screen'
import { useCall } from '../session/use-call'
import { useFair } from '../session/use-fair'
import { hallTexts as texts } from './hall.texts'
import { HallMapView } from './hall-map-view'
import type { HallTab } from './hall-tabs'
import { knownMaps } from './known-maps'
import { MapFailed, MapSkeleton, NoHalls } from './map-message'
import { MyBooths, type OwnBooth } from './my-booths'
import { PlanExportButton } from './plan-export-button'
import styles from './selection-page.module.css'
import { useLiveMap } from './use-live-map'
import { usePlanAddress } from './use-plan-address'

/** The live plan for exhibitors, with their own booths marked. */
export function SelectionPage() {
  const language = useLanguage()
  const title = useScreen()?.title[language]
  const site = useCall(siteOverview)
  const held = useCall(selectedBooths, { body: {} }, { alsoShows: ['ownSignUp'] })
  const retry = () => void Promise.all([site.refetch(), held.refetch()])
  const failed = (site.isError && !site.data) || (held.isError && !held.data)
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <div className={styles.box}>
        {failed ? <MapFailed onRetry={retry} /> : null}
        {!failed && !(site.data && held.data) ? <MapSkeleton /> : null}
        {site.data?.halls.length === 0 ? <NoHalls /> : null}
        {site.data && held.data && site.data.halls.length > 0 ? (
          <OwnHall halls={site.data.halls} booths={held.data.booths} />
        ) : null}
      </div>
    </div>
  )
}

function OwnHall({ halls, booths }: { halls: readonly HallTab[]; booths: readonly OwnBooth[] }) {
  const say = useSay()
  const language = useLanguage()
  const fair = useFair().data
  const { hall, address, setAddress } = usePlanAddress(halls, booths[0]?.hallId)
  const live = useLiveMap(hall?.id ?? '', knownMaps, fair?.mapRefresh.selection ?? 0)
  const own = useMemo(() => new Set(booths.map(({ id }) => id)), [booths])
  if (!hall) return null
  return (
    <HallMapView
      halls={halls}
      hall={hall}
      live={live}
      address={address}
      onAddress={setAddress}
      own={own}
      fair={{
        name: fair?.name[language] ?? say(texts.sitePlan),
        timeZone: fair?.timeZone ?? 'Asia/Shanghai',
      }}
      tools={<PlanExportButton hall={hall} />}
      aside={<MyBooths booths={booths} chosen={address.booth} />}
    />
  )
}
