import type { Composed, Parts } from '@fairground/domain/field'
import type { ReactElement } from 'react'
import { FieldInput, fieldTexts, type TypedField } from '../../field'
import { useSay } from '../../lib/language'
import { SchemaField } from '../../ui/form/schema-field'
import { type SettingWords, titleOfPart } from '../describe-value'
import styles from './controls.module.css'
import { EntryList } from './entry-list'

export interface ControlProps {
  field: Composed
  /** Where the form keeps it, relative to the list it stands in. */
  name: string
  label: string
  words: SettingWords
  /** The setting itself, as opposed to something inside it. */
  outermost?: boolean
}

/** The controls of a setting or of a part of it. */
export function FieldControl({ field, ...props }: ControlProps): ReactElement {
  if (field.kind === 'entries')
    return <EntryList name={props.name} words={props.words} field={field} Control={FieldControl} />
  return field.kind === 'parts' ? (
    <FieldGroup field={field} {...props} />
  ) : (
    <Single field={field as TypedField} {...props} />
  )
}

const narrow: Partial<Record<TypedField['kind'], string | undefined>> = {
  integer: styles.figure,
  decimal: styles.figure,
  date: styles.day,
}

function Single({ field, name, label, outermost = false }: ControlProps & { field: TypedField }) {
  const say = useSay()
  const limits = 'limits' in field ? field.limits : undefined
  // The setting's title stands beside it already; only those who listen need it again.
  return (
    <div className={[outermost ? styles.untitled : '', narrow[field.kind]].join(' ')}>
      <SchemaField name={name} label={label} {...(limits ? { hint: say(fieldTexts.limits, limits) } : {})}>
        <FieldInput field={field} />
      </SchemaField>
    </div>
  )
}

function FieldGroup({ field, name, label, words, outermost = false }: ControlProps & { field: Parts }) {
  const fields = Object.entries(field.parts).map(([part, inner]) => (
    <FieldControl
      key={part}
      field={inner}
      name={`${name}.${part}`}
      label={titleOfPart(field, part, words)}
      words={words}
    />
  ))
  const box = field.look === 'range' || field.look === 'days' ? styles.beside : styles.below
  // A group inside another needs its name beside those of its fields; the outermost has the setting's title.
  return outermost || field.look === 'bothLanguages' ? (
    <div className={box}>{fields}</div>
  ) : (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={box}>{fields}</div>
    </fieldset>
  )
}
