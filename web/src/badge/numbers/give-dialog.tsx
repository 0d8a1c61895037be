import { extraGiven } from '@fairground/domain/badge'
import { companyBadgeNumbers, giveExtra } from '@fairground/wire/badge/numbers'
import { useQuery } from '@tanstack/react-query'
import { Form, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { CompanySearch } from '../../placement'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { asking } from '../../session/use-call'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import styles from '../badge.module.css'
import { numbersTexts as texts } from './numbers.texts'

const giveForm = extraGiven.omit({ id: true })

/** What it will be is said before it is saved. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const [id] = useState(newRequestId)

  async function submit(values: Omit<Parameters<typeof sent>[0], 'id'>): Promise<void> {
    await call(giveExtra, { body: sent({ ...values, id }) })
    announce('success', texts.saved)
    onClose()
    await refresh('signUps')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.give)} mask={{ closable: false }}>
      <SchemaForm schema={giveForm} form={form} name="badge-extra" marks={false} onSubmit={submit}>
        <div ref={content}>
          <SchemaField name="companyId" label={say(texts.givenTo)}>
            <CompanySearch />
          </SchemaField>
          <SchemaField name="count" label={say(texts.count)} hint={say(texts.countHint)}>
            <InputNumber precision={0} min={-200} max={200} />
          </SchemaField>
          <Outcome />
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(texts.save)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}

const sent = (values: { id: string; companyId: string; count: number; reason: string }) => values

function Outcome() {
  const say = useSay()
  const companyId: unknown = Form.useWatch('companyId')
  const count: unknown = Form.useWatch('count')
  const { data } = useQuery({
    ...asking(companyBadgeNumbers, { query: { companyId: String(companyId) } }),
    enabled: typeof companyId === 'string',
  })
  if (typeof companyId !== 'string' || !data) return null
  const { numbers } = data
  const after = numbers && typeof count === 'number' ? numbers.total + count : undefined
  return (
    <p role="status" className={styles.outcome}>
      {numbers ? say(texts.now, numbers as never) : say(texts.noBooth)}
      {after === undefined ? null : (
        <strong>
          {' '}
          {say(texts.after, { total: Math.max(0, after) })}
          {numbers && after < numbers.used ? ` ${say(texts.tooFew)}` : ''}
        </strong>
      )}
    </p>
  )
}
