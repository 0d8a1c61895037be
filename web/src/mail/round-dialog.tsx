import { type Circle, circleNames, circles, newRound } from '@fairground/domain/mail'
import { beginRound, countCircle } from '@fairground/wire/mail/rounds'
import { Alert, Button, Form, Input, Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { newRequestId } from '../lib/request-id'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useCall } from '../session/use-call'
import { useDialogFocus } from '../ui/dialog-focus'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { useDraft } from '../ui/form/use-draft'
import { mailAnnouncer } from './announce'
import styles from './mail.module.css'
import { roundTexts as texts } from './rounds.texts'

/** Who is meant is counted before anything can be sent. */
export function RoundDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const draft = useDraft('mail.round', form)
  const [id] = useState(newRequestId)
  const circle = (Form.useWatch('circle', form) as Circle | undefined) ?? 'approvedNoBooth'
  const area = (Form.useWatch('area', form) as 'CHN' | 'ENG' | undefined) ?? null
  const counted = useCall(countCircle, { body: { circle, area } }).data
  const count = counted ? counted.sms + counted.mail : undefined
  return (
    <Modal open width={600} footer={null} mask={{ closable: false }} title={say(texts.write)} onCancel={onClose}>
      <SchemaForm
        schema={newRound}
        form={form}
        name="round"
        draft={draft}
        initialValues={{ circle: 'approvedNoBooth', area: undefined, zh: '', en: '' }}
        onFailure={() => void refresh('messages')}
        onSubmit={async (values) => {
          if (count === undefined) return
          await call(beginRound, { body: { ...values, id, count } })
          mailAnnouncer.announce('success', texts.begun)
          onClose()
          await refresh('messages')
        }}
      >
        <div ref={content}>
          <SchemaField name="circle" label={say(texts.circle)}>
            <Select
              options={circleNames.map((value) => ({ value, label: circles[value][language] }))}
            />
          </SchemaField>
          <SchemaField name="area" label={say(texts.area)}>
            <Radio.Group
              options={[
                { value: undefined, label: say(texts.all) },
                { value: 'CHN', label: say(texts.CHN) },
                { value: 'ENG', label: say(texts.ENG) },
              ]}
            />
          </SchemaField>
          <SchemaField name="zh" label={say(texts.zh)} hint={say(texts.textHint)} counter>
            <Input.TextArea lang="zh-CN" autoSize={{ minRows: 3, maxRows: 8 }} />
          </SchemaField>
          <SchemaField name="en" label={say(texts.en)} counter>
            <Input.TextArea lang="en" autoSize={{ minRows: 3, maxRows: 8 }} />
          </SchemaField>
        </div>
        {counted ? (
          <Alert
            type={count === 0 ? 'warning' : 'info'}
            showIcon
            role="status"
            style={{ marginBottom: 16 }}
            title={count === 0 ? say(texts.nobody) : say(texts.counted, { ...counted, count: count ?? 0 })}
          />
        ) : null}
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              draft.discard()
              onClose()
            }}
          >
            {say(texts.cancel)}
          </Button>
          <SubmitButton disabled={!count}>{say(texts.begin)}</SubmitButton>
        </div>
      </SchemaForm>
    </Modal>
  )
}
