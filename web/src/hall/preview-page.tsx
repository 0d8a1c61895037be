import type { SiteOverview } from '@fairground/wire/hall/maps'
import { planLanguages, planParameters } from '@fairground/wire/hall/plan-address'
import { useLocation } from 'react-router'
import { readFair } from '../fair'
import { useLanguage, useSay } from '../lib/language'
import { readAddress } from './address'
import { hallTexts as texts } from './hall.texts'
import { HallMapView } from './hall-map-view'
import { pickerPaths, previewPath } from './hall-paths'
import { MapFailed, MapSkeleton, NoHalls } from './map-message'
import { OpenHeader } from './open-header'
import styles from './open-page.module.css'
import { openMaps, readSite } from './read-halls'
import { siteWithWalk, walkOn } from './site-walk'
import { useLiveMap } from './use-live-map'
import { usePlanAddress } from './use-plan-address'
import { useRead } from './use-read'
import { type ShownFair, useShownFair } from './use-shown-fair'

const nobodysBooths: ReadonlySet<string> = new Set()

/** The halls as anybody may see them. */
export function PreviewPage() {
  const say = useSay()
  const language = useLanguage()
  const query = new URLSearchParams(useLocation().search)
  const other = language === 'en' ? 'zh' : 'en'
  const fair = useRead(readFair)
  const shownFair = useShownFair(fair.data)
  const site = useRead(readSite)
  const shown = site.data?.halls.find(({ id }) => id === readAddress(query).hallId)
  // How often to ask is part of how a map is followed; a fair that cannot be asked about does not keep anybody waiting.
  const isReady = site.data !== undefined && (fair.data !== undefined || fair.failed)
  const elsewhere = new URLSearchParams(query)
  elsewhere.set(planParameters.language, planLanguages[other])
  return (
    <div className={styles.page}>
      <OpenHeader
        title={say(texts.preview)}
        facts={fair.data}
        sitePlan={siteWithWalk(pickerPaths[language], walkOn(query, shown?.code))}
        otherLanguage={`${previewPath}?${elsewhere}`}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {site.failed ? <MapFailed onRetry={site.retry} /> : null}
        {!isReady && !site.failed ? <MapSkeleton /> : null}
        {site.data?.halls.length === 0 ? <NoHalls /> : null}
        {isReady && site.data?.halls.length ? (
          <OpenHall site={site.data} fair={shownFair} pollSeconds={fair.data?.mapRefresh.anonymous ?? 0} />
        ) : null}
      </main>
    </div>
  )
}

interface OpenHallProps {
  site: SiteOverview
  fair: ShownFair
  pollSeconds: number
}

function OpenHall({ site, fair, pollSeconds }: OpenHallProps) {
  const language = useLanguage()
  const { hall, address, setAddress } = usePlanAddress(site.halls)
  const live = useLiveMap(hall?.id ?? '', openMaps, pollSeconds)
  if (!hall) return null
  return (
    <HallMapView
      site={site}
      maps={openMaps}
      sitePlan={pickerPaths[language]}
      hall={hall}
      live={live}
      address={address}
      onAddress={setAddress}
      own={nobodysBooths}
      fair={fair}
    />
  )
}
