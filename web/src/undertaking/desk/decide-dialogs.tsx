import { newSignature, signatureOnPaper, type UndertakingKind } from '@fairground/domain/undertaking'
import { askForNewSignature, recordSignature } from '@fairground/wire/undertaking'
import { Form, Input, Modal } from 'antd'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'

const reasonOnly = newSignature.pick({ reason: true })
const onPaper = signatureOnPaper.pick({ signer: true, reason: true })

export function AskAgainDialog({ signatureId, onClose }: { signatureId: string; onClose: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.askAgain)} mask={{ closable: false }}>
      <SchemaForm
        schema={reasonOnly}
        form={form}
        name="ask-again"
        marks={false}
        onFailure={() => void refresh('signUps')}
        onSubmit={async ({ reason }) => {
          await call(askForNewSignature, { body: { signatureId, reason } })
          announce('success', texts.askedDone)
          onClose()
          await refresh('signUps')
        }}
      >
        <div ref={content}>
          <p className={styles.note}>{say(texts.askAgainNote)}</p>
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(texts.askAgain)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}

interface RecordProps {
  companyId: string
  kind: UndertakingKind
  onClose: () => void
}

export function RecordDialog({ companyId, kind, onClose }: RecordProps) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.record)} mask={{ closable: false }}>
      <SchemaForm
        schema={onPaper}
        form={form}
        name="record-signature"
        marks={false}
        onFailure={() => void refresh('signUps')}
        onSubmit={async (values) => {
          await call(recordSignature, { body: { ...values, companyId, kind } })
          announce('success', texts.recordDone)
          onClose()
          await refresh('signUps')
        }}
      >
        <div ref={content}>
          <p className={styles.note}>{say(texts.recordNote)}</p>
          <SchemaField name="signer" label={say(texts.recordSigner)}>
            <Input maxLength={60} />
          </SchemaField>
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(texts.record)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
