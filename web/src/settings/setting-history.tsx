import { definitionOf } from '@fairground/domain/settings'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { restoreSetting, settingHistory } from '@fairground/wire/settings'
import { Button } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { HistoryDrawer } from '../ui/history/history-drawer'
import { useCommand } from '../ui/use-command'
import styles from './setting-history.module.css'
import type { SettingState } from './setting-state'
import { SettingValue } from './setting-value'
import { settingsTexts as texts } from './settings.texts'
import { changeAnnouncer, useChange } from './use-change'

type Entry = CallResult<typeof settingHistory>['entries'][number]

interface Props {
  setting: SettingState
  mayChange: boolean
  onClose: () => void
}

export function SettingHistory({ setting, mayChange, onClose }: Props) {
  const { key, version } = setting
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const change = useChange(setting)
  const { run } = useCommand(changeAnnouncer)
  const [restoring, setRestoring] = useState<number>()
  const definition = definitionOf(key)

  async function restore({ id, before }: Entry): Promise<void> {
    if (restoring !== undefined || !(await change.askToReplace(texts.confirmRestore, before))) return
    setRestoring(id)
    await run(
      async () => change.done(await call(restoreSetting, { params: { key }, body: { version, entry: id } })),
      { after: () => refresh('settings') },
    )
    setRestoring(undefined)
  }

  const usable = (value: unknown) => definition.field.rule.safeParse(value).success

  return (
    <>
      <HistoryDrawer
        title={say(texts.historyOf, { title: definition.field.title[language] })}
        endpoint={settingHistory}
        params={{ key }}
        onClose={onClose}
        entry={(entry) => (
          <>
            <div className={styles.change}>
              <div>
                <p>{say(texts.before)}</p>
                <SettingValue definition={definition} value={entry.before} />
              </div>
              <div>
                <p>
                  {say(texts.after)}
                  {entry.action === 'reset' ? ` · ${say(texts.actionReset)}` : null}
                  {entry.action === 'restore' ? ` · ${say(texts.actionRestore)}` : null}
                </p>
                <SettingValue definition={definition} value={entry.after} />
              </div>
            </div>
            {mayChange && usable(entry.before) ? (
              <div>
                <Button size="small" loading={restoring === entry.id} onClick={() => void restore(entry)}>
                  {say(texts.restore)}
                </Button>
              </div>
            ) : null}
          </>
        )}
      />
      {change.questions}
    </>
  )
}
