import { dayIn } from '@fairground/domain/field'
import { ledgerKindNames, typedEntry, typedKinds } from '@fairground/domain/payment'
import { bookTyped, type PaymentDetail } from '@fairground/wire/payment/desk'
import { Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { MoneyInput } from '../../contract'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useTimeZone } from '../../session/use-fair'
import { DateInput } from '../../ui/date-input'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import styles from '../payment.module.css'
import { deskTexts as texts } from './desk.texts'

const schema = typedEntry.omit({ contractId: true, key: true })

interface Props {
  payment: PaymentDetail
  onClose: () => void
}

/** Money that came without a voucher, goes back, or is let off. */
export function EntryDialog({ payment: { contractId, currency }, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const today = dayIn(useTimeZone())
  // However often it is sent from here, it is one entry.
  const [key] = useState(() => crypto.randomUUID())

  async function submit(values: z.output<typeof schema>): Promise<void> {
    await call(bookTyped, { body: { ...values, contractId, key } })
    announce('success', texts.booked)
    onClose()
    await refresh('signUps')
  }

  return (
    <Modal open title={say(texts.book)} footer={null} onCancel={onClose} mask={{ closable: false }}>
      <SchemaForm
        schema={schema}
        form={form}
        name="entry"
        marks={false}
        initialValues={{ kind: 'payment', day: today }}
        onSubmit={submit}
        onFailure={() => void refresh('signUps')}
      >
        <div ref={content}>
          <p className={styles.soft}>{say(texts.bookNote)}</p>
          <SchemaField name="kind" label={say(texts.kind)}>
            <Radio.Group
              options={typedKinds.map((value) => ({ value, label: ledgerKindNames[value][language] }))}
            />
          </SchemaField>
          <SchemaField name="amount" label={say(texts.entryAmount)}>
            <MoneyInput currency={currency} />
          </SchemaField>
          <SchemaField name="day" label={say(texts.day)}>
            <DateInput wide />
          </SchemaField>
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(texts.book)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
