import { intro, introForms, introMessages } from '@fairground/domain/company/sections'
import { type IntroRecord, insertIntro, updateIntro } from '@fairground/wire/company/intro'
import { Form } from 'antd'
import { FormField } from '../../../field'
import { call } from '../../../session/session'
import { KeptValue } from '../../../ui/form/kept-value'
import { SectionForm } from '../../edit/section-form'
import type { SectionFormProps } from '../../edit/section-frame'
import { NamedFileField } from '../../files/named-file-field'
import { SectionView } from '../section-view'
import { introValues } from './intro-values'
import { ProductList } from './product-list'

export function IntroForm({ record, start, frame }: SectionFormProps<IntroRecord>) {
  const [form] = Form.useForm()
  const { variant } = frame
  const { fields } = intro[variant]
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
      latest={<SectionView section="intro" record={record} variant={variant} />}
    >
      <FormField fields={fields} name="logoFileId">
        <NamedFileField kind="logo" factsAt="logoFacts" />
      </FormField>
      <KeptValue name="logoFacts" />
      {variant === 'CHN' ? <FormField fields={fields} name="introZh" /> : null}
      <FormField fields={fields} name="introEn" />
      <ProductList form={form} variant={variant} />
    </SectionForm>
  )
}
