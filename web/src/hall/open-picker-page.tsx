import { planLanguages, planParameters } from '@fairground/wire/hall/plan-address'
import { useLocation } from 'react-router'
import { readFair } from '../fair'
import { useLanguage, useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'
import { pickerPaths } from './hall-paths'
import { MapFailed, MapSkeleton, NoHalls } from './map-message'
import { OpenHeader } from './open-header'
import styles from './picker-page.module.css'
import { openMaps, readSite } from './read-halls'
import { SitePicker } from './site-picker'
import { useRead } from './use-read'
import { useShownFair } from './use-shown-fair'

/** The way into the halls for anybody. */
export function OpenPickerPage() {
  const say = useSay()
  const language = useLanguage()
  const other = language === 'en' ? 'zh' : 'en'
  const fair = useRead(readFair)
  const shownFair = useShownFair(fair.data)
  const site = useRead(readSite)
  const elsewhere = new URLSearchParams(useLocation().search)
  elsewhere.set(planParameters.language, planLanguages[other])
  return (
    <div className={styles.page}>
      <OpenHeader
        title={say(texts.sitePlan)}
        facts={fair.data}
        otherLanguage={`${pickerPaths[other]}?${elsewhere}`}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {site.failed ? <MapFailed onRetry={site.retry} /> : null}
        {!site.data && !site.failed ? <MapSkeleton /> : null}
        {site.data?.halls.length === 0 ? <NoHalls /> : null}
        {site.data?.halls.length ? <SitePicker site={site.data} fair={shownFair} maps={openMaps} /> : null}
      </main>
    </div>
  )
}
