import { refusalNames, selectionActionNames } from '@fairground/domain/selection'
import { replayChooser, type Try } from '@fairground/wire/selection/choosers'
import { Button } from 'antd'
import { useState } from 'react'
import { formatFullMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useReader } from '../../session/use-fair'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { drawerTexts as texts } from '../drawer.texts'
import styles from './company-drawer.module.css'

/** Everything the company tried and what was done for it, newest first, and why what was refused was refused. */
export function Replay({ companyId }: { companyId: string }) {
  const say = useSay()
  /** The pages that are shown, each by the entry it begins below. */
  const [pages, setPages] = useState<(number | undefined)[]>([undefined])
  return (
    <section className={styles.replay}>
      <h2>{say(texts.replay)}</h2>
      {pages.map((before, place) => (
        <Page
          key={before ?? 'newest'}
          companyId={companyId}
          before={before}
          onMore={
            place === pages.length - 1 ? (oldest) => setPages((shown) => [...shown, oldest]) : undefined
          }
        />
      ))}
    </section>
  )
}

interface PageProps {
  companyId: string
  before: number | undefined
  onMore: ((oldest: number) => void) | undefined
}

function Page({ companyId, before, onMore }: PageProps) {
  const say = useSay()
  const query = useCall(replayChooser, { params: { companyId }, query: before ? { before } : {} })
  const { data } = query
  if (!data)
    return query.isError ? (
      <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
    ) : (
      <PartSkeleton rows={3} />
    )
  const oldest = data.entries.at(-1)
  return (
    <>
      {data.entries.length === 0 && before === undefined ? (
        <p className={styles.note}>{say(texts.replayNone)}</p>
      ) : null}
      <ol>
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data.more && oldest && onMore ? (
        <Button size="small" onClick={() => onMore(oldest.id)}>
          {say(texts.replayMore)}
        </Button>
      ) : null}
    </>
  )
}

function Entry({ entry }: { entry: Try }) {
  const say = useSay()
  const reader = useReader()
  const { at, action, booths, refusedBy, reason, actor, byStaff } = entry
  return (
    <li data-refused={refusedBy ? true : undefined}>
      <time dateTime={at.toISOString()}>{formatFullMoment(at, reader)}</time>
      <span>
        <strong>{selectionActionNames[action][reader.language]}</strong> {booths.join(' ')}
        {refusedBy ? <em>{say(texts.refused, { rule: refusalNames[refusedBy][reader.language] })}</em> : null}
        <small>
          {[reason, byStaff && actor ? say(texts.byStaff, { actor }) : ''].filter(Boolean).join(' · ')}
        </small>
      </span>
    </li>
  )
}
