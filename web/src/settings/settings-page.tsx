import { SearchOutlined } from '@ant-design/icons'
import { type SettingKey, settingKeys } from '@fairground/domain/settings'
import { changeSetting, listSettings } from '@fairground/wire/settings'
import { Alert, Checkbox, Input } from 'antd'
import { useMemo, useState } from 'react'
import { useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import { useMayCall, useUser } from '../session/use-session'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { findSettings } from './find-settings'
import { GroupNavigation } from './group-navigation'
import { SettingCard } from './setting-card'
import { hasDraft } from './setting-drafts'
import { SettingHistory } from './setting-history'
import type { SettingState } from './setting-state'
import { groupTexts, settingsTexts as texts } from './settings.texts'
import styles from './settings-page.module.css'

export function SettingsPage() {
  const { data, isError, isFetching, refetch } = useCall(listSettings)
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PageSkeleton />
  return <Settings settings={data} />
}

function Settings({ settings }: { settings: SettingState[] }) {
  const say = useSay()
  const account = useUser().id
  const mayChange = useMayCall(changeSetting)
  const timeZone = useTimeZone()
  const [wanted, setWanted] = useState({ typed: '', onlyChanged: false })
  const [history, setHistory] = useState<SettingKey>()
  const [editing, setEditing] = useState(
    () => new Set(mayChange ? settingKeys.filter((key) => hasDraft(account, key)) : []),
  )
  const byKey = useMemo(() => new Map(settings.map((setting) => [setting.key, setting])), [settings])
  const groups = findSettings(wanted, (key) => byKey.get(key)?.value)
  const looked = history && byKey.get(history)

  function edit(key: SettingKey, open: boolean): void {
    setEditing((now) => new Set(open ? [...now, key] : [...now].filter((other) => other !== key)))
  }

  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>{say(texts.title)}</h1>
        <p>{say(texts.lead)}</p>
      </div>
      {mayChange ? null : <Alert type="info" showIcon title={say(texts.readOnly)} />}
      <div className={styles.columns}>
        <div className={styles.side}>
          <search>
            <Input
              type="search"
              prefix={<SearchOutlined aria-hidden />}
              placeholder={say(texts.search)}
              aria-label={say(texts.search)}
              onChange={({ target }) => setWanted((now) => ({ ...now, typed: target.value }))}
            />
            <Checkbox
              className={styles.only ?? ''}
              onChange={({ target }) => setWanted((now) => ({ ...now, onlyChanged: target.checked }))}
            >
              {say(texts.onlyChanged)}
            </Checkbox>
          </search>
          <GroupNavigation groups={groups} />
        </div>
        <div className={styles.groups}>
          {groups.length === 0 ? (
            <EmptyState title={say(texts.noneFound)}>{say(texts.noneFoundNote)}</EmptyState>
          ) : null}
          {groups.map(({ group, keys }) => (
            <section key={group} id={group} aria-labelledby={`${group}-title`}>
              <h2 id={`${group}-title`}>{say(groupTexts[group])}</h2>
              <div className={styles.cards}>
                {keys.flatMap((key) => {
                  const setting = byKey.get(key)
                  return setting ? (
                    <SettingCard
                      key={key}
                      setting={setting}
                      timeZone={timeZone}
                      mayChange={mayChange}
                      editing={editing.has(key)}
                      onEdit={(open) => edit(key, open)}
                      onHistory={() => setHistory(key)}
                    />
                  ) : (
                    []
                  )
                })}
              </div>
            </section>
          ))}
        </div>
      </div>
      {looked ? (
        <SettingHistory setting={looked} mayChange={mayChange} onClose={() => setHistory(undefined)} />
      ) : null}
    </div>
  )
}
