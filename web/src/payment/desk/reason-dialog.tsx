import { Form, Input, Modal } from 'antd'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { useRefresh } from '../../session/freshness'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import styles from '../payment.module.css'
import { deskTexts as texts } from './desk.texts'

interface Props {
  name: string
  title: string
  note: TextEntry
  button: TextEntry
  done: TextEntry
  schema: z.ZodObject<{ reason: z.ZodString }>
  /** What it is likely to be. */
  initial?: string
  act: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** What others will read has its reason. */
export function ReasonDialog(props: Props) {
  const { name, title, note, button, done, schema, initial = '', act, onClose } = props
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()

  async function submit({ reason }: { reason: string }): Promise<void> {
    await act(reason)
    announce('success', done)
    onClose()
    await refresh('signUps')
  }

  return (
    <Modal open title={title} footer={null} onCancel={onClose} mask={{ closable: false }}>
      <SchemaForm
        schema={schema}
        form={form}
        name={name}
        marks={false}
        initialValues={{ reason: initial }}
        onSubmit={submit}
        onFailure={() => void refresh('signUps')}
      >
        <div ref={content}>
          <p className={styles.soft}>{say(note)}</p>
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(button)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
