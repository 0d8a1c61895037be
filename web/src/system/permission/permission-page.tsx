import type { PermissionKey } from '@fairground/domain/account'
import { keyDifference, namedKeys } from '@fairground/domain/system'
import {
  changePermissions,
  type ListedRole,
  type PermissionMatrix,
  permissionMatrix,
} from '@fairground/wire/system/roles'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { ListPage } from '../../ui/list/list-page'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { useCommand } from '../../ui/use-command'
import { systemAnnouncer } from '../announce'
import { useQuestion } from '../use-question'
import { fitsKey } from './find-keys'
import { Matrix } from './matrix'
import { MatrixTools } from './matrix-tools'
import { NewKeys } from './new-keys'
import { changesOf, toggled } from './pending'
import styles from './permission.module.css'
import { permissionTexts as texts } from './permission.texts'
import { RecentChanges } from './recent-changes'
import { useKeptPending } from './use-kept-pending'
import { WhatMay } from './what-may'
import { WhoMay } from './who-may'

export function PermissionPage() {
  const say = useSay()
  const { data, isError, isFetching, refetch } = useCall(permissionMatrix)
  const mayEdit = useMayCall(changePermissions)
  if (!data)
    return (
      <ListPage title={say(texts.title)}>
        <div className={styles.waiting}>
          {isError ? (
            <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <PartSkeleton rows={12} />
          )}
        </div>
      </ListPage>
    )
  return <Shown matrix={data} mayEdit={mayEdit} />
}

export interface Compared {
  a: string | undefined
  b: string | undefined
}

function Shown({ matrix, mayEdit }: { matrix: PermissionMatrix; mayEdit: boolean }) {
  const say = useSay()
  const refresh = useRefresh()
  const { roles, people, undecided, recent } = matrix
  const [typed, setTyped] = useState('')
  const [compared, setCompared] = useState<Compared>({ a: undefined, b: undefined })
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const [asked, setAsked] = useState<PermissionKey>()
  const [pending, setPending] = useKeptPending()
  const { ask, holder } = useQuestion()
  const { busy, run } = useCommand(systemAnnouncer)
  const changes = changesOf(pending, roles, namedKeys)
  const count = changes.reduce((sum, { grant, take }) => sum + grant.length + take.length, 0)

  const [a, b] = [compared.a, compared.b].map((wanted) => roles.find(({ id }) => id === wanted))
  const different = a && b ? keyDifference(a.keys, b.keys) : undefined
  const keys = namedKeys.filter(
    (key) => fitsKey(key, typed) && !(onlyDifferent && different && !different.includes(key)),
  )

  const toggle = (role: ListedRole, key: PermissionKey) => setPending(toggled(pending, role, key))

  async function save(): Promise<void> {
    const granted = changes.reduce((sum, { grant }) => sum + grant.length, 0)
    const note = [
      granted > 0 ? `${say(texts.granted)} ${granted}` : '',
      count > granted ? `${say(texts.taken)} ${count - granted}` : '',
    ]
    if (!(await ask(say(texts.saveAsk, { count }), note.filter(Boolean).join(' · ')))) return
    const done = await run(() => call(changePermissions, { body: { roles: changes } }), {
      done: texts.savedDone,
      after: () => refresh('people'),
    })
    if (done) setPending(new Map())
  }

  const figures = { keys: namedKeys.length, roles: roles.length, people: people.length }
  return (
    <>
      <ListPage
        title={say(texts.title)}
        lead={say(mayEdit ? texts.lead : texts.leadOnly, figures)}
        above={undecided.length > 0 ? <NewKeys keys={undecided} roles={roles} mayEdit={mayEdit} /> : null}
      >
        <MatrixTools
          roles={roles}
          compared={compared}
          onCompare={setCompared}
          differences={different?.length}
          onlyDifferent={onlyDifferent}
          onOnlyDifferent={setOnlyDifferent}
          onSearch={setTyped}
        />
        {keys.length === 0 ? (
          <EmptyState title={say(texts.noneFound)} />
        ) : (
          <Matrix
            matrix={matrix}
            keys={keys}
            compared={compared}
            different={different ?? []}
            asked={asked}
            onAsk={setAsked}
            pending={pending}
            {...(mayEdit ? { onToggle: toggle } : {})}
          />
        )}
        {mayEdit && count > 0 ? (
          <div className={styles.bar} role="status">
            <span>{say(texts.pending, { count })}</span>
            <Button type="primary" size="small" loading={busy} onClick={() => void save()}>
              {say(texts.save)}
            </Button>
            <Button size="small" onClick={() => setPending(new Map())}>
              {say(texts.drop)}
            </Button>
          </div>
        ) : null}
      </ListPage>
      <div className={styles.below}>
        <WhoMay matrix={matrix} asked={asked} />
        <WhatMay matrix={matrix} />
        <RecentChanges recent={recent} />
      </div>
      {holder}
    </>
  )
}
