import { organiserHome } from '@fairground/wire/home'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { HallOccupancy } from './hall-occupancy'
import { NewestSubmissions } from './newest-submissions'
import styles from './organiser-home.module.css'
import { organiserTexts as texts } from './organiser-home.texts'
import { StageFigures } from './stage-figures'

export function OrganiserHome() {
  const say = useSay()
  const language = useLanguage()
  const overview = useCall(organiserHome)
  const timeZone = useTimeZone()

  const { data, isError, isFetching, refetch } = overview
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PageSkeleton />
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>{say(texts.title)}</h1>
        <p>{say(texts.subtitle, { edition: data.edition })}</p>
      </div>
      <StageFigures signUps={data.signUps} />
      <div className={styles.columns}>
        <HallOccupancy halls={data.halls} />
        <NewestSubmissions newest={data.newest} reader={{ language, timeZone }} />
      </div>
    </div>
  )
}
