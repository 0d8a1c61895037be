import { drawRecord } from '@fairground/wire/draw'
import { drawSettingsPath } from '@fairground/wire/draw/screens'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import styles from '../settings/settings.module.css'
import { recordTexts as texts } from './record.texts'
import { RecordedDraw } from './recorded-draw'

/** Every draw of the edition, the latest first; those taken back stay. */
export function RecordPage() {
  const say = useSay()
  const record = useCall(drawRecord)
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <div>
          <h1>{say(texts.title)}</h1>
          <p>{say(texts.lead)}</p>
        </div>
        <Link to={drawSettingsPath}>{say(texts.toSettings)}</Link>
      </div>
      {record.isError ? <LoadFailed busy={record.isFetching} onRetry={() => void record.refetch()} /> : null}
      {record.isPending ? <PartSkeleton rows={4} /> : null}
      {record.data?.length === 0 ? (
        <EmptyState title={say(texts.empty)}>{say(texts.emptyNote)}</EmptyState>
      ) : null}
      {record.data?.map((draw) => (
        <RecordedDraw key={draw.id} draw={draw} />
      ))}
    </div>
  )
}
