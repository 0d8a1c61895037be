import { definitionOf } from '@fairground/domain/settings'
import { Alert, Button } from 'antd'
import { useSay } from '../lib/language'
import styles from './conflict-note.module.css'
import type { SettingState } from './setting-state'
import { SettingValue } from './setting-value'
import { settingsTexts as texts } from './settings.texts'

interface Props {
  setting: SettingState
  onTakeTheirs: () => void
  onUseMine: () => void
}

/** Two people had the same setting open; the later one sees what the other made of it before deciding. */
export function ConflictNote({ setting, onTakeTheirs, onUseMine }: Props) {
  const say = useSay()
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.note ?? ''}
      title={say(texts.conflictTitle, { who: setting.changedBy || say(texts.someone) })}
      description={
        <>
          <p className={styles.label}>{say(texts.theirs)}</p>
          <div className={styles.value}>
            <SettingValue definition={definitionOf(setting.key)} value={setting.value} />
          </div>
          <p>{say(texts.yoursKept)}</p>
          <div className={styles.buttons}>
            <Button size="small" onClick={onTakeTheirs}>
              {say(texts.takeTheirs)}
            </Button>
            <Button size="small" onClick={onUseMine}>
              {say(texts.useMine)}
            </Button>
          </div>
        </>
      }
    />
  )
}
