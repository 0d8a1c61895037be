import { type SelectedBooth, selectedBooths } from '@fairground/wire/company/allocation'
import { type SiteOverview, siteOverview } from '@fairground/wire/hall/maps'
import { useMemo } from 'react'
import { useLanguage } from '../lib/language'
import { useScreen } from '../lib/use-screen'
import { useCall } from '../session/use-call'
import { useFair } from '../session/use-fair'
import { HallMapView } from './hall-map-view'
import { ownPickerPaths } from './hall-paths'
import { knownMaps } from './known-maps'
import { MapFailed, MapSkeleton, NoHalls } from './map-message'
import { MyBooths } from './my-booths'
import { PlanExportButton } from './plan-export-button'
import styles from './selection-page.module.css'
import { useLiveMap } from './use-live-map'
import { useOwnStates } from './use-own-states'
import { usePlanAddress } from './use-plan-address'
import { useShownFair } from './use-shown-fair'

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
          <OwnHall site={site.data} booths={held.data.booths} />
        ) : null}
      </div>
    </div>
  )
}

function OwnHall({ site, booths }: { site: SiteOverview; booths: readonly SelectedBooth[] }) {
  const language = useLanguage()
  const facts = useFair().data
  const fair = useShownFair(facts)
  const { hall, address, setAddress } = usePlanAddress(site.halls, booths[0]?.hallId)
  const states = useMemo(() => booths.map(({ id, status }) => ({ id, state: status })), [booths])
  const map = useLiveMap(hall?.id ?? '', knownMaps, facts?.mapRefresh.selection ?? 0)
  const live = useOwnStates(map, states)
  const own = useMemo(() => new Set(booths.map(({ id }) => id)), [booths])
  if (!hall) return null
  return (
    <HallMapView
      site={site}
      maps={knownMaps}
      sitePlan={ownPickerPaths[language]}
      hall={hall}
      live={live}
      address={address}
      onAddress={setAddress}
      own={own}
      fair={fair}
      tools={<PlanExportButton hall={hall} />}
      aside={<MyBooths booths={booths} chosen={address.booth} />}
    />
  )
}
