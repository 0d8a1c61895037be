import { dayIn } from '@fairground/domain/field'
import { voucherDraft } from '@fairground/domain/payment'
import { type OwnPayment, sendVoucher, uploadVoucherFile } from '@fairground/wire/payment/own'
import type { Voucher } from '@fairground/wire/payment/shapes'
import { Form, Input, Modal } from 'antd'
import type { z } from 'zod'
import { MoneyInput } from '../../contract'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useTimeZone } from '../../session/use-fair'
import { DateInput } from '../../ui/date-input'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import { PaperFile } from '../paper-file'
import { paymentTexts } from '../payment.texts'
import styles from './own.module.css'
import { ownTexts as texts } from './own.texts'

export interface VoucherWish {
  /** What it is likely to come to. */
  amount: number
  /** The returned one it takes the place of. */
  replaces: Voucher | undefined
}

const schema = voucherDraft.omit({ contractId: true, replacesId: true })

interface Props {
  payment: OwnPayment
  wish: VoucherWish
  onClose: () => void
}

/** One transfer, as the bank's paper tells it. */
export function VoucherDialog({ payment, wish: { amount, replaces }, onClose }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const today = dayIn(useTimeZone())
  const { contractId, currency, company } = payment

  async function submit(values: z.output<typeof schema>): Promise<void> {
    await call(sendVoucher, { body: { ...values, contractId, replacesId: replaces?.id ?? null } })
    announce('success', texts.sent)
    onClose()
    await refresh('ownSignUp')
  }

  return (
    <Modal
      open
      title={say(replaces ? texts.dialogAgain : texts.dialog)}
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <SchemaForm
        schema={schema}
        form={form}
        name="voucher"
        marks={false}
        initialValues={{
          amount,
          paidOn: replaces?.paidOn ?? today,
          payer: replaces?.payer ?? company,
          reference: replaces?.reference ?? '',
        }}
        onSubmit={submit}
        onFailure={() => void refresh('ownSignUp')}
      >
        <div ref={content}>
          <SchemaField name="fileId" label={say(texts.file)}>
            <PaperFile endpoint={uploadVoucherFile} about={{ contractId }} />
          </SchemaField>
          <div className={styles.pair}>
            <SchemaField name="amount" label={say(paymentTexts.amount)}>
              <MoneyInput currency={currency} />
            </SchemaField>
            <SchemaField name="paidOn" label={say(paymentTexts.paidDay)}>
              <DateInput wide />
            </SchemaField>
          </div>
          <SchemaField name="payer" label={say(paymentTexts.payer)}>
            <Input />
          </SchemaField>
          <SchemaField name="reference" label={say(paymentTexts.bankReference)}>
            <Input />
          </SchemaField>
        </div>
        <SubmitButton block size="large">
          {say(texts.send)}
        </SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
