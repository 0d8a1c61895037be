import { siteOverview } from '@fairground/wire/hall/maps'
import { useLanguage } from '../lib/language'
import { useScreen } from '../lib/use-screen'
import { useCall } from '../session/use-call'
import { knownMaps } from './known-maps'
import { MapFailed, MapSkeleton, NoHalls } from './map-message'
import styles from './picker-page.module.css'
import { SitePicker } from './site-picker'

/** The way into the halls for exhibitors. */
export function OwnPickerPage() {
  const language = useLanguage()
  const title = useScreen()?.title[language]
  const site = useCall(siteOverview)
  return (
    <div className={styles.own}>
      <h1>{title}</h1>
      {site.isError && !site.data ? <MapFailed onRetry={() => void site.refetch()} /> : null}
      {site.isPending ? <MapSkeleton /> : null}
      {site.data?.halls.length === 0 ? <NoHalls /> : null}
      {site.data?.halls.length ? <SitePicker site={site.data} maps={knownMaps} /> : null}
    </div>
  )
}
