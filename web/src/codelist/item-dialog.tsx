import {
  type CodeLabels,
  type CodeListName,
  codeListMessages,
  labelsOf,
  valueRuleOf,
} from '@fairground/domain/codelist'
import { addCodeItem, renameCodeItem } from '@fairground/wire/codelist/admin'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useMemo } from 'react'
import { z } from 'zod'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { ConflictNote } from '../ui/form/conflict-note'
import { KeptValue } from '../ui/form/kept-value'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { useKeptForm } from '../ui/form/use-kept-form'
import type { Asked } from './code-list-page'
import { codelistTexts as texts } from './codelist.texts'
import styles from './item-dialog.module.css'
import type { ManagedItem } from './item-tree'
import { codelistAnnouncer } from './use-item-changes'

interface Props {
  list: CodeListName
  items: ManagedItem[]
  asked: Asked
  onClose: () => void
}

type Values = CodeLabels & { value?: string | undefined }

/** Labels of an item in both languages: of one that is there, or of a new one. */
export function ItemDialog({ list, items, asked, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm<Values>()
  const item = 'edit' in asked ? items.find(({ value }) => value === asked.edit) : undefined
  const parent = 'addBelow' in asked ? items.find(({ value }) => value === asked.addBelow) : undefined
  const kept = useKeptForm({
    form,
    draftKey: `codelist.${list}.${JSON.stringify(asked)}`,
    version: item?.version ?? 0,
    onClose,
  })
  const rule = 'addBelow' in asked ? valueRuleOf(list) : undefined
  const typed = rule?.how === 'typed' ? rule : undefined
  const schema = useMemo(() => formSchema(list, typed !== undefined), [list, typed])

  async function save({ zh, en, value }: Values): Promise<void> {
    const params = { list }
    try {
      await kept.save((version) =>
        'edit' in asked
          ? call(renameCodeItem, { params, body: { value: asked.edit, version, zh, en } })
          : call(addCodeItem, { params, body: { parent: asked.addBelow, zh, en, value } }),
      )
    } finally {
      await refresh('codeLists')
    }
    codelistAnnouncer.announce('success', texts.saved)
    onClose()
  }

  const title =
    'edit' in asked
      ? say(texts.renameTitle)
      : parent
        ? say(texts.addTitleBelow, { name: parent[language] })
        : say(texts.addTitle)

  return (
    <Modal open title={title} width={520} footer={null} mask={{ closable: false }} onCancel={kept.cancel}>
      {'edit' in asked && !item ? (
        <Alert type="warning" showIcon className={styles.note ?? ''} title={say(texts.gone)} />
      ) : null}
      {item && kept.overtaken ? (
        <ConflictNote
          title={say(texts.conflictTitle)}
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
          <p>{say(texts.conflictNow, { zh: item.zh, en: item.en })}</p>
        </ConflictNote>
      ) : null}
      <SchemaForm
        schema={schema}
        form={form}
        draft={kept.draft}
        initialValues={{ basedOn: item?.version ?? 0, zh: item?.zh ?? '', en: item?.en ?? '', value: '' }}
        onSubmit={save}
      >
        <KeptValue name="basedOn" />
        <SchemaField name="zh" label={say(texts.chinese)} counter>
          <Input lang="zh-CN" autoFocus />
        </SchemaField>
        <SchemaField name="en" label={say(texts.english)} counter>
          <Input lang="en" />
        </SchemaField>
        {typed ? (
          <SchemaField
            name="value"
            label={say(texts.value)}
            hint={say(texts.valueTyped, { example: typed.example })}
          >
            <Input />
          </SchemaField>
        ) : null}
        {rule?.how === 'chosen' ? <p className={styles.hint}>{say(texts.valueChosen)}</p> : null}
        <div className={styles.buttons}>
          <Button onClick={kept.cancel}>{say(texts.cancel)}</Button>
          <SubmitButton>{say(texts.save)}</SubmitButton>
        </div>
      </SchemaForm>
    </Modal>
  )
}

const formSchema = (list: CodeListName, typed: boolean) =>
  z.object({
    ...labelsOf(list).shape,
    value: typed ? z.string().trim().min(1, codeListMessages.valueMissing).max(40) : z.string().optional(),
  })
