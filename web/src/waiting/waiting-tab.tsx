import { companyPath } from '@fairground/wire/hub/screens'
import { joinFor, type ListedEntry, waitingList } from '@fairground/wire/waiting'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../lib/format'
import { useSay } from '../lib/language'
import { useWishWords } from '../offering'
import { useRefresh } from '../session/freshness'
import { useCall } from '../session/use-call'
import { useReader } from '../session/use-fair'
import { useMayCall } from '../session/use-session'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { clockOffset } from '../ui/remaining'
import { StatusTag } from '../ui/status-tag'
import { type EntryAct, EntryDialog } from './entry-dialog'
import { TimeLeft } from './time-left'
import styles from './waiting.module.css'
import { waitingTexts as texts } from './waiting.texts'

/** All who wait, in order, with what is kept for them. */
export function WaitingTab() {
  const say = useSay()
  const list = useCall(waitingList, {}, { refetchInterval: 60_000 })
  const [acting, setActing] = useState<{ act: EntryAct; entry: ListedEntry }>()
  if (!list.data)
    return list.isError ? (
      <LoadFailed onRetry={() => void list.refetch()} busy={list.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const { entries, now } = list.data
  if (entries.length === 0) return <EmptyState title={say(texts.empty)}>{say(texts.emptyNote)}</EmptyState>
  return (
    <>
      <ol className={styles.list} aria-label={say(texts.title)}>
        {entries.map((entry) => (
          <Row
            key={entry.id}
            entry={entry}
            count={entries.length}
            offsetMs={clockOffset(now, list.dataUpdatedAt)}
            onAct={(act) => setActing({ act, entry })}
          />
        ))}
      </ol>
      {acting ? (
        <EntryDialog {...acting} count={entries.length} onClose={() => setActing(undefined)} />
      ) : null}
    </>
  )
}

interface RowProps {
  entry: ListedEntry
  count: number
  offsetMs: number
  onAct: (act: EntryAct) => void
}

function Row({ entry, count, offsetMs, onAct }: RowProps) {
  const say = useSay()
  const reader = useReader()
  const wordsOf = useWishWords()
  const refresh = useRefresh()
  const { offer, held } = entry
  const lines = [
    say(texts.since, { when: formatMoment(entry.joinedAt, reader) }),
    held.length > 0 ? say(texts.has, { booths: held.join(' ') }) : '',
    entry.behalfReason ? say(texts.behalf, { reason: entry.behalfReason }) : '',
    entry.orderReason ? say(texts.order, { reason: entry.orderReason }) : '',
  ]
  return (
    <li className={styles.entry}>
      <span className={styles.place}>{entry.place}</span>
      <div className={styles.facts}>
        <Link to={companyPath(entry.companyId)}>{entry.companyName}</Link>
        <span>{wordsOf(entry.wish, entry.hallCodes, held)}</span>
        <span className={styles.note}>{lines.filter(Boolean).join(' · ')}</span>
        <span className={styles.tags}>
          {offer ? (
            <>
              <StatusTag tone="warn">
                {say(texts.offered, { booths: offer.booths.map(({ code }) => code).join(' ') })}
              </StatusTag>
              <TimeLeft
                key={offer.id}
                to={offer.expiresAt}
                offsetMs={offsetMs}
                onOver={() => void refresh('signUps')}
              />
            </>
          ) : entry.passedOver ? (
            <StatusTag tone="bad">{entry.passedOver}</StatusTag>
          ) : (
            <StatusTag tone="quiet">{say(texts.matching, { count: entry.matching })}</StatusTag>
          )}
        </span>
      </div>
      <Acts entry={entry} count={count} onAct={onAct} />
    </li>
  )
}

const labels = {
  offer: { text: texts.offer, of: texts.offerTo },
  recall: { text: texts.recall, of: texts.recallOf },
  move: { text: texts.move, of: texts.moveOf },
  remove: { text: texts.remove, of: texts.removeOf },
}

function Acts({ entry, count, onAct }: Omit<RowProps, 'offsetMs'>) {
  const say = useSay()
  const mayKeep = useMayCall(joinFor)
  if (!mayKeep) return null
  const acts: EntryAct[] = [
    entry.offer ? 'recall' : 'offer',
    ...(count > 1 ? (['move'] as const) : []),
    'remove',
  ]
  return (
    <div className={styles.acts}>
      {acts.map((act) => (
        <Button
          key={act}
          type="link"
          size="small"
          aria-label={say(labels[act].of, { company: entry.companyName })}
          onClick={() => onAct(act)}
        >
          {say(labels[act].text)}
        </Button>
      ))}
    </div>
  )
}
