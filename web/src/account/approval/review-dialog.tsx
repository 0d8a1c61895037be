import { phoneChangeDecision, phoneChangeMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { decidePhoneChange } from '@fairground/wire/account/phone-change'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Button, Form, Input, Modal, Radio } from 'antd'
import type { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { type Notice, notices } from '../../session/notices'
import { call } from '../../session/session'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import styles from './approval.module.css'
import { approvalTexts as texts } from './approval.texts'
import { type PhoneChange, useApprovalColumns } from './use-approval-columns'

interface Props {
  request: PhoneChange
  onClose: () => void
}

const shownFacts = ['company', 'creditCode', 'oldMobile', 'newMobile', 'requestedAt']

export function ReviewDialog({ request, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const draft = useDraft(`phone-change.${request.id}`, form)
  const facts = useApprovalColumns().filter(({ key }) => shownFacts.includes(key))
  const rejecting = Form.useWatch('state', form) === 'rejected'

  function finish(tone: Notice['tone'], message: string): void {
    notices.announce({ key: 'phone-change', tone, text: (reading) => translate(message, reading) })
    void refresh('phoneChanges')
    onClose()
  }

  async function save(decision: z.output<typeof phoneChangeDecision>): Promise<void> {
    const failed = translate(phoneChangeMessages.failed, language)
    try {
      const saved = await call(decidePhoneChange, { body: decision })
      if (saved !== 1) throw new CallFailure(codes.failure, failed)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      // Nothing is left to decide here, so the row as it is now says more than this dialog.
      if (error.message === translate(phoneChangeMessages.decided, language))
        return finish('warning', phoneChangeMessages.decided)
      throw error.code === codes.failure ? new CallFailure(codes.failure, failed) : error
    }
    finish('success', phoneChangeMessages.saved)
  }

  function cancel(): void {
    draft.discard()
    onClose()
  }

  return (
    <Modal
      open
      title={say(texts.dialogTitle)}
      width={520}
      footer={null}
      mask={{ closable: false }}
      onCancel={cancel}
    >
      <dl className={styles.facts}>
        {facts.map(({ key, title, cell }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{cell(request)}</dd>
          </div>
        ))}
      </dl>
      <SchemaForm
        schema={phoneChangeDecision}
        form={form}
        draft={draft}
        marks={false}
        initialValues={{ id: request.id, state: 'approved', opinion: '' }}
        onSubmit={save}
      >
        <Form.Item name="id" hidden>
          <Input />
        </Form.Item>
        <SchemaField
          name="state"
          label={say(texts.result)}
          hint={say(rejecting ? texts.rejectNote : texts.approveNote)}
        >
          <Radio.Group
            // Whether an opinion is needed depends on this, so an old complaint about it may no longer hold.
            onChange={() => form.setFields([{ name: 'opinion', errors: [] }])}
            options={[
              { value: 'approved', label: say(texts.approve) },
              { value: 'rejected', label: say(texts.reject) },
            ]}
          />
        </SchemaField>
        <SchemaField name="opinion" label={`${say(texts.opinion)}${rejecting ? ' *' : ''}`} counter>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} aria-required={rejecting} />
        </SchemaField>
        <div className={styles.actions}>
          <Button onClick={cancel}>{say(texts.cancel)}</Button>
          <SubmitButton>{say(texts.save)}</SubmitButton>
        </div>
      </SchemaForm>
    </Modal>
  )
}
