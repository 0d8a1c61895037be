import { moneyText } from '@fairground/domain/money'
import { deferralDraft } from '@fairground/domain/payment'
import { proposeDeferral } from '@fairground/wire/payment/deferral'
import { findPayment, type PaymentDetail } from '@fairground/wire/payment/desk'
import { deferralDesks, deferralPath } from '@fairground/wire/payment/screens'
import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { DateInput } from '../../ui/date-input'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import styles from '../payment.module.css'
import { ContractPicker } from './contract-picker'
import own from './deferral.module.css'
import { deferralTexts as texts } from './deferral.texts'

const schema = deferralDraft.omit({ deferralId: true })
type Values = z.output<typeof schema>

/** A later day for an instalment of a contract that is being paid. */
export function ProposePage() {
  const say = useSay()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const nameOf = useCompanyName()
  const [address] = useSearchParams()
  const [form] = Form.useForm<Values>()
  const [deferralId] = useState(() => crypto.randomUUID())
  const named = address.get('contract') ?? undefined
  const contractId = Form.useWatch('contractId', form) ?? named
  const payment = useCall(
    findPayment,
    { params: { contractId: contractId ?? '' } },
    { enabled: contractId !== undefined },
  ).data

  async function submit(values: Values): Promise<void> {
    await call(proposeDeferral, { body: { ...values, deferralId } })
    announce('success', texts.sent)
    void navigate(deferralPath('ask', deferralId))
    await refresh('signUps')
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say(texts.proposeTitle)}</h1>
        <Link to={deferralDesks.ask}>{say(texts.back)}</Link>
      </header>
      <Panel id="propose" title={say(texts.facts)} note={say(texts.formNote)}>
        <div className={own.form}>
          <SchemaForm
            schema={schema}
            form={form}
            name="deferral"
            marks={false}
            initialValues={{ contractId: named }}
            onSubmit={submit}
          >
            <SchemaField name="contractId" label={say(texts.contract)}>
              <ContractPicker
                chosen={
                  payment &&
                  `${payment.number} · ${nameOf({ nameZh: payment.companyZh, nameEn: payment.companyEn })}`
                }
              />
            </SchemaField>
            <SchemaField name="instalment" label={say(texts.instalment)}>
              <PartChoice payment={payment} />
            </SchemaField>
            <SchemaField name="dueOn" label={say(texts.newDay)}>
              <DateInput wide />
            </SchemaField>
            <SchemaField name="reason" label={say(texts.reason)} counter>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
            </SchemaField>
            <SubmitButton>{say(texts.send)}</SubmitButton>
          </SchemaForm>
        </div>
      </Panel>
    </div>
  )
}

interface PartProps {
  id?: string
  value?: number
  onChange?: (number: number) => void
  payment: PaymentDetail | undefined
}

function PartChoice({ id, value, onChange, payment }: PartProps) {
  const say = useSay()
  const language = useLanguage()
  if (!payment) return <p className={styles.soft}>{say(texts.look)}</p>
  const { currency } = payment
  return (
    <Radio.Group
      {...(id ? { id } : {})}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      className={own.choices}
      options={payment.instalments.map(({ number, outstanding, dueOn }) => ({
        value: number,
        disabled: outstanding === 0,
        label:
          outstanding === 0
            ? say(texts.settled, { number })
            : say(texts.option, {
                number,
                amount: moneyText({ amount: outstanding, currency }),
                day: formatDate(dueOn, language),
              }),
      }))}
    />
  )
}
