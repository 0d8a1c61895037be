import { scale, scaleForm, scaleMessages } from '@fairground/domain/company/sections'
import { type ScaleRecord, saveScale } from '@fairground/wire/company/surveys'
import { Form } from 'antd'
import { FormField } from '../../../field'
import { call } from '../../../session/session'
import { SectionForm } from '../../edit/section-form'
import type { SectionFormProps } from '../../edit/section-frame'
import grid from '../../fields/field-grid.module.css'
import { SectionView } from '../section-view'

const names = Object.keys(scale.fields) as (keyof typeof scale.fields)[]

export function ScaleForm({ record, start, frame }: SectionFormProps<ScaleRecord>) {
  const [form] = Form.useForm()
  const given = start ?? record
  return (
    <SectionForm
      section="scale"
      frame={frame}
      form={form}
      schema={scaleForm}
      record={record}
      initialValues={Object.fromEntries(names.map((name) => [name, given?.[name] ?? undefined]))}
      send={(values, basedOn) => call(saveScale, { body: { ...values, ...frame.about, basedOn } })}
      messages={scaleMessages}
      latest={<SectionView section="scale" record={record} variant={frame.variant} />}
    >
      <div className={grid.grid}>
        {names.map((name) => (
          <FormField key={name} fields={scale.fields} name={name} />
        ))}
      </div>
    </SectionForm>
  )
}
