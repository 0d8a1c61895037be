import type { Language } from '@fairground/domain/text'
import {
  type UndertakingKind,
  type UndertakingText,
  undertakingPlaceholders,
  undertakingText,
} from '@fairground/domain/undertaking'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { findUndertakingText, saveUndertakingText } from '@fairground/wire/undertaking'
import { Button, Form, Input } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useRef, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { ConflictNote } from '../../ui/form/conflict-note'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { announce } from '../announce'
import { DocumentText } from '../document-text'
import styles from './desk.module.css'
import { editorTexts as texts } from './desk.texts'
import { TextPreview } from './text-preview'
import { TextVersions } from './text-versions'

type Kept = CallResult<typeof findUndertakingText>

interface Props {
  kind: UndertakingKind
  language: Language
  kept: Kept
  onClose: () => void
}

/** Typed on one side, read on the other as a company would. */
export function TextForm({ kind, language, kept, onClose }: Props) {
  const say = useSay()
  const reading = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const [versions, setVersions] = useState(kept.versions)
  const [now] = versions
  const body = useRef<TextAreaRef>(null)
  const record = useKeptForm({
    form,
    draftKey: `undertaking.${kind}.${language}`,
    version: now?.version ?? 0,
    onClose,
    latest: async () => {
      const { versions: found } = await call(findUndertakingText, { query: { kind, language } })
      setVersions(found)
      return found[0]
    },
  })
  const { conflict } = record

  async function save({ title, body: typed }: UndertakingText): Promise<void> {
    let saved = 0
    const overtaken = await record.save(async (version) => {
      const answer = await call(saveUndertakingText, {
        body: { kind, language, title, body: typed, version },
      })
      saved = answer.version
    })
    if (overtaken) return
    announce('success', texts.saved, () => ({ version: saved }))
    onClose()
    await refresh('lists')
  }

  const load = ({ title, body: text }: UndertakingText) => form.setFieldsValue({ title, body: text })

  /** Where one was typing; at the end where nobody typed yet. */
  function insert(name: string): void {
    const area = body.current?.resizableTextArea?.textArea
    const typed = String(form.getFieldValue('body') ?? '')
    const [from, to] = [area?.selectionStart ?? typed.length, area?.selectionEnd ?? typed.length]
    form.setFieldValue('body', `${typed.slice(0, from)}{${name}}${typed.slice(to)}`)
    area?.focus()
  }

  const lang = { lang: language === 'zh' ? 'zh-CN' : 'en-GB' }
  return (
    <SchemaForm
      schema={undertakingText}
      form={form}
      name="undertaking-text"
      marks={false}
      draft={record.draft}
      initialValues={{ title: now?.title ?? '', body: now?.body ?? '', basedOn: now?.version ?? 0 }}
      onSubmit={save}
    >
      {conflict ? (
        <ConflictNote
          title={conflict.message}
          latest={{
            content: <DocumentText text={conflict.latest.body} />,
            show: texts.showLatest,
            hide: texts.hideLatest,
          }}
          choices={{
            theirs: {
              label: texts.theirs,
              onChoose: () => {
                load(conflict.latest)
                record.accept(conflict.latest.version)
              },
            },
            mine: { label: texts.mine, onChoose: () => record.accept(conflict.latest.version) },
          }}
        />
      ) : null}
      <div className={styles.sides}>
        <div>
          <SchemaField name="title" label={say(texts.heading)} counter>
            <Input {...lang} />
          </SchemaField>
          <SchemaField name="body" label={say(texts.body)} hint={say(texts.bodyHint)} counter>
            <Input.TextArea ref={body} {...lang} autoSize={{ minRows: 14, maxRows: 26 }} />
          </SchemaField>
          <div className={styles.placeholders}>
            <span>{say(texts.insert)}</span>
            {Object.entries(undertakingPlaceholders).map(([name, title]) => (
              <Button key={name} size="small" onClick={() => insert(name)}>
                {title[reading]}
              </Button>
            ))}
          </div>
        </div>
        <TextPreview language={language} />
      </div>
      <KeptValue name="basedOn" />
      <TextVersions versions={versions} earlier={kept.earlier} onLoad={load} />
      <div className={styles.actions}>
        <Button onClick={record.cancel}>{say(texts.close)}</Button>
        <SubmitButton>{say(texts.save)}</SubmitButton>
      </div>
    </SchemaForm>
  )
}
