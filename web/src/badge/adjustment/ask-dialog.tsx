import { changeAskedForm, removalAskedForm } from '@fairground/domain/badge'
import type { ListedPerson } from '@fairground/wire/badge'
import { makeRequest } from '@fairground/wire/badge/requests'
import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import styles from '../badge.module.css'
import { PersonFields, usualPerson } from '../person-fields'
import { adjustmentTexts as texts } from './adjustment.texts'

export type Asked = { kind: 'add' } | { kind: 'replace' | 'remove'; person: ListedPerson }

export function AskDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  // The same however often this form is sent.
  const [id] = useState(newRequestId)
  const removes = asked.kind === 'remove'

  async function submit(values: object): Promise<void> {
    await call(makeRequest, { body: bodyOf(asked, id, values) })
    announce('success', texts.sent)
    onClose()
    await refresh('ownSignUp')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={titleOf(asked, say)} mask={{ closable: false }}>
      <SchemaForm
        schema={removes ? removalAskedForm : changeAskedForm}
        form={form}
        name="badge-request"
        initialValues={removes ? {} : usualPerson(language)}
        onSubmit={submit}
        onFailure={() => void refresh('ownSignUp')}
      >
        <div ref={content} className={styles.fields}>
          {removes ? (
            <p className={`${styles.whole} ${styles.note}`}>{say(texts.cancelNote)}</p>
          ) : (
            <PersonFields />
          )}
          <div className={styles.whole}>
            <SchemaField name="reason" label={say(texts.reason)} counter>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
            </SchemaField>
          </div>
        </div>
        <SubmitButton block>{say(texts.send)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}

function titleOf(asked: Asked, say: ReturnType<typeof useSay>): string {
  if (asked.kind === 'add') return say(texts.askAdd)
  const { name } = asked.person
  return say(asked.kind === 'replace' ? texts.replaceOf : texts.cancelOf, { name })
}

type Change = z.output<typeof changeAskedForm>
type Removal = z.output<typeof removalAskedForm>

function bodyOf(asked: Asked, id: string, values: object) {
  if (asked.kind === 'add') return { ...(values as Change), kind: 'add' as const, id }
  const personId = asked.person.id
  return asked.kind === 'replace'
    ? { ...(values as Change), kind: 'replace' as const, id, personId }
    : { ...(values as Removal), kind: 'remove' as const, id, personId }
}
