import { definitionOf, shapeOf } from '@fairground/domain/settings'
import { changeSetting, resetSetting } from '@fairground/wire/settings'
import { Button, Form, Input } from 'antd'
import { useMemo } from 'react'
import { z } from 'zod'
import { useLanguage, useSay } from '../lib/language'
import { call } from '../session/session'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { useDraft } from '../ui/form/use-draft'
import { useCommand } from '../ui/use-command'
import { ConflictNote } from './conflict-note'
import { FieldControl } from './controls/field-control'
import { isDefault } from './find-settings'
import { draftOf } from './setting-drafts'
import styles from './setting-editor.module.css'
import type { SettingState } from './setting-state'
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
  const shape = useMemo(() => shapeOf(definition.schema), [definition])
  const schema = useMemo(() => z.object({ basedOn: z.int(), value: definition.schema }), [definition])
  const [form] = Form.useForm<{ basedOn: number; value: unknown }>()
  const draft = useDraft(draftOf(key), form)
  const change = useChange(setting)
  const { busy: resetting, run } = useCommand(changeAnnouncer)
  // Kept with the draft: entries made yesterday must not quietly replace what someone changed since.
  const basedOn = Form.useWatch('basedOn', form) ?? version

  async function save(values: { basedOn: number; value: unknown }): Promise<void> {
    if (!(await change.mayBecome(values.value))) return
    try {
      const body = { version: values.basedOn, value: values.value }
      change.done(await call(changeSetting, { params: { key }, body }))
    } catch (error) {
      void change.refresh()
      throw error
    }
    draft.saved()
    onClose()
  }

  async function reset(): Promise<void> {
    if (!(await change.askToReplace(texts.confirmReset, definition.initial))) return
    const done = await run(async () =>
      change.done(await call(resetSetting, { params: { key }, body: { version } })),
    )
    if (!done) return void change.refresh()
    draft.saved()
    onClose()
  }

  function cancel(): void {
    draft.discard()
    onClose()
  }

  return (
    <>
      {basedOn === version ? null : (
        <ConflictNote
          setting={setting}
          onTakeTheirs={cancel}
          onUseMine={() => {
            form.setFieldValue('basedOn', version)
            form.submit()
          }}
        />
      )}
      <SchemaForm
        schema={schema}
        form={form}
        // Saved only when the server says so: a question answered with "cancel" must not empty the draft.
        draft={{ ...draft, saved: () => undefined }}
        marks={false}
        name={key}
        initialValues={{ basedOn: version, value }}
        onSubmit={save}
      >
        <Form.Item name="basedOn" hidden>
          <Input />
        </Form.Item>
        <FieldControl
          definition={definition}
          shape={shape}
          name="value"
          path={[]}
          label={definition.title[language]}
          words={words}
        />
        <div className={styles.buttons}>
          <SubmitButton>{say(texts.save)}</SubmitButton>
          <Button onClick={cancel}>{say(texts.cancel)}</Button>
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
