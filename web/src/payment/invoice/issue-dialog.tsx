import { dayIn } from '@fairground/domain/field'
import { moneyText } from '@fairground/domain/money'
import { invoiceIssued, invoiceKindNames } from '@fairground/domain/payment'
import { issueInvoice, type ListedInvoice, uploadInvoiceFile } from '@fairground/wire/payment/invoice'
import { Form, Input, Modal } from 'antd'
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
import { PaperFile } from '../paper-file'
import { DetailsList } from './details-list'
import styles from './invoice.module.css'
import { invoiceTexts as texts } from './invoice.texts'

const schema = invoiceIssued.omit({ wishId: true })

interface Props {
  wish: ListedInvoice
  onClose: () => void
}

/** What was made out elsewhere, put on record with its number and its file. */
export function IssueDialog({ wish, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const today = dayIn(useTimeZone())
  const { id, number, kind, details, amount, currency, remark, most } = wish

  async function submit(values: z.output<typeof schema>): Promise<void> {
    await call(issueInvoice, { body: { ...values, wishId: id } })
    announce('success', texts.issued)
    onClose()
    await refresh('signUps')
  }

  return (
    <Modal
      open
      title={say(texts.issueTitle, { number })}
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <SchemaForm
        schema={schema}
        form={form}
        name="invoice"
        marks={false}
        initialValues={{ issuedOn: today, amount: Math.min(amount, most) }}
        onSubmit={submit}
        onFailure={() => void refresh('signUps')}
      >
        <div ref={content}>
          <p>
            <b>{invoiceKindNames[kind][language]}</b> {moneyText({ amount, currency })}
            {remark ? ` · ${remark}` : ''}
            <br />
            <span className={styles.soft}>
              {say(texts.most, { amount: moneyText({ amount: most, currency }) })}
            </span>
          </p>
          <DetailsList details={details} />
          <SchemaField name="fileId" label={say(texts.file)}>
            <PaperFile endpoint={uploadInvoiceFile} about={{ wishId: id }} />
          </SchemaField>
          <SchemaField name="number" label={say(texts.number)}>
            <Input />
          </SchemaField>
          <div className={styles.pair}>
            <SchemaField name="issuedOn" label={say(texts.issuedOn)}>
              <DateInput wide />
            </SchemaField>
            <SchemaField name="amount" label={say(texts.amount)}>
              <MoneyInput currency={currency} />
            </SchemaField>
          </div>
        </div>
        <SubmitButton block>{say(texts.issue)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
