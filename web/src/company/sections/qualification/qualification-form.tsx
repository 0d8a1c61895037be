import type { UserType } from '@fairground/domain/account'
import { qualification, qualificationForms, qualificationMessages } from '@fairground/domain/company/sections'
import { type QualificationRecord, saveQualification } from '@fairground/wire/company/surveys'
import { Form, type FormInstance } from 'antd'
import { FormField } from '../../../field'
import { useSay } from '../../../lib/language'
import { call } from '../../../session/session'
import { SectionForm } from '../../edit/section-form'
import type { SectionFormProps } from '../../edit/section-frame'
import { CategoryTree } from '../../fields/category-tree'
import grid from '../../fields/field-grid.module.css'
import { SectionView } from '../section-view'
import { ChineseQualificationFields } from './chinese-qualification-fields'
import { qualificationTexts as texts } from './qualification.texts'

const asked = Object.keys(qualificationForms.CHN.shape) as (keyof QualificationRecord)[]

export function QualificationForm({ record, start, frame }: SectionFormProps<QualificationRecord>) {
  const [form] = Form.useForm()
  const { variant } = frame
  const given = start ?? record
  const answers = Object.fromEntries(asked.map((name) => [name, given?.[name] ?? undefined]))
  return (
    <SectionForm
      section="qualification"
      frame={frame}
      form={form}
      schema={qualificationForms[variant]}
      record={record}
      initialValues={answers}
      send={(values, basedOn) => call(saveQualification, { body: { ...values, ...frame.about, basedOn } })}
      messages={qualificationMessages}
      latest={<SectionView section="qualification" record={record} variant={variant} />}
    >
      <div className={grid.grid}>
        {variant === 'CHN' ? <ChineseQualificationFields /> : null}
        <div className={grid.wide}>
          <Categories form={form} variant={variant} />
        </div>
      </div>
    </SectionForm>
  )
}

function Categories({ form, variant }: { form: FormInstance; variant: UserType }) {
  const say = useSay()
  const chosen: unknown = Form.useWatch('productCategories', form)
  const count = Array.isArray(chosen) ? chosen.length : 0
  return (
    <FormField
      fields={qualification[variant].fields}
      name="productCategories"
      {...(count > 0 ? { hint: say(texts.productHint, { count }) } : {})}
    >
      <CategoryTree />
    </FormField>
  )
}
