import { neighbours, nextToDecide, type QueueTab } from '@fairground/domain/review'
import { findSignUp, reviewQueue } from '@fairground/wire/review'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useUser } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { useMedia } from '../../ui/use-media'
import { LoadSignUp } from '../detail/load-sign-up'
import { useAskedCompany } from '../detail/use-sign-up'
import { decidePath } from '../review-paths'
import { deskTexts as texts } from './desk.texts'
import { DeskCase } from './desk-case'
import styles from './desk-page.module.css'
import { useAskedTab } from './desk-paths'
import { HelpDialog } from './help-dialog'
import { type Decided, LastDecided } from './last-decided'
import { Queue } from './queue'
import { QueueDrawer } from './queue-drawer'
import { Unseen } from './unseen'
import { useDeskKeys } from './use-desk-keys'

/** Where sign-ups are reviewed one after the other. Opening it changes nothing. */
export function DeskPage() {
  const companyId = useAskedCompany()
  const tab = useAskedTab()
  const navigate = useNavigate()
  const { id: reviewerId } = useUser()
  const wide = useMedia('(min-width: 1280px)')
  const [last, setLast] = useState<Decided>()
  const [help, setHelp] = useState(false)
  const queue = useCall(reviewQueue, { query: { tab } })
  const list = queue.data?.list ?? []
  const { next, previous } = neighbours(list, companyId)
  useReadAhead(next?.id)

  const open = (row: { id: string } | undefined) => {
    if (row) void navigate(decidePath(row.id, tab))
  }
  const chooseTab = (chosen: QueueTab) => void navigate(decidePath(companyId, chosen), { replace: true })

  useDeskKeys({
    j: () => open(next),
    k: () => open(previous),
    '?': () => setHelp(true),
  })

  function moveOn(decided: Decided): boolean {
    setLast(decided)
    const following = nextToDecide(list, decided.company.id, reviewerId)
    open(following)
    return following !== undefined
  }

  if (!companyId) {
    if (queue.isError) return <LoadFailed onRetry={() => void queue.refetch()} busy={queue.isFetching} />
    if (!queue.data) return <PageSkeleton />
    const first = nextToDecide(list, '', reviewerId)
    if (first) return <Navigate to={decidePath(first.id, tab)} replace />
    return <NothingWaits />
  }

  const ending = last ? <LastDecided decided={last} tab={tab} /> : null
  const waiting = <Queue tab={tab} queue={queue.data} open={companyId} onTab={chooseTab} ending={ending} />
  return (
    <div className={styles.desk}>
      {wide ? (
        <div className={styles.queue}>{waiting}</div>
      ) : (
        <QueueDrawer key={`queue beside ${companyId}`}>{waiting}</QueueDrawer>
      )}
      <OnTheDesk
        key={companyId}
        companyId={companyId}
        next={next ? () => open(next) : undefined}
        previous={previous ? () => open(previous) : undefined}
        onDecided={moveOn}
        onHelp={() => setHelp(true)}
        ending={wide ? null : ending}
      />
      <HelpDialog open={help} onClose={() => setHelp(false)} />
    </div>
  )
}

type OnTheDeskProps = Omit<Parameters<typeof DeskCase>[0], 'first' | 'query'> & { companyId: string }

function OnTheDesk({ companyId, ...desk }: OnTheDeskProps) {
  const query = useCall(findSignUp, { params: { companyId } })
  const upToDate = useUpToDate(query)
  return (
    <div className={styles.loading}>
      {query.isPending || (query.data && !upToDate) ? (
        <Unseen />
      ) : (
        <LoadSignUp query={query}>{(first) => <DeskCase first={first} query={query} {...desk} />}</LoadSignUp>
      )}
    </div>
  )
}

/**
 * Whether what is known was so when the sign-up was opened. The desk holds on to what it shows first, so it must not
 * begin with what was kept from before a decision.
 */
function useUpToDate({ isStale, isFetchedAfterMount }: UseQueryResult): boolean {
  const [was, setWas] = useState(false)
  const is = was || !isStale || isFetchedAfterMount
  if (is !== was) setWas(is)
  return is
}

/** So that the next sign-up is there the moment it is asked for. */
function useReadAhead(companyId: string | undefined): void {
  useCall(findSignUp, { params: { companyId: companyId ?? '' } }, { enabled: companyId !== undefined })
}

function NothingWaits() {
  const say = useSay()
  return <EmptyState title={say(texts.nothingWaits)}>{say(texts.nothingWaitsNote)}</EmptyState>
}
