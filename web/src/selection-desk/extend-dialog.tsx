import { type WindowExtension, windowExtension } from '@fairground/domain/window'
import { extendWindows } from '@fairground/wire/window'
import { Checkbox, Form, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { formatMoment } from '../lib/format'
import { useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useReader } from '../session/use-fair'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { announce } from './announce'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'
import type { End } from './windows'

interface Props {
  /** Of windows that are open, as they are seen now. */
  ends: readonly End[]
  /** Those of one company only. */
  company?: { companyId: string; companyName: string } | undefined
  onClose: () => void
}

const usualMinutes = 10

/** More time for whoever is choosing. What somebody else extended meanwhile is left alone. */
export function ExtendDialog({ ends, company, onClose }: Props) {
  const say = useSay()
  const reader = useReader()
  const refresh = useRefresh()
  const [form] = Form.useForm<WindowExtension>()
  const [wanted, setWanted] = useState(() => ends.map(({ endsAt }) => endsAt.getTime()))

  async function submit(extension: WindowExtension): Promise<void> {
    const body = {
      ...extension,
      ends: wanted.map((end) => new Date(end)),
      ...(company ? { companyIds: [company.companyId] } : {}),
    }
    const count = await call(extendWindows, { body })
    if (count > 0) announce('success', texts.extended, () => ({ count }))
    else announce('warning', texts.extendedNone)
    onClose()
    await refresh('overview', 'signUps')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.extendTitle)}>
      <SchemaForm
        schema={windowExtension}
        form={form}
        name="extend-windows"
        marks={false}
        initialValues={{ minutes: usualMinutes }}
        onSubmit={submit}
        onFailure={() => void refresh('overview')}
      >
        {company ? <p className={styles.whose}>{company.companyName}</p> : null}
        <p className={styles.note}>{say(texts.extendNote)}</p>
        {ends.length > 1 ? (
          <Form.Item label={say(texts.extendWhich)}>
            <Checkbox.Group
              value={wanted}
              onChange={setWanted}
              options={ends.map(({ endsAt, companies }) => ({
                value: endsAt.getTime(),
                label: say(texts.extendOne, { time: formatMoment(endsAt, reader), count: companies }),
              }))}
            />
          </Form.Item>
        ) : null}
        <SchemaField name="minutes" label={say(texts.minutes)}>
          <InputNumber precision={0} style={{ width: '100%' }} />
        </SchemaField>
        <SchemaField name="reason" label={say(texts.reason)} counter>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
        </SchemaField>
        <SubmitButton block>{say(texts.extend)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
