import { moneyText } from '@fairground/domain/money'
import { invoiceKindNames, invoiceWish, missingDetails, wishStateNames } from '@fairground/domain/payment'
import { downloadFile } from '@fairground/wire/company/files'
import { urlOf } from '@fairground/wire/kernel/client'
import {
  askForInvoice,
  type OwnInvoices,
  type OwnWish,
  ownInvoices,
  withdrawInvoiceWish,
} from '@fairground/wire/payment/invoice'
import { Button, Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { MoneyInput } from '../../contract'
import { formatDate, formatMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useReader } from '../../session/use-fair'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { announce, paymentAnnouncer } from '../announce'
import shared from '../payment.module.css'
import { DetailsList } from './details-list'
import styles from './invoice.module.css'
import { invoiceTexts as texts } from './invoice.texts'
import { wishTones } from './wish-tones'

/** What a company asked for and got, and where it asks. */
export function OwnInvoicePanel() {
  const say = useSay()
  const { data } = useCall(ownInvoices)
  const [isAsking, setIsAsking] = useState(false)
  const invoices = data?.invoices
  if (!invoices) return null
  const { most, currency, wishes } = invoices
  const mayAsk = most > 0 && !wishes.some(({ state }) => state === 'open')
  return (
    <Panel
      id="invoices"
      title={say(texts.own)}
      note={say(texts.ownNote)}
      aside={mayAsk ? <Button onClick={() => setIsAsking(true)}>{say(texts.ask)}</Button> : undefined}
    >
      {wishes.length === 0 ? (
        <p className={shared.soon}>{say(most > 0 ? texts.none : texts.nothingYet)}</p>
      ) : (
        <ul className={styles.wishes}>
          {wishes.map((wish) => (
            <Wish key={wish.id} wish={wish} currency={currency} />
          ))}
        </ul>
      )}
      {isAsking ? <AskDialog invoices={invoices} onClose={() => setIsAsking(false)} /> : null}
    </Panel>
  )
}

function Wish({ wish, currency }: { wish: OwnWish; currency: OwnInvoices['currency'] }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const refresh = useRefresh()
  const { busy, run } = useCommand(paymentAnnouncer)
  const { id, state, kind, details, amount, askedAt, reason, invoice } = wish
  return (
    <li>
      <div className={styles.cell}>
        <span>
          <StatusTag tone={wishTones[state]}>{wishStateNames[state][language]}</StatusTag>{' '}
          <b className={shared.mono}>{moneyText({ amount: invoice?.amount ?? amount, currency })}</b>{' '}
          {invoiceKindNames[kind][language]}
        </span>
        <small>
          {details.title} · {say(texts.askedAt, { moment: formatMoment(askedAt, reader) })}
        </small>
        {invoice ? (
          <small>
            {say(texts.ownIssued, { number: invoice.number, day: formatDate(invoice.issuedOn, language) })}
          </small>
        ) : null}
        {invoice?.cancelledAt ? (
          <small>{say(texts.ownCancelled, { reason: invoice.cancelReason })}</small>
        ) : null}
        {reason ? <small>{reason}</small> : null}
      </div>
      <div className={styles.acts}>
        {invoice ? (
          <Button
            size="small"
            href={`/api${urlOf(downloadFile, { query: { fileId: invoice.fileId } })}`}
            aria-label={`${say(texts.download)} ${invoice.number}`}
          >
            {say(texts.download)}
          </Button>
        ) : null}
        {state === 'open' ? (
          <Button
            size="small"
            loading={busy}
            onClick={() =>
              void run(() => call(withdrawInvoiceWish, { body: { wishId: id } }), {
                done: texts.withdrawn,
                after: () => refresh('ownSignUp'),
              })
            }
          >
            {say(texts.withdraw)}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

const schema = invoiceWish.omit({ contractId: true })

function AskDialog({ invoices, onClose }: { invoices: OwnInvoices; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const { contractId, currency, most, kinds, kind, details } = invoices
  const chosen = Form.useWatch('kind', form) ?? kind

  async function submit(values: z.output<typeof schema>): Promise<void> {
    await call(askForInvoice, { body: { ...values, contractId } })
    announce('success', texts.askSent)
    onClose()
    await refresh('ownSignUp')
  }

  return (
    <Modal open title={say(texts.ask)} footer={null} onCancel={onClose} mask={{ closable: false }}>
      <SchemaForm
        schema={schema}
        form={form}
        name="invoice-wish"
        marks={false}
        initialValues={{ kind, amount: most, remark: '' }}
        onSubmit={submit}
        onFailure={() => void refresh('ownSignUp')}
      >
        <div ref={content}>
          <DetailsList details={details} missing={missingDetails(chosen, details)} />
          <SchemaField name="kind" label={say(texts.askKind)}>
            <Radio.Group
              options={kinds.map((value) => ({ value, label: invoiceKindNames[value][language] }))}
            />
          </SchemaField>
          <SchemaField name="amount" label={say(texts.askAmount)}>
            <MoneyInput currency={currency} />
          </SchemaField>
          <p className={styles.soft}>{say(texts.most, { amount: moneyText({ amount: most, currency }) })}</p>
          <SchemaField name="remark" label={say(texts.askRemark)} counter>
            <Input />
          </SchemaField>
        </div>
        <SubmitButton block size="large">
          {say(texts.askSend)}
        </SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
