import { staffUser, userStateNames } from '@fairground/domain/system'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { editUser, findUser, userHistory } from '@fairground/wire/system/users'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useTellTopic } from '../../lib/screen-topic'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { HistoryDrawer } from '../../ui/history/history-drawer'
import { Panel } from '../../ui/panel'
import { PartSkeleton } from '../../ui/part-skeleton'
import { RecordFailed } from '../../ui/record-failed'
import { StatusTag } from '../../ui/status-tag'
import { systemAnnouncer } from '../announce'
import { KeptConflict } from '../kept-conflict'
import { KeysByArea } from '../permission/keys-by-area'
import { RecordChange } from '../record-change'
import { systemTexts } from '../system.texts'
import { AccessPanel } from './access-panel'
import { SessionsPanel } from './sessions-panel'
import { stateTones } from './use-user-columns'
import { UserFacts } from './user-facts'
import { UserFields } from './user-fields'
import styles from './users.module.css'
import { usersTexts as texts } from './users.texts'

export type ShownUser = CallResult<typeof findUser>

/** One user: who this is, what this person may do, and where the account is open now. */
export function UserPage() {
  const say = useSay()
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, isFetching, refetch } = useCall(findUser, { params: { id } }, { enabled: id !== '' })
  if (data) return <Shown key={data.id} user={data} />
  if (id === '') return <EmptyState title={say(texts.unknown)} />
  if (!error) return <PartSkeleton rows={10} />
  return <RecordFailed error={error} onRetry={() => void refetch()} busy={isFetching} />
}

function Shown({ user }: { user: ShownUser }) {
  const say = useSay()
  const language = useLanguage()
  const name = user.realName || user.username
  useTellTopic(name)
  const mayEdit = useMayCall(editUser) && user.within
  const [history, setHistory] = useState(false)
  // What was done from this page is no news to the form on it: it begins anew.
  const [round, setRound] = useState(0)
  const begin = () => setRound((now) => now + 1)
  return (
    <>
      <div className={styles.heading}>
        <h1>{name}</h1>
        <StatusTag tone={stateTones[user.state]}>{userStateNames[user.state][language]}</StatusTag>
        <Button onClick={() => setHistory(true)}>{say(systemTexts.history)}</Button>
      </div>
      {user.within ? null : (
        <Alert type="info" showIcon title={say(texts.readOnly)} style={{ marginBottom: 16 }} />
      )}
      <div className={styles.page}>
        <Panel id="basics" title={say(texts.basics)}>
          <div className={styles.body}>
            {mayEdit ? <EditForm key={round} user={user} onSaved={begin} /> : <UserFacts user={user} />}
          </div>
        </Panel>
        <div className={styles.aside}>
          <AccessPanel user={user} name={name} onDone={begin} />
          <SessionsPanel user={user} name={name} />
          <Panel id="may-do" title={say(texts.mayDo)}>
            <div className={styles.body}>
              {user.department === 'administrator' ? (
                <p className={styles.soft}>{say(texts.allKeys)}</p>
              ) : user.keys.length === 0 ? (
                <p className={styles.soft}>{say(texts.mayNothing)}</p>
              ) : (
                <KeysByArea keys={user.keys} />
              )}
            </div>
          </Panel>
        </div>
      </div>
      {history ? (
        <HistoryDrawer
          title={say(systemTexts.historyOf, { name })}
          endpoint={userHistory}
          params={{ id: user.id }}
          entry={(entry) => <RecordChange entry={entry} />}
          onClose={() => setHistory(false)}
        />
      ) : null}
    </>
  )
}

function EditForm({ user, onSaved }: { user: ShownUser; onSaved: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const { id, version, username, realName, userType, department, unitId, post, mobile, email } = user
  const roleIds = user.roles.map((role) => role.id)
  const kept = useKeptForm({ form, draftKey: `system.user.${id}`, version, onClose: () => undefined })
  return (
    <>
      <KeptConflict form={form} kept={kept} />
      <SchemaForm
        schema={staffUser}
        form={form}
        draft={kept.draft}
        initialValues={{
          basedOn: version,
          ...{
            username,
            realName,
            userType,
            department,
            unitId: unitId ?? undefined,
            post,
            mobile,
            email,
            roleIds,
          },
        }}
        onSubmit={async (values) => {
          try {
            await kept.save((basedOn) => call(editUser, { body: { ...values, id, version: basedOn } }))
          } finally {
            await refresh('people')
          }
          systemAnnouncer.announce('success', systemTexts.saved)
          onSaved()
        }}
      >
        <KeptValue name="basedOn" />
        <UserFields />
        <SubmitButton>{say(systemTexts.save)}</SubmitButton>
      </SchemaForm>
    </>
  )
}
