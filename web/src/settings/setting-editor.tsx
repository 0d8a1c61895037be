import { definitionOf } from '@fairground/domain/settings'
import { changeSetting, resetSetting } from '@fairground/wire/settings'
import { Button, Form } from 'antd'
import { useMemo } from 'react'
import { z } from 'zod'
import { useLanguage, useSay } from '../lib/language'
import { call } from '../session/session'
import { ConflictNote } from '../ui/form/conflict-note'
import { KeptValue } from '../ui/form/kept-value'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { useKeptForm } from '../ui/form/use-kept-form'
import { useCommand } from '../ui/use-command'
import { FieldControl } from './controls/field-control'
import { isDefault } from './find-settings'
import { draftOf } from './setting-drafts'
import styles from './setting-editor.module.css'
import type { SettingState } from './setting-state'
import { SettingValue } from './setting-value'
import { settingsTexts as texts } from './settings.texts'
import { changeAnnouncer, useChange } from './use-change'
import { useWords } from './use-words'

interface Props {
  setting: SettingState
  onClose: () => void
}

export function SettingEditor({ setting, onClose }: Props) {
  const { key, version, value } = setting
  const say = useSay()
  const language = useLanguage()
  const words = useWords()
  const definition = definitionOf(key)
  const schema = useMemo(() => z.object({ value: definition.field.rule }), [definition])
  const [form] = Form.useForm<{ value: unknown }>()
  const kept = useKeptForm({ form, draftKey: draftOf(key), version, onClose })
  const change = useChange(setting)
  const { busy: resetting, run } = useCommand(changeAnnouncer)

  async function save({ value: wanted }: { value: unknown }): Promise<void> {
    if (!(await change.mayBecome(wanted))) return
    try {
      await kept.save(async (basedOn) =>
        change.done(
          await call(changeSetting, { params: { key }, body: { version: basedOn, value: wanted } }),
        ),
      )
    } catch (error) {
      void change.refresh()
      throw error
    }
    onClose()
  }

  async function reset(): Promise<void> {
    if (!(await change.askToReplace(texts.confirmReset, definition.initial))) return
    const done = await run(async () =>
      change.done(await call(resetSetting, { params: { key }, body: { version } })),
    )
    if (done) kept.cancel()
    else void change.refresh()
  }

  return (
    <>
      {kept.overtaken ? (
        <ConflictNote
          title={say(texts.conflictTitle, { who: setting.changedBy || say(texts.someone) })}
          choices={{
            theirs: { label: texts.takeTheirs, onChoose: kept.cancel },
            mine: {
              label: texts.useMine,
              onChoose() {
                kept.accept()
                form.submit()
              },
            },
          }}
        >
          <p className={styles.theirs}>{say(texts.theirs)}</p>
          <div className={styles.theirValue}>
            <SettingValue definition={definition} value={value} />
          </div>
          <p>{say(texts.yoursKept)}</p>
        </ConflictNote>
      ) : null}
      <SchemaForm
        schema={schema}
        form={form}
        draft={kept.draft}
        marks={false}
        name={key}
        initialValues={{ basedOn: version, value }}
        onSubmit={save}
      >
        <KeptValue name="basedOn" />
        <FieldControl
          field={definition.field}
          name="value"
          label={definition.field.title[language]}
          words={words}
          outermost
        />
        <div className={styles.buttons}>
          <SubmitButton>{say(texts.save)}</SubmitButton>
          <Button onClick={kept.cancel}>{say(texts.cancel)}</Button>
          {isDefault(key, value) && !setting.unusable ? null : (
            <Button type="text" loading={resetting} onClick={() => void reset()}>
              {say(texts.reset)}
            </Button>
          )}
        </div>
      </SchemaForm>
      {change.questions}
    </>
  )
}
