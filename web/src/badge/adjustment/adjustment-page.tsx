import { type ListedPerson, type OwnBadges, ownBadges } from '@fairground/wire/badge'
import { type ListedRequest, ownRequests } from '@fairground/wire/badge/requests'
import { badgePaths } from '@fairground/wire/badge/screens'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useUser } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import styles from '../badge.module.css'
import { badgeTexts } from '../badge.texts'
import { adjustmentTexts as texts } from './adjustment.texts'
import { AskDialog, type Asked } from './ask-dialog'
import { OwnRequests } from './own-requests'

/** What changes after the deadline: asked for here, decided by the organiser. */
export function AdjustmentPage() {
  const say = useSay()
  const own = useCall(ownBadges)
  const requests = useCall(ownRequests)
  if (!own.data || !requests.data)
    return own.isError || requests.isError ? (
      <LoadFailed
        busy={own.isFetching || requests.isFetching}
        onRetry={() => {
          void own.refetch()
          void requests.refetch()
        }}
      />
    ) : (
      <PageSkeleton />
    )
  const { closed, isOpen } = own.data
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{say(texts.title)}</h1>
        <p>{say(texts.lead)}</p>
      </div>
      {closed ? (
        <section className={styles.nothing}>
          <EmptyState title={say(badgeTexts.noBadges)}>{closed}</EmptyState>
        </section>
      ) : isOpen ? (
        <StillOpen deadline={own.data.deadline} />
      ) : (
        <Ask own={own.data} requests={requests.data} />
      )}
      {closed && requests.data.length === 0 ? null : <OwnRequests requests={requests.data} />}
    </div>
  )
}

function StillOpen({ deadline }: { deadline: string }) {
  const say = useSay()
  const language = useLanguage()
  const { userType } = useUser()
  return (
    <section className={styles.open}>
      <p>{say(texts.stillOpen, { day: formatDate(deadline, language) })}</p>
      <Link to={badgePaths[userType]}>{say(texts.toPeople)}</Link>
    </section>
  )
}

function Ask({ own, requests }: { own: OwnBadges; requests: readonly ListedRequest[] }) {
  const say = useSay()
  const [asking, setAsking] = useState<Asked>()
  const pending = new Set(
    requests.filter(({ state }) => state === 'open').map(({ personName }) => personName),
  )
  return (
    <Panel
      id="ask"
      title={say(texts.ask)}
      aside={
        <Button type="primary" onClick={() => setAsking({ kind: 'add' })}>
          {say(texts.askAdd)}
        </Button>
      }
    >
      {own.people.length === 0 ? <EmptyState title={say(texts.noPeople)} /> : null}
      <ul className={styles.requests} aria-label={say(badgeTexts.people)}>
        {own.people.map((person) => (
          <li key={person.id} className={styles.request}>
            <div className={styles.facts}>
              <h3>{person.name}</h3>
              <p>{person.post}</p>
            </div>
            {pending.has(person.name) ? <StatusTag tone="warn">{say(texts.pending)}</StatusTag> : null}
            <Acts person={person} onAsk={setAsking} />
          </li>
        ))}
      </ul>
      {asking ? <AskDialog asked={asking} onClose={() => setAsking(undefined)} /> : null}
    </Panel>
  )
}

function Acts({ person, onAsk }: { person: ListedPerson; onAsk: (asked: Asked) => void }) {
  const say = useSay()
  const { name } = person
  return (
    <div className={styles.buttons}>
      <Button
        type="link"
        size="small"
        aria-label={say(texts.replaceOf, { name })}
        onClick={() => onAsk({ kind: 'replace', person })}
      >
        {say(texts.replace)}
      </Button>
      <Button
        type="link"
        size="small"
        danger
        aria-label={say(texts.cancelOf, { name })}
        onClick={() => onAsk({ kind: 'remove', person })}
      >
        {say(texts.cancel)}
      </Button>
    </div>
  )
}
