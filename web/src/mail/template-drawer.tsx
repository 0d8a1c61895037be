import { messagePlaceholders, type Wording, wording } from '@fairground/domain/mail'
import {
  type MessageTemplate,
  resetTemplate,
  saveTemplate,
  sendTest,
  templateHistory,
} from '@fairground/wire/mail'
import { Button, Drawer, Form, Input } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useMayCall } from '../session/use-session'
import { ConflictNote } from '../ui/form/conflict-note'
import { KeptValue } from '../ui/form/kept-value'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { useKeptForm } from '../ui/form/use-kept-form'
import { HistoryDrawer } from '../ui/history/history-drawer'
import { useCommand } from '../ui/use-command'
import { mailAnnouncer } from './announce'
import styles from './mail.module.css'
import { mailTexts as texts } from './mail.texts'
import { MessagePreview } from './message-preview'

interface Props {
  template: MessageTemplate
  title: string
  mayEdit: boolean
  onClose: () => void
}

/** One message in both languages: worded, looked at as a company would read it, tried out, and taken back. */
export function TemplateDrawer({ template, title, mayEdit, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const [history, setHistory] = useState(false)
  const maySend = useMayCall(sendTest)
  const { busy, run } = useCommand(mailAnnouncer)
  const { name, version, placeholders, own } = template
  const kept = useKeptForm({ form, draftKey: `mail.${name}`, version, onClose })
  const load = ({ subjectZh, subjectEn, bodyZh, bodyEn }: Wording) =>
    form.setFieldsValue({ subjectZh, subjectEn, bodyZh, bodyEn })
  const draft = (): Wording => wording.parse(form.getFieldsValue())

  const test = (channel: 'sms' | 'mail') =>
    run(async () => {
      await form.validateFields()
      const answer = await call(sendTest, { body: { ...draft(), name, language, channel } })
      mailAnnouncer.announce('success', texts.testDone, () => answer)
    })

  return (
    <Drawer open size={760} title={title} mask={{ closable: false }} onClose={kept.cancel}>
      {kept.overtaken ? (
        <ConflictNote
          title={say(texts.conflictTitle)}
          choices={{
            theirs: { label: texts.takeTheirs, onChoose: kept.discard },
            mine: {
              label: texts.useMine,
              onChoose() {
                kept.accept()
                form.submit()
              },
            },
          }}
        >
          <p>{say(texts.conflictNote)}</p>
        </ConflictNote>
      ) : null}
      <SchemaForm
        schema={wording}
        form={form}
        name="wording"
        draft={kept.draft}
        marks={false}
        initialValues={{
          basedOn: version,
          subjectZh: template.subjectZh,
          subjectEn: template.subjectEn,
          bodyZh: template.bodyZh,
          bodyEn: template.bodyEn,
        }}
        onSubmit={async (values) => {
          try {
            await kept.save((basedOn) => call(saveTemplate, { body: { ...values, name, version: basedOn } }))
          } finally {
            await refresh('messages')
          }
          mailAnnouncer.announce('success', texts.saved)
          onClose()
        }}
      >
        <KeptValue name="basedOn" />
        <div className={styles.placeholders}>
          <span>{say(texts.placeholders)}</span>
          {placeholders.map((one) => (
            <span key={one}>
              <code>{`{${one}}`}</code> {messagePlaceholders[one]?.[language] ?? ''}
            </span>
          ))}
        </div>
        <div className={styles.pair}>
          <SchemaField name="subjectZh" label={say(texts.subjectZh)}>
            <Input lang="zh-CN" readOnly={!mayEdit} />
          </SchemaField>
          <SchemaField name="subjectEn" label={say(texts.subjectEn)}>
            <Input lang="en" readOnly={!mayEdit} />
          </SchemaField>
          <SchemaField name="bodyZh" label={say(texts.bodyZh)} hint={say(texts.signed)} counter>
            <Input.TextArea lang="zh-CN" readOnly={!mayEdit} autoSize={{ minRows: 5, maxRows: 12 }} />
          </SchemaField>
          <SchemaField name="bodyEn" label={say(texts.bodyEn)} counter>
            <Input.TextArea lang="en" readOnly={!mayEdit} autoSize={{ minRows: 5, maxRows: 12 }} />
          </SchemaField>
        </div>
        <MessagePreview name={name} draft={draft} />
        <div className={styles.buttons}>
          {maySend ? (
            <>
              <Button loading={busy} onClick={() => void test('sms')}>
                {say(texts.test)} · {say(texts.sms)}
              </Button>
              <Button loading={busy} onClick={() => void test('mail')}>
                {say(texts.test)} · {say(texts.mail)}
              </Button>
            </>
          ) : null}
          <Button onClick={() => setHistory(true)}>{say(texts.history)}</Button>
          {mayEdit && own ? (
            <Button
              loading={busy}
              onClick={() =>
                void run(() => call(resetTemplate, { body: { name, version } }), {
                  done: texts.resetDone,
                  after: () => refresh('messages'),
                }).then((done) => done && kept.cancel())
              }
            >
              {say(texts.reset)}
            </Button>
          ) : null}
          {mayEdit ? <SubmitButton>{say(texts.save)}</SubmitButton> : null}
        </div>
      </SchemaForm>
      {history ? (
        <HistoryDrawer
          title={say(texts.historyOf, { name: title })}
          endpoint={templateHistory}
          params={{ name }}
          entry={({ action, before, after }) => (
            <>
              <b>{say(action === 'restore' ? texts.restored : texts.edited)}</b>
              {changed(before, after).map(([field, was, is]) => (
                <p key={field} className={styles.text}>
                  {say(texts[field])}
                  {language === 'en' ? ': ' : '：'}
                  <del>{was}</del> → {is}
                </p>
              ))}
              {mayEdit && before ? (
                <Button
                  size="small"
                  onClick={() => {
                    load(before)
                    setHistory(false)
                  }}
                >
                  {say(texts.restore)}
                </Button>
              ) : null}
            </>
          )}
          onClose={() => setHistory(false)}
        />
      ) : null}
    </Drawer>
  )
}

const changed = (before: Wording | null, after: Wording | null): [keyof Wording, string, string][] =>
  before && after
    ? (Object.keys(before) as (keyof Wording)[])
        .filter((field) => before[field] !== after[field])
        .map((field) => [field, before[field], after[field]])
    : []
