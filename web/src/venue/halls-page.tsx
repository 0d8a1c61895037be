import { siteOverviewForStaff } from '@fairground/wire/hall/maps'
import { planSearch, siteDesign } from '@fairground/wire/hall/plan-address'
import { hall } from '@fairground/wire/list/lists/hall'
import { copyHalls } from '@fairground/wire/venue'
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { knownMaps, MapFailed, MapSkeleton, SitePicker, useShownFair } from '../hall'
import { useLanguage, useSay } from '../lib/language'
import { KeptListPage } from '../list'
import { useCall } from '../session/use-call'
import { useFair } from '../session/use-fair'
import { useMayCall } from '../session/use-session'
import { BackgroundField } from './background-field'
import { CopyDialog } from './copy-dialog'
import styles from './venue.module.css'
import { venueTexts as texts } from './venue.texts'

/** A hall is added to be used. */
const usual = { usage: 'open' }
const inputs = { backgroundFileId: <BackgroundField /> }

/** The site as everybody sees it, and below it the halls as the organiser keeps them. */
export function HallsPage() {
  const say = useSay()
  const language = useLanguage()
  const mayCopy = useMayCall(copyHalls)
  const [copying, setCopying] = useState(false)
  const navigate = useNavigate()
  const designPath = (id: string) => `/venue/plan/design?${planSearch({ hallId: id }, language)}`
  return (
    <>
      <KeptListPage
        list={hall}
        title={hall.title}
        fixed={{}}
        drawn={false}
        above={<Site />}
        inputs={inputs}
        usual={usual}
        next={{ words: texts.drawIt, go: (id) => void navigate(designPath(id)) }}
        rowLinks={({ id }) => (
          <Link className={styles.design} to={designPath(id)}>
            {say(texts.design)}
          </Link>
        )}
        actions={
          <>
            <Button onClick={() => void navigate(siteDesign.path)}>{say(texts.drawSite)}</Button>
            {mayCopy ? <Button onClick={() => setCopying(true)}>{say(texts.copy)}</Button> : null}
          </>
        }
      />
      {copying ? <CopyDialog onClose={() => setCopying(false)} /> : null}
    </>
  )
}

function Site() {
  const say = useSay()
  const site = useCall(siteOverviewForStaff, {}, { alsoShows: ['halls', 'lists'] })
  const fair = useShownFair(useFair().data)
  // The list below says that there are none, and what to do about it.
  if (site.data?.halls.length === 0) return null
  return (
    <section className={styles.site} aria-label={say(texts.site)}>
      {site.isError && !site.data ? <MapFailed onRetry={() => void site.refetch()} /> : null}
      {site.isPending ? <MapSkeleton /> : null}
      {site.data ? <SitePicker site={site.data} fair={fair} maps={knownMaps} /> : null}
    </section>
  )
}
