import { type NoticeForm, noticeForm } from '@fairground/domain/board'
import type { WholeNotice } from '@fairground/wire/board'
import { Alert, Button, Form, Input, Switch } from 'antd'
import { useId, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import { announce } from '../announce'
import { boardTexts } from '../board.texts'
import { AttachmentsField } from './attachments-field'
import { type Conflict, NoticeConflict } from './notice-conflict'
import styles from './notice-edit-form.module.css'
import { formValuesOf } from './notice-values'
import { stepTexts, organiserBoardTexts as texts } from './organiser-board.texts'
import { saveNoticeForm } from './save-notice'
import { useSteps } from './use-steps'

interface Props {
  notice: WholeNotice | undefined
  onClose: () => void
}

/** Both languages, the files and the pin. Saved as it stands, or saved and published in one go. */
export function NoticeEditForm({ notice, onClose }: Props) {
  const say = useSay()
  const [form] = Form.useForm()
  const draft = useDraft(`notice.${notice?.id ?? 'new'}`, form)
  // One for each time the form is opened: a second click, or another try after a lost answer, writes nothing new.
  const [newId] = useState(newRequestId)
  const [conflict, setConflict] = useState<Conflict>()
  const [uploads, setUploads] = useState(0)
  const steps = useSteps()
  const live = notice?.state === 'published'
  const intent = useRef<'save' | 'publish'>('save')

  async function save(values: NoticeForm): Promise<void> {
    const publish = intent.current === 'publish'
    if (publish && !(await steps.askToPublish({ titleZh: values.zh.title, titleEn: values.en.title }))) return
    const version = form.getFieldValue('version') as number
    const saved = await saveNoticeForm(
      values,
      notice ? { changing: { id: notice.id, version } } : { newId },
      publish,
    )
    if ('latest' in saved) return setConflict(saved)
    draft.saved()
    announce('success', publish ? stepTexts.publish.done : texts.saved)
    steps.refresh()
    onClose()
  }

  function cancel(): void {
    draft.discard()
    onClose()
  }

  function settle(side: 'mine' | 'theirs'): void {
    if (!conflict) return
    const { latest } = conflict
    form.setFieldsValue(side === 'theirs' ? formValuesOf(latest) : { version: latest.version })
    setConflict(undefined)
  }

  return (
    // The draft is let go only once the notice is really saved: a question on the way is no end yet.
    <SchemaForm
      schema={noticeForm}
      form={form}
      name="notice"
      marks={false}
      draft={{ ...draft, saved: () => undefined }}
      initialValues={formValuesOf(notice)}
      onSubmit={save}
    >
      {conflict ? <NoticeConflict conflict={conflict} onSettle={settle} /> : null}
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
      {['files', 'version'].map((name) => (
        <Form.Item key={name} name={name} hidden>
          <Unseen />
        </Form.Item>
      ))}
      <div className={styles.actions}>
        <span role="status" className={styles.running}>
          {uploads > 0 ? say(texts.uploadsRunning) : null}
        </span>
        <Button onClick={cancel}>{say(boardTexts.cancel)}</Button>
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

const Unseen = () => null
