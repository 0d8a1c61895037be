import { type ListedPerson, type OwnBadges, ownBadges } from '@fairground/wire/badge'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { Panel } from '../ui/panel'
import styles from './badge.module.css'
import { badgeTexts as texts } from './badge.texts'
import { ImportDialog } from './import-dialog'
import { PersonCard } from './person-card'
import { PersonDialog } from './person-dialog'
import { PrintAllButton } from './print-buttons'
import { QuotaCard } from './quota-card'

/** The people of the own company and their badges. */
export function PeoplePage() {
  const say = useSay()
  const own = useCall(ownBadges)
  if (!own.data)
    return own.isError ? (
      <LoadFailed onRetry={() => void own.refetch()} busy={own.isFetching} />
    ) : (
      <PageSkeleton />
    )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{say(texts.title)}</h1>
        <p>{say(texts.lead)}</p>
      </div>
      {own.data.closed ? (
        <section className={styles.nothing}>
          <EmptyState title={say(texts.noBadges)}>{own.data.closed}</EmptyState>
        </section>
      ) : (
        <QuotaCard own={own.data} />
      )}
      {own.data.closed && own.data.people.length === 0 ? null : <People own={own.data} />}
    </div>
  )
}

type Open = { what: 'person'; id: string | undefined } | { what: 'import' }

function People({ own }: { own: OwnBadges }) {
  const say = useSay()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { people, quota, isOpen, closed } = own
  const mayAdd = isOpen && quota.left > 0 && closed === null
  const edited = open?.what === 'person' ? people.find(({ id }) => id === open.id) : undefined
  return (
    <Panel
      id="people"
      title={say(texts.people)}
      aside={
        <div className={`${styles.buttons} ${styles.aside}`}>
          <PrintAllButton people={people} />
          {mayAdd ? (
            <>
              <Button onClick={() => setOpen({ what: 'import' })}>{say(texts.import)}</Button>
              <Button type="primary" onClick={() => setOpen({ what: 'person', id: undefined })}>
                {say(texts.add)}
              </Button>
            </>
          ) : null}
        </div>
      }
    >
      {people.length === 0 ? (
        <EmptyState title={say(texts.empty)}>{mayAdd ? say(texts.emptyNote) : null}</EmptyState>
      ) : (
        <ul className={styles.people} aria-label={say(texts.people)}>
          {people.map((person: ListedPerson) => (
            <PersonCard
              key={person.id}
              person={person}
              editable={isOpen}
              onEdit={() => setOpen({ what: 'person', id: person.id })}
            />
          ))}
        </ul>
      )}
      {open?.what === 'person' && (open.id === undefined || edited) ? (
        <PersonDialog person={edited} onClose={close} />
      ) : null}
      {open?.what === 'import' ? <ImportDialog onClose={close} /> : null}
    </Panel>
  )
}
