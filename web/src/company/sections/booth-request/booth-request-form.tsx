import type { UserType } from '@fairground/domain/account'
import {
  boothRequestForm,
  boothRequestMessages,
  offeredBoothTypes,
  sizeAsked,
} from '@fairground/domain/company/sections'
import {
  type BoothRequestRecord,
  insertBoothRequest,
  updateBoothRequest,
} from '@fairground/wire/company/booth-request'
import { Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import { FigureInput } from '../../../field'
import { useSay } from '../../../lib/language'
import { call } from '../../../session/session'
import { SchemaField } from '../../../ui/form/schema-field'
import { SectionForm } from '../../edit/section-form'
import type { SectionFormProps } from '../../edit/section-frame'
import grid from '../../fields/field-grid.module.css'
import { useLabels } from '../../use-labels'
import { SectionView } from '../section-view'
import { BoothHistory } from './booth-history'
import { boothRequestTexts as texts } from './booth-request.texts'
import { ChoiceCards } from './choice-cards'
import { useBoothLimits } from './use-booth-limits'

const sizes = ['standardBooths', 'indoorArea', 'outdoorArea'] as const

export function BoothRequestForm({ record, start, frame }: SectionFormProps<BoothRequestRecord>) {
  const given = start ?? record
  const [form] = Form.useForm()
  const limits = useBoothLimits()
  const schema = useMemo(() => boothRequestForm(limits), [limits])
  return (
    <SectionForm
      section="boothRequest"
      frame={frame}
      form={form}
      schema={schema}
      record={record}
      initialValues={{
        exhibitType: given?.exhibitType || undefined,
        boothType: given?.boothType || undefined,
        // A figure that was not asked for is stored as nothing, and must not stand in the field as an answer.
        ...Object.fromEntries(sizes.map((name) => [name, given?.[name] || undefined])),
      }}
      send={(values, basedOn) =>
        call(record ? updateBoothRequest : insertBoothRequest, {
          body: { ...values, ...frame.about, basedOn },
        })
      }
      messages={boothRequestMessages}
      latest={<SectionView section="boothRequest" record={record} variant={frame.variant} />}
    >
      <RequestFields form={form} variant={frame.variant} />
      <BoothHistory />
    </SectionForm>
  )
}

function RequestFields({ form, variant }: { form: FormInstance; variant: UserType }) {
  const say = useSay()
  const label = useLabels('boothRequest', variant)
  const exhibitType = String(Form.useWatch('exhibitType', form) ?? '')
  const boothType = String(Form.useWatch('boothType', form) ?? '')
  const limits = useBoothLimits()
  const asked = sizeAsked(exhibitType, boothType, limits)
  const clearSizes = () => form.setFieldsValue(Object.fromEntries(sizes.map((name) => [name, undefined])))

  return (
    <>
      <SchemaField name="exhibitType" label={label('exhibitType')}>
        <ChoiceCards
          list="exhibitType"
          label={label('exhibitType')}
          onChoose={() => {
            form.setFieldsValue({ boothType: undefined })
            clearSizes()
          }}
        />
      </SchemaField>
      {exhibitType ? (
        <SchemaField name="boothType" label={label('boothType')}>
          <ChoiceCards
            list="boothType"
            label={label('boothType')}
            only={offeredBoothTypes(exhibitType, limits)}
            onChoose={clearSizes}
          />
        </SchemaField>
      ) : null}
      {asked ? (
        <div className={grid.grid}>
          <SchemaField
            key={asked.field}
            name={asked.field}
            label={`${label(asked.field)} *`}
            hint={say(hints[asked.field], { ...asked.range })}
          >
            <FigureInput
              digits={6}
              unit={say(asked.field === 'standardBooths' ? texts.booths : texts.squareMetres)}
            />
          </SchemaField>
        </div>
      ) : null}
    </>
  )
}

const hints = {
  standardBooths: texts.rangeBooths,
  indoorArea: texts.rangeArea,
  outdoorArea: texts.outdoorOnly,
}
