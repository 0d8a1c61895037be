import { scaleForm, scaleMessages } from '@fairground/domain/company/sections'
import { type ScaleRecord, saveScale } from '@fairground/wire/company/surveys'
import { Form } from 'antd'
import { useSay } from '../../../lib/language'
import { call } from '../../../session/session'
import { SchemaField } from '../../../ui/form/schema-field'
import { SectionForm } from '../../edit/section-form'
import type { SectionFormProps } from '../../edit/section-frame'
import { CodeSelect } from '../../fields/code-select'
import grid from '../../fields/field-grid.module.css'
import { FigureInput } from '../../fields/figure-input'
import { scaleTexts as texts } from './scale.texts'
import { scaleCounts, scaleLists } from './scale-questions'
import { ScaleView } from './scale-view'

export function ScaleForm({ record, start, frame }: SectionFormProps<ScaleRecord>) {
  const say = useSay()
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
          <SchemaField key={list} name={list} label={say(texts[list])}>
            <CodeSelect list={list} />
          </SchemaField>
        ))}
        {scaleCounts.map((name) => (
          <SchemaField key={name} name={name} label={say(texts[name])}>
            <FigureInput />
          </SchemaField>
        ))}
      </div>
    </SectionForm>
  )
}
