import { type NoticeForm, noticeForm } from '@fairground/domain/board'
import { findNotice, saveNotice, type WholeNotice } from '@fairground/wire/board'
import { Alert, Button, Form, Input, Switch } from 'antd'
import { useId, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { stepTexts } from '../../list'
import { call } from '../../session/session'
import { ConflictNote } from '../../ui/form/conflict-note'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { announce } from '../announce'
import { boardTexts } from '../board.texts'
import { AttachmentsField } from './attachments-field'
import styles from './notice-edit-form.module.css'
import { formValuesOf } from './notice-values'
import { NoticeVersions } from './notice-versions'
import { organiserBoardTexts as texts } from './organiser-board.texts'
import { useNoticeSteps } from './use-notice-steps'

interface Props {
  notice: WholeNotice | undefined
  onClose: () => void
}

/** Both languages, the files and the pin. Saved as it stands, or saved and published in one go. */
export function NoticeEditForm({ notice, onClose }: Props) {
  const say = useSay()
  const [form] = Form.useForm()
  const kept = useKeptForm({
    form,
    draftKey: `notice.${notice?.id ?? 'new'}`,
    version: notice?.version,
    onClose,
    // The refusal matters more than a failed look at the notice.
    latest: async () =>
      notice && (await call(findNotice, { params: { id: notice.id } }).catch(() => undefined)),
  })
  // One for each time the form is opened: a second click, or another try after a lost answer, writes nothing new.
  const [newId] = useState(newRequestId)
  const [uploads, setUploads] = useState(0)
  const steps = useNoticeSteps()
  const { conflict } = kept
  const live = notice?.state === 'published'
  const intent = useRef<'save' | 'publish'>('save')

  async function save(values: NoticeForm): Promise<void> {
    const publish = intent.current === 'publish'
    if (publish && !(await steps.askToPublish({ zh: values.zh.title, en: values.en.title }))) return
    const overtaken = await kept.save((version) => {
      const which = notice ? { changing: { id: notice.id, version: version as number } } : { newId }
      return call(saveNotice, { body: { ...values, publish, ...which } })
    })
    if (overtaken) return
    announce('success', publish ? stepTexts.publish.done : texts.saved)
    steps.refresh()
    onClose()
  }

  function takeOver(latest: WholeNotice): void {
    form.setFieldsValue(formValuesOf(latest))
    kept.accept(latest.version)
  }

  return (
    <SchemaForm
      schema={noticeForm}
      form={form}
      name="notice"
      marks={false}
      draft={kept.draft}
      initialValues={formValuesOf(notice)}
      onSubmit={save}
    >
      {conflict ? (
        <ConflictNote
          title={conflict.message}
          latest={{
            content: <NoticeVersions notice={conflict.latest} />,
            show: texts.showLatest,
            hide: texts.hideLatest,
          }}
          choices={{
            theirs: { label: texts.takeLatest, onChoose: () => takeOver(conflict.latest) },
            mine: { label: texts.keepMine, onChoose: () => kept.accept(conflict.latest.version) },
          }}
        />
      ) : null}
      {live ? <Alert type="info" showIcon title={say(texts.saveLive)} className={styles.note ?? ''} /> : null}
      <p className={styles.lead}>{say(texts.versionNote)}</p>
      <Version language="zh" legend={say(texts.versionZh)} first={notice === undefined} />
      <Version language="en" legend={say(texts.versionEn)} />
      <SchemaField name="attachments" label={say(boardTexts.attachments)}>
        <AttachmentsField onRunning={setUploads} />
      </SchemaField>
      <div className={styles.pin}>
        <Form.Item name="pinned" valuePropName="checked" noStyle>
          <Switch id="notice-pinned" />
        </Form.Item>
        <label htmlFor="notice-pinned">
          {say(texts.pin)}
          <span>{say(texts.pinNote)}</span>
        </label>
      </div>
      {/* Kept with the form, and so with its draft, though nobody types them. */}
      <KeptValue name="files" />
      <KeptValue name="basedOn" />
      <div className={styles.actions}>
        <span role="status" className={styles.running}>
          {uploads > 0 ? say(texts.uploadsRunning) : null}
        </span>
        <Button onClick={kept.cancel}>{say(boardTexts.cancel)}</Button>
        <SubmitButton
          type={live ? 'primary' : 'default'}
          disabled={uploads > 0}
          onClick={() => {
            intent.current = 'save'
          }}
        >
          {say(live || notice?.state === 'withdrawn' ? texts.save : texts.saveDraft)}
        </SubmitButton>
        {live ? null : (
          <SubmitButton
            disabled={uploads > 0}
            onClick={() => {
              intent.current = 'publish'
            }}
          >
            {say(texts.publish)}
          </SubmitButton>
        )}
      </div>
      {steps.holder}
    </SchemaForm>
  )
}

interface VersionProps {
  language: 'zh' | 'en'
  legend: string
  /** Whether typing begins here. */
  first?: boolean
}

function Version({ language, legend, first = false }: VersionProps) {
  const say = useSay()
  const heading = useId()
  const lang = { lang: language === 'zh' ? 'zh-CN' : 'en-GB' }
  return (
    <section className={styles.version} aria-labelledby={heading}>
      <h2 id={heading}>{legend}</h2>
      <SchemaField name={`${language}.title`} label={say(texts.title)} counter>
        <Input {...lang} autoFocus={first} />
      </SchemaField>
      <SchemaField name={`${language}.body`} label={say(texts.body)} hint={say(texts.bodyHint)} counter>
        <Input.TextArea {...lang} autoSize={{ minRows: 5, maxRows: 18 }} />
      </SchemaField>
    </section>
  )
}
