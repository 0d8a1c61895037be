import { mailingDivisions } from '@fairground/wire/codelist'
import { Cascader, Form, type FormInstance } from 'antd'
import { useLanguage, useSay } from '../../../lib/language'
import { useCall } from '../../../session/use-call'
import { KeptValue } from '../../../ui/form/kept-value'
import { SchemaField } from '../../../ui/form/schema-field'
import { basicsLabel } from './basics.texts'

/** Province and city are two answers but one choice. */
export function PlaceField({ form }: { form: FormInstance }) {
  const say = useSay()
  return (
    <>
      <SchemaField name="mailingProvince" label={say(basicsLabel('CHN', 'mailingPlace'))}>
        <PlaceInput form={form} />
      </SchemaField>
      <KeptValue name="mailingCity" />
    </>
  )
}

interface Props {
  form: FormInstance
  id?: string
  value?: string
  onChange?: (province: string) => void
}

function PlaceInput({ form, id, value, onChange }: Props) {
  const language = useLanguage()
  const { data, isPending } = useCall(mailingDivisions, {}, { staleTime: 600_000 })
  const city: unknown = Form.useWatch('mailingCity', form)
  const name = (item: { name: string; nameEn: string }) => (language === 'en' ? item.nameEn : item.name)
  const options = (data ?? []).map((province) => ({
    value: province.value,
    label: name(province),
    children: (province.children ?? []).map((place) => ({ value: place.value, label: name(place) })),
  }))
  return (
    <Cascader
      {...(id ? { id } : {})}
      value={value && typeof city === 'string' && city ? [value, city] : []}
      options={options}
      loading={isPending}
      allowClear={false}
      showSearch
      onChange={(path) => {
        const [province = '', chosenCity = ''] = (path ?? []).map(String)
        form.setFieldValue('mailingCity', chosenCity)
        onChange?.(province)
      }}
    />
  )
}
