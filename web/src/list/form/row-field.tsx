import type { WireField } from '@fairground/wire/list'
import { Form, Input, InputNumber } from 'antd'
import type { ReactElement } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { DateInput } from '../../ui/date-input'
import { SchemaField } from '../../ui/form/schema-field'
import { ChoiceInput } from './choice-input'
import { CompanyInput } from './company-input'
import { formTexts as texts } from './form.texts'

interface Props {
  name: string
  field: WireField
  keptLabel: string
  /** Fields that are emptied when this one changes. */
  clears: string[]
  /** The first one, so that typing can begin at once. */
  focused: boolean
}

export function RowField({ name, field, keptLabel, clears, focused }: Props) {
  const say = useSay()
  const language = useLanguage()
  const form = Form.useFormInstance()
  const emptied = Object.fromEntries(clears.map((other) => [other, undefined]))
  return (
    // Fields that depend on another are required only while they are asked for, which the schema cannot tell by field.
    <SchemaField
      name={name}
      label={`${field.title[language]}${field.when && field.required ? ' *' : ''}`}
      hint={field.hint?.[language]}
      counter={field.kind === 'paragraph'}
    >
      {inputOf(field, {
        keptLabel,
        dayFormat: say(texts.day),
        autoFocus: focused,
        onChanged: () => form.setFieldsValue(emptied),
      })}
    </SchemaField>
  )
}

interface InputOptions {
  dayFormat: string
  keptLabel: string
  autoFocus: boolean
  onChanged: () => void
}

function inputOf(
  field: WireField,
  { keptLabel, dayFormat, autoFocus, onChanged }: InputOptions,
): ReactElement {
  switch (field.kind) {
    case 'paragraph':
      return <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} autoFocus={autoFocus} />
    case 'integer':
      return (
        <InputNumber
          controls={false}
          precision={0}
          style={{ width: '100%' }}
          inputMode="numeric"
          autoFocus={autoFocus}
        />
      )
    case 'date':
      return <DateInput wide placeholder={dayFormat} />
    case 'code':
    case 'choice':
      return <ChoiceInput field={field} keptLabel={keptLabel} onChanged={onChanged} />
    case 'company':
      return <CompanyInput field={field} />
    default:
      return <Input autoFocus={autoFocus} />
  }
}
