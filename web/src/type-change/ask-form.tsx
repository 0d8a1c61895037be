import { isCounted } from '@fairground/domain/selection'
import { typeChangeForm } from '@fairground/domain/type-change'
import { askTypeChange, type OwnTypeChange } from '@fairground/wire/type-change'
import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { FigureInput } from '../field'
import { useSay } from '../lib/language'
import { newRequestId } from '../lib/request-id'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { announce } from './announce'
import styles from './type-change.module.css'
import { typeChangeTexts as texts } from './type-change.texts'
import { useWords } from './use-words'

interface Props {
  own: OwnTypeChange
  now: NonNullable<OwnTypeChange['now']>
}

export function AskForm({ own: { offered }, now }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const { nameOf } = useWords()
  const [form] = Form.useForm()
  // The same however often this form is sent.
  const [id] = useState(newRequestId)
  const boothType = String(Form.useWatch('boothType', form) ?? '')
  const chosen = offered.find((one) => one.boothType === boothType)
  const counted = isCounted({ boothType })
  return (
    <SchemaForm
      schema={typeChangeForm}
      form={form}
      name="type-change"
      onSubmit={async (values) => {
        await call(askTypeChange, { body: { ...values, id } })
        announce('success', texts.sent)
        await refresh('ownSignUp')
      }}
      onFailure={() => void refresh('ownSignUp')}
    >
      {now.booths.length > 0 ? <p className={styles.note}>{say(texts.heldNote)}</p> : null}
      <SchemaField name="boothType" label={say(texts.boothType)}>
        <Radio.Group
          aria-label={say(texts.boothType)}
          className={styles.types}
          onChange={() => form.setFieldsValue({ size: undefined })}
        >
          {offered.map((one) => (
            <Radio key={one.boothType} value={one.boothType}>
              {nameOf(one.boothType)}
            </Radio>
          ))}
        </Radio.Group>
      </SchemaField>
      {chosen ? (
        <div className={styles.figure}>
          <SchemaField
            name="size"
            label={say(counted ? texts.count : texts.area)}
            hint={say(texts.range, { least: chosen.least, most: chosen.most })}
          >
            <FigureInput digits={6} unit={say(counted ? texts.booths : texts.squareMetres)} />
          </SchemaField>
        </div>
      ) : null}
      <SchemaField name="reason" label={say(texts.reason)} counter>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </SchemaField>
      <SubmitButton>{say(texts.send)}</SubmitButton>
    </SchemaForm>
  )
}
