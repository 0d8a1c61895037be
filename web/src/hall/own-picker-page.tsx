import { siteOverview } from '@fairground/wire/hall/maps'
import { useLanguage } from '../lib/language'
import { useScreen } from '../lib/use-screen'
import { useCall } from '../session/use-call'
import { useFair } from '../session/use-fair'
import { knownMaps } from './known-maps'
import { MapFailed, MapSkeleton, NoHalls } from './map-message'
import styles from './picker-page.module.css'
import { SitePicker } from './site-picker'
import { useShownFair } from './use-shown-fair'

/** The way into the halls for exhibitors. */
export function OwnPickerPage() {
  const language = useLanguage()
  const title = useScreen()?.title[language]
  const site = useCall(siteOverview)
  const fair = useShownFair(useFair().data)
  return (
    <div className={styles.own}>
      <h1>{title}</h1>
      {site.isError && !site.data ? <MapFailed onRetry={() => void site.refetch()} /> : null}
      {site.isPending ? <MapSkeleton /> : null}
      {site.data?.halls.length === 0 ? <NoHalls /> : null}
      {site.data?.halls.length ? <SitePicker site={site.data} fair={fair} maps={knownMaps} /> : null}
    </div>
  )
}
