import {
  addRole,
  editRole,
  type ListedRole,
  listRoles,
  removeRole,
  roleHistory,
} from '@fairground/wire/system/roles'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { HistoryDrawer } from '../../ui/history/history-drawer'
import { ListCards } from '../../ui/list/list-cards'
import { listMoment } from '../../ui/list/list-moment'
import { ListPage } from '../../ui/list/list-page'
import type { Column } from '../../ui/list/list-rows'
import { ListTable } from '../../ui/list/list-table'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { useMedia } from '../../ui/use-media'
import { systemAnnouncer } from '../announce'
import { RecordChange } from '../record-change'
import { systemTexts } from '../system.texts'
import { useQuestion } from '../use-question'
import { RoleDialog } from './role-dialog'
import styles from './roles.module.css'
import { rolesTexts as texts } from './roles.texts'

export function RolesPage() {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const { data, isError, isFetching, refetch } = useCall(listRoles)
  const [asked, setAsked] = useState<{ edit?: string }>()
  const [history, setHistory] = useState<ListedRole>()
  const mayAdd = useMayCall(addRole)
  const mayEdit = useMayCall(editRole)
  const columns = useColumns()
  const { ask, holder } = useQuestion()
  const { busy, run } = useCommand(systemAnnouncer)
  const Rows = useMedia('(max-width: 760px)') ? ListCards : ListTable

  async function remove({ id, version, ...role }: ListedRole): Promise<void> {
    const name = role[language]
    if (!(await ask(say(texts.removeAsk, { name }), say(texts.removeNote), { danger: true }))) return
    await run(() => call(removeRole, { body: { id, version } }), {
      done: systemTexts.removed,
      after: () => refresh('people'),
    })
  }

  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      actions={
        <>
          <Link to="/system/permission">{say(texts.compare)}</Link>
          {mayAdd ? (
            <Button type="primary" onClick={() => setAsked({})}>
              {say(texts.add)}
            </Button>
          ) : null}
        </>
      }
    >
      {data === undefined ? (
        <div className={styles.waiting}>
          {isError ? (
            <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <PartSkeleton rows={5} />
          )}
        </div>
      ) : data.length === 0 ? (
        <EmptyState title={say(texts.empty)} />
      ) : (
        <Rows
          label={say(texts.title)}
          rows={data}
          columns={columns}
          keyOf={({ id }) => id}
          first={1}
          numbered={false}
          actions={(row) => (
            <>
              {mayEdit ? (
                <Button
                  type="link"
                  size="small"
                  aria-label={say(systemTexts.editOf, { name: row[language] })}
                  onClick={() => setAsked({ edit: row.id })}
                >
                  {say(systemTexts.edit)}
                </Button>
              ) : null}
              <Button
                type="link"
                size="small"
                aria-label={say(systemTexts.historyOf, { name: row[language] })}
                onClick={() => setHistory(row)}
              >
                {say(systemTexts.history)}
              </Button>
              {mayEdit && !row.shipped ? (
                <Button
                  type="link"
                  size="small"
                  danger
                  disabled={busy}
                  aria-label={say(systemTexts.removeOf, { name: row[language] })}
                  onClick={() => void remove(row)}
                >
                  {say(systemTexts.remove)}
                </Button>
              ) : null}
            </>
          )}
        />
      )}
      {holder}
      {asked ? (
        <RoleDialog
          roles={data ?? []}
          {...(asked.edit ? { edited: asked.edit } : {})}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {history ? (
        <HistoryDrawer
          title={say(systemTexts.historyOf, { name: history[language] })}
          endpoint={roleHistory}
          params={{ id: history.id }}
          entry={(entry) => <RecordChange entry={entry} />}
          onClose={() => setHistory(undefined)}
        />
      ) : null}
    </ListPage>
  )
}

function useColumns(): Column<ListedRole>[] {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  return [
    {
      key: 'name',
      title: say(texts.name),
      names: true,
      cell: ({ shipped, ...role }) => (
        <>
          <b>{role[language]}</b> {shipped ? <StatusTag tone="quiet">{say(texts.shipped)}</StatusTag> : null}
        </>
      ),
    },
    { key: 'note', title: say(texts.note), wraps: true, cell: ({ note }) => note },
    {
      key: 'keys',
      title: say(texts.keys),
      cell: ({ keys }) => say(systemTexts.keyCount, { count: keys.length }),
    },
    {
      key: 'people',
      title: say(texts.people),
      cell: ({ id, people }) => (
        <Link to={`/system/user?roleId=${id}`}>{say(systemTexts.peopleCount, { count: people })}</Link>
      ),
    },
    {
      key: 'changed',
      title: say(texts.changed),
      cell: ({ changedAt, changedBy }) =>
        changedAt ? say(texts.changedBy, { who: changedBy, when: listMoment(changedAt, timeZone) }) : '',
    },
  ]
}
