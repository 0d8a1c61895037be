import {
  placeholderNames,
  placeholders,
  type TemplateDraft,
  templateDraft,
  unknownPlaceholders,
} from '@fairground/domain/contract'
import { type Language, languages } from '@fairground/domain/text'
import {
  contractClasses,
  type ListedClass,
  saveTemplate,
  type TemplateVersion,
  templateVersions,
} from '@fairground/wire/contract/classes'
import { Button, Form, Input } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useTellTopic } from '../../lib/screen-topic'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { ConflictNote } from '../../ui/form/conflict-note'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { listMoment } from '../../ui/list/list-moment'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import styles from '../classes/class-page.module.css'
import { languageName, templateTexts as texts } from './template.texts'
import own from './template-page.module.css'
import { TemplatePreview } from './template-preview'

const schema = templateDraft.pick({ title: true, body: true })

/** The words of a class in one language, with every version there was. */
export function TemplatePage() {
  const say = useSay()
  const [address] = useSearchParams()
  const classId = address.get('class') ?? ''
  const language = languages.find((one) => one === address.get('language')) ?? 'zh'
  const classes = useCall(contractClasses)
  const found = classes.data?.classes.find(({ id }) => id === classId)
  const versions = useCall(
    templateVersions,
    { query: { classId, language } },
    { enabled: found !== undefined },
  )
  if (classes.data && !found)
    return (
      <EmptyState title={say(texts.unknown)}>
        <Link to="/contract/set">{say(texts.back)}</Link>
      </EmptyState>
    )
  if (!found || !versions.data)
    return classes.isError || versions.isError ? (
      <LoadFailed
        onRetry={() => void Promise.all([classes.refetch(), versions.refetch()])}
        busy={classes.isFetching || versions.isFetching}
      />
    ) : (
      <PageSkeleton />
    )
  return <TemplateForm key={`${classId} ${language}`} kept={found} of={language} versions={versions.data} />
}

interface FormProps {
  kept: ListedClass
  of: Language
  versions: TemplateVersion[]
}

function TemplateForm({ kept, of, versions }: FormProps) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const mayEdit = useMayCall(saveTemplate)
  const area = useRef<TextAreaRef>(null)
  const [form] = Form.useForm()
  const [latest] = versions
  const record = useKeptForm({
    form,
    draftKey: `contract-template-${kept.id}-${of}`,
    version: latest?.number ?? 0,
    onClose: () => void navigate('/contract/set'),
  })
  const body = (Form.useWatch('body', form) as string | undefined) ?? latest?.body ?? ''
  const title = (Form.useWatch('title', form) as string | undefined) ?? latest?.title ?? ''
  const unknown = unknownPlaceholders(`${title}\n${body}`)
  const name = `${language === 'en' ? kept.nameEn : kept.nameZh} · ${say(languageName(of))}`
  useTellTopic(name)

  async function submit(values: Pick<TemplateDraft, 'title' | 'body'>): Promise<void> {
    let number = 0
    await record.save(async (basedOn) => {
      const draft = { ...values, classId: kept.id, language: of, basedOn: basedOn ?? 0 }
      ;({ number } = await call(saveTemplate, { body: draft }))
    })
    announce('success', texts.saved, () => ({ number }))
    // At once: whoever goes elsewhere meanwhile is not to be called back.
    void navigate('/contract/set')
    await refresh('lists')
  }

  function insert(placeholder: string): void {
    const input = area.current?.resizableTextArea?.textArea
    const at = input?.selectionStart ?? body.length
    const word = `{${placeholder}}`
    form.setFieldValue('body', `${body.slice(0, at)}${word}${body.slice(input?.selectionEnd ?? at)}`)
    requestAnimationFrame(() => {
      input?.focus()
      input?.setSelectionRange(at + word.length, at + word.length)
    })
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <Link to="/contract/set">{say(texts.back)}</Link>
      </header>
      <div className={styles.columns}>
        <Panel id="words" title={say(texts.words)}>
          <div className={styles.inner}>
            <SchemaForm
              schema={schema}
              form={form}
              name="contract-template"
              marks={false}
              draft={record.draft}
              initialValues={{ title: latest?.title, body: latest?.body, basedOn: latest?.number ?? 0 }}
              onSubmit={submit}
              onFailure={() => void refresh('lists')}
            >
              <KeptValue name="basedOn" />
              {record.overtaken ? (
                <ConflictNote
                  title={say(texts.overtaken)}
                  choices={{
                    theirs: { label: texts.takeTheirs, onChoose: record.discard },
                    mine: { label: texts.keepMine, onChoose: () => record.accept() },
                  }}
                />
              ) : null}
              <fieldset disabled={!mayEdit} className={styles.fields}>
                <SchemaField name="title" label={say(texts.titleField)} counter>
                  <Input />
                </SchemaField>
                <SchemaField name="body" label={say(texts.body)} hint={say(texts.bodyHint)} counter>
                  <Input.TextArea ref={area} autoSize={{ minRows: 14, maxRows: 30 }} />
                </SchemaField>
              </fieldset>
              <p role="status" className={own.unknown}>
                {unknown.length > 0
                  ? say(texts.unknownNames, { names: unknown.map((one) => `{${one}}`).join(' ') })
                  : null}
              </p>
              {mayEdit ? <SubmitButton>{say(texts.save)}</SubmitButton> : null}
            </SchemaForm>
          </div>
        </Panel>
        <div className={own.stack}>
          {mayEdit ? (
            <Panel id="placeholders" title={say(texts.placeholders)} note={say(texts.placeholdersNote)}>
              <ul className={own.placeholders}>
                {placeholders.map((one) => (
                  <li key={one}>
                    <Button size="small" onClick={() => insert(one)}>
                      {`{${one}}`}
                    </Button>
                    <span>{placeholderNames[one][language]}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null}
          {versions.length > 0 ? (
            <Panel id="versions" title={say(texts.versions)}>
              <ol className={own.versions}>
                {versions.map(({ number, savedAt, savedBy, ...words }) => (
                  <li key={number}>
                    <span>
                      <b>{say(texts.version, { number })}</b> {listMoment(savedAt, timeZone)} {savedBy}
                    </span>
                    {mayEdit ? (
                      <Button
                        size="small"
                        aria-label={`${say(texts.take)} ${number}`}
                        onClick={() => {
                          form.setFieldsValue({ title: words.title, body: words.body })
                          announce('success', texts.taken, () => ({ number }))
                        }}
                      >
                        {say(texts.take)}
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ol>
            </Panel>
          ) : null}
        </div>
      </div>
      <TemplatePreview draft={{ classId: kept.id, language: of, title, body }} />
    </div>
  )
}
