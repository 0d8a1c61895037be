import { introForms, introMessages } from '@fairground/domain/company/sections'
import { type IntroRecord, insertIntro, updateIntro } from '@fairground/wire/company/intro'
import { Form, Input } from 'antd'
import { call } from '../../../session/session'
import { SchemaField } from '../../../ui/form/schema-field'
import { SectionForm } from '../../edit/section-form'
import type { SectionFormProps } from '../../edit/section-frame'
import { FileField } from '../../files/file-field'
import { useLabels } from '../../use-labels'
import { introValues } from './intro-values'
import { IntroView } from './intro-view'
import { ProductList } from './product-list'

const room = { minRows: 3, maxRows: 8 }

export function IntroForm({ record, start, frame }: SectionFormProps<IntroRecord>) {
  const [form] = Form.useForm()
  const { variant } = frame
  const label = useLabels('intro', variant)
  return (
    <SectionForm
      section="intro"
      frame={frame}
      form={form}
      schema={introForms[variant]}
      record={record}
      initialValues={introValues(start ?? record)}
      send={(values, basedOn) =>
        call(record ? updateIntro : insertIntro, { body: { ...values, ...frame.about, basedOn } })
      }
      messages={introMessages}
      latest={<IntroView record={record} variant={variant} />}
    >
      <SchemaField name="logoFileId" label={label('logoFileId')}>
        <FileField kind="logo" />
      </SchemaField>
      {variant === 'CHN' ? (
        <SchemaField name="introZh" label={label('introZh')} counter>
          <Input.TextArea autoSize={room} />
        </SchemaField>
      ) : null}
      <SchemaField name="introEn" label={label('introEn')} counter>
        <Input.TextArea autoSize={room} />
      </SchemaField>
      <ProductList form={form} variant={variant} />
    </SectionForm>
  )
}
