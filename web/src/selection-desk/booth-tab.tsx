import { type BoothTimeline, boothTimeline } from '@fairground/wire/selection/choosers'
import { Input } from 'antd'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { BoothEvents, boothPath } from '../placement'
import { useCall } from '../session/use-call'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { Panel } from '../ui/panel'
import { PartSkeleton } from '../ui/part-skeleton'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'
import { useDeskAddress } from './desk-address'

/** Everything that happened to one booth, found by its number. */
export function BoothTab() {
  const say = useSay()
  const { booth: code, showBooth } = useDeskAddress()
  const query = useCall(boothTimeline, { query: { code } }, { enabled: code !== '' })
  return (
    <Panel
      id="booth-timeline"
      title={say(texts.booth)}
      aside={
        <Input.Search
          key={code}
          className={styles.search ?? ''}
          defaultValue={code}
          aria-label={say(texts.boothCode)}
          placeholder={say(texts.boothCode)}
          enterButton={say(texts.boothLook)}
          onSearch={(typed) => showBooth(typed.trim())}
        />
      }
    >
      <div className={styles.inner}>
        {code === '' ? <p className={styles.soft}>{say(texts.boothHint)}</p> : null}
        {query.isError ? <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} /> : null}
        {code !== '' && query.isLoading ? <PartSkeleton rows={4} /> : null}
        {query.data === null ? <EmptyState title={say(texts.boothUnknown)} /> : null}
        {query.data ? <Timeline timeline={query.data} /> : null}
      </div>
    </Panel>
  )
}

function Timeline({ timeline: { booth, entries } }: { timeline: BoothTimeline }) {
  const say = useSay()
  return (
    <>
      <p className={styles.whose}>
        {booth.code} · {booth.hall} · <Link to={boothPath(booth.id)}>{say(texts.boothPage)}</Link>
      </p>
      <BoothEvents entries={entries} />
    </>
  )
}
