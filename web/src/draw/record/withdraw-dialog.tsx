import { withdrawDraw } from '@fairground/wire/draw'
import { Form, Input, Modal } from 'antd'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import styles from '../settings/settings.module.css'
import { recordTexts as texts } from './record.texts'

const reasoned = withdrawDraw.body.pick({ reason: true })

/** Not without a reason, which everybody can read. */
export function WithdrawDialog({ round, onClose }: { round: number; onClose: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()

  async function withdraw({ reason }: { reason: string }): Promise<void> {
    await call(withdrawDraw, { body: { round, reason } })
    announce('success', texts.withdrawDone)
    onClose()
    await refresh('draws')
  }

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      title={say(texts.withdrawTitle, { round })}
      mask={{ closable: false }}
    >
      <p className={styles.note}>{say(texts.withdrawNote)}</p>
      <SchemaForm
        schema={reasoned}
        form={form}
        name="withdraw"
        marks={false}
        onSubmit={withdraw}
        onFailure={() => void refresh('draws')}
      >
        <SchemaField name="reason" label={say(texts.withdrawReason)} counter>
          <Input.TextArea rows={3} maxLength={500} />
        </SchemaField>
        <SubmitButton block danger>
          {say(texts.withdrawNow)}
        </SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
