import { scaleCounts, scaleForm, scaleLists, scaleMessages } from '@fairground/domain/company/sections'
import { type ScaleRecord, saveScale } from '@fairground/wire/company/surveys'
import { Form } from 'antd'
import { call } from '../../../session/session'
import { SchemaField } from '../../../ui/form/schema-field'
import { SectionForm } from '../../edit/section-form'
import type { SectionFormProps } from '../../edit/section-frame'
import { CodeSelect } from '../../fields/code-select'
import grid from '../../fields/field-grid.module.css'
import { FigureInput } from '../../fields/figure-input'
import { useLabels } from '../../use-labels'
import { ScaleView } from './scale-view'

export function ScaleForm({ record, start, frame }: SectionFormProps<ScaleRecord>) {
  const label = useLabels('scale', frame.variant)
  const [form] = Form.useForm()
  const given = start ?? record
  const answers = [...scaleLists, ...scaleCounts].map((name) => [name, given?.[name] ?? undefined])
  return (
    <SectionForm
      section="scale"
      frame={frame}
      form={form}
      schema={scaleForm}
      record={record}
      initialValues={Object.fromEntries(answers)}
      send={(values, basedOn) => call(saveScale, { body: { ...values, ...frame.about, basedOn } })}
      messages={scaleMessages}
      latest={<ScaleView record={record} />}
    >
      <div className={grid.grid}>
        {scaleLists.map((list) => (
          <SchemaField key={list} name={list} label={label(list)}>
            <CodeSelect list={list} />
          </SchemaField>
        ))}
        {scaleCounts.map((name) => (
          <SchemaField key={name} name={name} label={label(name)}>
            <FigureInput />
          </SchemaField>
        ))}
      </div>
    </SectionForm>
  )
}
