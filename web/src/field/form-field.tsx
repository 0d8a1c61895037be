import { applies, type Field, type Fields, isBlank, isDemanded, restartedBy } from '@fairground/domain/field'
import { Form } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import { useLanguage } from '../lib/language'
import { SchemaField } from '../ui/form/schema-field'
import { BothLanguagesField } from './both-languages-field'
import { FieldInput, type Manner, type TypedField } from './field-input'

interface Props extends Manner {
  fields: Fields
  name: string
  /** Where the form says more about it than its definition does. */
  hint?: ReactNode
  /** In place of the input of its kind. */
  children?: ReactElement | undefined
}

/** A question of a form as its definition asks it; nothing while another answer makes it pointless. */
export function FormField({ fields, name, hint, children, ...manner }: Props) {
  const language = useLanguage()
  const form = Form.useFormInstance()
  const field = fieldIn(fields, name)
  const asksAbout = (field.when ?? field.requiredWhen)?.field ?? nobody
  const answer: unknown = Form.useWatch(asksAbout, form)
  const said = { [asksAbout]: answer }
  // What applies is not known before the field it hangs on is answered.
  if (field.when && (isBlank(answer) || !applies(field, said))) return null

  if (field.kind === 'bothLanguages')
    return <BothLanguagesField name={name} field={field} autoFocus={manner.autoFocus ?? false} />

  const emptyOthers = (answer: unknown) =>
    form.setFieldsValue(
      Object.fromEntries(restartedBy(fields, name, answer).map((other) => [other, undefined])),
    )

  return (
    // That it has to be filled in only sometimes is nothing the rule of a single field can tell.
    <SchemaField
      name={name}
      label={`${field.title[language]}${isDemanded(field, said) ? ' *' : ''}`}
      hint={hint ?? field.hint?.[language]}
      counter={field.kind === 'paragraph' || (field.kind === 'text' && field.counter === true)}
      {...(field.kind === 'text' && field.typing === 'mobile' ? { normalize: withoutGaps } : {})}
    >
      {children ?? <FieldInput field={field as TypedField} onAnswer={emptyOthers} {...manner} />}
    </SchemaField>
  )
}

const nobody = '-'

/** Numbers are often pasted as 138 0000 0001. */
const withoutGaps = (typed: string): string => typed.replace(/[\s-]/g, '')

function fieldIn(fields: Fields, name: string): Field {
  const field = fields[name]
  if (!field) throw new Error(`no field ${name} in this form`)
  return field
}
