import { type ListedCoExhibitor, ownCoExhibitors } from '@fairground/wire/co-exhibitor'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { formatDate } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { ServiceTabs } from '../services'
import { useCall } from '../session/use-call'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { Panel } from '../ui/panel'
import styles from './co-exhibitor.module.css'
import { coExhibitorTexts as texts } from './co-exhibitor.texts'
import { EditDialog } from './edit-dialog'
import { OwnRow } from './own-row'

type Editing = { id: string } | 'new'

/** Who shares the stand of the company. One page for both languages. */
export function OwnPage() {
  const say = useSay()
  const language = useLanguage()
  const [editing, setEditing] = useState<Editing>()
  const own = useCall(ownCoExhibitors)
  if (!own.data)
    return own.isError ? (
      <LoadFailed onRetry={() => void own.refetch()} busy={own.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const { closed, lastDay, most, badgesEach: badges, coExhibitors } = own.data
  const chosen = (): ListedCoExhibitor | undefined =>
    editing === 'new' ? undefined : coExhibitors.find(({ id }) => id === editing?.id)
  return (
    <>
      <ServiceTabs />
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say(texts.title)}</h1>
          <p>{say(texts.lead, { day: formatDate(lastDay, language), most })}</p>
          <p>{say(texts.rules, { badges })}</p>
        </div>
        {closed ? <Alert type="info" showIcon title={say(texts.closed)} description={closed} /> : null}
        <Panel
          id="co-exhibitors"
          title={say(texts.list)}
          note={say(texts.count, { used: coExhibitors.length, most })}
          aside={
            closed || coExhibitors.length >= most ? null : (
              <Button type="primary" onClick={() => setEditing('new')}>
                {say(texts.add)}
              </Button>
            )
          }
        >
          {coExhibitors.length === 0 ? (
            <EmptyState title={say(texts.none)} />
          ) : (
            <ul className={styles.list} aria-label={say(texts.list)}>
              {coExhibitors.map((one) => (
                <OwnRow
                  key={one.id}
                  one={one}
                  {...(closed ? {} : { onEdit: () => setEditing({ id: one.id }) })}
                />
              ))}
            </ul>
          )}
        </Panel>
      </div>
      {editing ? <EditDialog one={chosen()} onClose={() => setEditing(undefined)} /> : null}
    </>
  )
}
