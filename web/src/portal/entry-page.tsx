import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList, KeptRow } from '@fairground/wire/list'
import { Alert, Button, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { useTellTopic } from '../lib/screen-topic'
import { mayRestore, RowHistory, useRowName } from '../list'
import { useRefresh } from '../session/freshness'
import { useCall } from '../session/use-call'
import { useUser } from '../session/use-session'
import { Panel } from '../ui/panel'
import { PartSkeleton } from '../ui/part-skeleton'
import { RecordFailed } from '../ui/record-failed'
import { pathOf } from './content-at'
import styles from './portal.module.css'
import { portalTexts as texts } from './portal.texts'
import { ContentPreview } from './preview/content-preview'
import { StandingPanel } from './rail/standing-panel'
import { VersionsPanel } from './rail/versions-panel'

/** An entry as it reads, in either language, with where it stands and what became of it. */
export function EntryPage({ list, id }: { list: KeptList; id: string }) {
  const { data: row, error, isFetching, refetch } = useCall(list.calls.find, { params: { id } })
  const language = useLanguage()
  const nameOf = useRowName(list)
  const name = row && !list.single ? nameOf(row) : undefined
  useTellTopic(name)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          {list.single ? null : (
            <Link to={list.path} className={styles.back ?? ''}>
              ← {list.title[language]}
            </Link>
          )}
          <h1>{name ?? list.title[language]}</h1>
        </div>
      </div>
      {row ? (
        <Entry list={list} row={row} />
      ) : error ? (
        <RecordFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PartSkeleton rows={10} />
      )}
    </div>
  )
}

function Entry({ list, row }: { list: KeptList; row: KeptRow }) {
  const say = useSay()
  const user = useUser()
  const navigate = useNavigate()
  const own = useLanguage()
  const [language, setLanguage] = useState(own)
  const askAgain = useRefresh()
  const refresh = () => void askAgain('lists')
  const mayEdit = mayCall(list.may.edit, user)
  const edit: ReactNode =
    mayEdit && !row.deleted && !list.single ? (
      <Button type="primary" onClick={() => void navigate(pathOf(list, 'edit', row.id))}>
        {say(texts.edit)}
      </Button>
    ) : null
  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>
        {row.deleted ? <Alert type="info" showIcon title={say(texts.deleted)} /> : null}
        <Segmented
          aria-label={say(texts.readIn)}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh' as const, label: '中文' },
            { value: 'en' as const, label: 'English' },
          ]}
        />
        <ContentPreview list={list} values={row} language={language} />
      </div>
      <div className={styles.rail}>
        <StandingPanel list={list} row={row} refresh={refresh}>
          {edit}
        </StandingPanel>
        <VersionsPanel list={list} row={row} mayRestore={mayEdit} onDone={refresh} />
        <Panel id="history" title={say(texts.history)}>
          <RowHistory
            list={list}
            row={row}
            mayRestore={mayRestore(user, list, row.deleted === true)}
            onDone={refresh}
          />
        </Panel>
      </div>
    </div>
  )
}
