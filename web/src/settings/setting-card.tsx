import { definitionOf } from '@fairground/domain/settings'
import { Alert, Button } from 'antd'
import { useLanguage, useSay } from '../lib/language'
import { listMoment } from '../ui/list/list-moment'
import { StatusTag } from '../ui/status-tag'
import { describeValue } from './describe-value'
import { isDefault } from './find-settings'
import styles from './setting-card.module.css'
import { SettingEditor } from './setting-editor'
import type { SettingState } from './setting-state'
import { SettingValue } from './setting-value'
import { settingsTexts as texts } from './settings.texts'
import { useWords } from './use-words'

interface Props {
  setting: SettingState
  timeZone: string
  mayChange: boolean
  editing: boolean
  onEdit: (open: boolean) => void
  onHistory: () => void
}

export function SettingCard({ setting, timeZone, mayChange, editing, onEdit, onHistory }: Props) {
  const say = useSay()
  const language = useLanguage()
  const words = useWords()
  const definition = definitionOf(setting.key)
  const title = definition.field.title[language]
  const standard = isDefault(setting.key, setting.value)
  const initial = describeValue(definition, definition.initial, words)
    .map(({ label, text }) => (label ? `${label} ${text}` : text))
    .join(language === 'en' ? '; ' : '；')

  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.about}>
        <h3>{title}</h3>
        <p>{definition.help[language]}</p>
      </div>
      <div className={styles.content}>
        {setting.unusable ? <Alert type="warning" showIcon title={say(texts.unusable)} /> : null}
        {editing ? (
          <SettingEditor setting={setting} onClose={() => onEdit(false)} />
        ) : (
          <>
            <div className={styles.value}>
              <SettingValue definition={definition} value={setting.value} />
              <div className={styles.buttons}>
                {standard ? (
                  <span className={styles.standard}>{say(texts.isDefault)}</span>
                ) : (
                  <StatusTag tone="info">{say(texts.differs)}</StatusTag>
                )}
                {setting.version > 0 ? (
                  <Button
                    type="text"
                    size="small"
                    aria-label={say(texts.historyOf, { title })}
                    onClick={onHistory}
                  >
                    {say(texts.history)}
                  </Button>
                ) : null}
                {mayChange ? (
                  <Button size="small" aria-label={say(texts.editOf, { title })} onClick={() => onEdit(true)}>
                    {say(texts.edit)}
                  </Button>
                ) : null}
              </div>
            </div>
            {standard && !setting.changedAt ? null : (
              <p className={styles.facts}>
                {standard ? null : (
                  <span>
                    {say(texts.default)}
                    {initial}
                  </span>
                )}
                {setting.changedAt ? (
                  <span>
                    {say(texts.changed, {
                      who: setting.changedBy || say(texts.someone),
                      when: listMoment(setting.changedAt, timeZone),
                    })}
                  </span>
                ) : null}
              </p>
            )}
          </>
        )}
      </div>
    </article>
  )
}
