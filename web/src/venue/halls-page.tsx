import { siteOverview } from '@fairground/wire/hall/maps'
import { hall } from '@fairground/wire/list/lists/hall'
import { copyHalls } from '@fairground/wire/venue'
import { Button } from 'antd'
import { useState } from 'react'
import { MapFailed, MapSkeleton, SitePicker } from '../hall'
import { useSay } from '../lib/language'
import { KeptListPage } from '../list'
import { useCall } from '../session/use-call'
import { useMayCall } from '../session/use-session'
import { BackgroundField } from './background-field'
import { CopyDialog } from './copy-dialog'
import styles from './venue.module.css'
import { venueTexts as texts } from './venue.texts'

const inputs = { backgroundFileId: <BackgroundField /> }

/** The site as everybody sees it, and below it the halls as the organiser keeps them. */
export function HallsPage() {
  const say = useSay()
  const mayCopy = useMayCall(copyHalls)
  const [copying, setCopying] = useState(false)
  return (
    <>
      <KeptListPage
        list={hall}
        title={hall.title}
        fixed={{}}
        drawn={false}
        above={<Site />}
        inputs={inputs}
        actions={mayCopy ? <Button onClick={() => setCopying(true)}>{say(texts.copy)}</Button> : null}
      />
      {copying ? <CopyDialog onClose={() => setCopying(false)} /> : null}
    </>
  )
}

function Site() {
  const say = useSay()
  const site = useCall(siteOverview, {}, { alsoShows: ['halls', 'lists'] })
  // The list below says that there are none, and what to do about it.
  if (site.data?.halls.length === 0) return null
  return (
    <section className={styles.site} aria-label={say(texts.site)}>
      {site.isError && !site.data ? <MapFailed onRetry={() => void site.refetch()} /> : null}
      {site.isPending ? <MapSkeleton /> : null}
      {site.data ? <SitePicker site={site.data} /> : null}
    </section>
  )
}
