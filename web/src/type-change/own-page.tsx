import { type OwnTypeChange, ownTypeChange } from '@fairground/wire/type-change'
import { Alert } from 'antd'
import { useSay } from '../lib/language'
import { ServiceTabs } from '../services'
import { useCall } from '../session/use-call'
import { EmptyState } from '../ui/empty-state'
import { Facts } from '../ui/facts'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { Panel } from '../ui/panel'
import { AskForm } from './ask-form'
import { BoothsHeld } from './booths-held'
import { OwnRequests } from './own-requests'
import styles from './type-change.module.css'
import { typeChangeTexts as texts } from './type-change.texts'
import { useWords } from './use-words'

/** What the company has, what it wants instead, and what became of earlier wishes. One page for both languages. */
export function OwnPage() {
  const say = useSay()
  const own = useCall(ownTypeChange)
  if (!own.data)
    return own.isError ? (
      <LoadFailed onRetry={() => void own.refetch()} busy={own.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const { closed, now, requests } = own.data
  return (
    <>
      <ServiceTabs />
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say(texts.title)}</h1>
          <p>{say(texts.lead)}</p>
        </div>
        {closed || !now ? (
          <Panel id="closed" title={say(texts.wish)}>
            <EmptyState title={say(texts.closed)}>{closed}</EmptyState>
          </Panel>
        ) : (
          <>
            <Now now={now} />
            <Panel id="wish" title={say(texts.wish)}>
              <div className={styles.inner}>
                {requests.some(({ state }) => state === 'open') ? (
                  <Alert type="info" showIcon title={say(texts.waiting)} />
                ) : (
                  <AskForm own={own.data} now={now} />
                )}
              </div>
            </Panel>
          </>
        )}
        <OwnRequests requests={requests} holds={(now?.booths.length ?? 0) > 0} />
      </div>
    </>
  )
}

function Now({ now }: { now: NonNullable<OwnTypeChange['now']> }) {
  const say = useSay()
  const { sized, span } = useWords()
  return (
    <Panel id="now" title={say(texts.now)}>
      <div className={styles.inner}>
        <Facts
          facts={[
            { label: say(texts.asked), value: sized(now) },
            { label: say(texts.quota), value: span(now.boothType, now.quota) },
            { label: say(texts.held), value: <BoothsHeld booths={now.booths} /> },
            { label: say(texts.contract), value: now.contract ?? say(texts.noContract) },
          ]}
        />
      </div>
    </Panel>
  )
}
