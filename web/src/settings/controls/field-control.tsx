import type { SettingDefinition, Shape } from '@fairground/domain/settings'
import { Checkbox, Input, InputNumber, Radio, Select, Switch } from 'antd'
import type { ReactElement } from 'react'
import { useSay } from '../../lib/language'
import { DateInput } from '../../ui/date-input'
import { SchemaField } from '../../ui/form/schema-field'
import { choiceLabel, fieldLabel, unitOf, type Words } from '../describe-value'
import { settingsTexts as texts } from '../settings.texts'
import { timeZoneOptions } from '../time-zones'
import styles from './controls.module.css'
import { EntryList } from './entry-list'

export interface ControlProps {
  definition: SettingDefinition
  shape: Shape
  /** Where the form keeps it, relative to the list it stands in. */
  name: string
  /** Where the setting keeps it; from it comes the label. */
  path: (string | number)[]
  label: string
  words: Words
}

/** The controls for one part of a setting, chosen by what its rule is made of. */
export function FieldControl(props: ControlProps): ReactElement {
  const { definition, shape, name, path, label, words } = props
  const say = useSay()
  if (shape.kind === 'list')
    return <EntryList {...props} item={shape.item} mostItems={shape.mostItems} Control={FieldControl} />
  if ('fields' in shape) return <FieldGroup {...props} />
  const limits = limitsOf(shape)
  const field = (
    <SchemaField name={name} label={label} {...(limits ? { hint: say(texts.limits, limits) } : {})}>
      {inputFor(definition, shape, path, words)}
    </SchemaField>
  )
  // The setting's title stands beside it already; only those who listen need it again.
  return path.length === 0 ? <div className={styles.untitled}>{field}</div> : field
}

function inputFor(
  definition: SettingDefinition,
  shape: Shape,
  path: (string | number)[],
  words: Words,
): ReactElement {
  const choices = (values: string[]) =>
    values.map((value) => ({ value, label: choiceLabel(definition, value, words) }))
  switch (shape.kind) {
    case 'switch':
      return <SwitchInput />
    case 'number': {
      const unit = unitOf(definition, words)
      return <InputNumber className={styles.number ?? ''} {...(unit ? { suffix: unit } : {})} />
    }
    case 'date':
      return <DateInput cleared="" />
    case 'timeZone':
      return <Select showSearch={{ optionFilterProp: 'label' }} options={timeZoneOptions()} />
    case 'choice':
      return <Radio.Group vertical options={choices(shape.choices)} />
    case 'choices':
      return <Checkbox.Group className={styles.matrixRow ?? ''} options={choices(shape.choices)} />
    default:
      return shape.kind === 'text' && (shape.longest ?? 0) > 200 && path.at(-1) !== 'content' ? (
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      ) : (
        <Input />
      )
  }
}

function FieldGroup({ definition, shape, name, path, label, words }: ControlProps) {
  if (!('fields' in shape)) return null
  const beside = shape.kind === 'range' || shape.kind === 'dates'
  const fields = shape.fields.map(({ name: field, shape: inner }) => (
    <FieldControl
      key={field}
      definition={definition}
      shape={inner}
      name={`${name}.${field}`}
      path={[...path, field]}
      label={fieldLabel(definition, [...path, field], words)}
      words={words}
    />
  ))
  const box = beside ? styles.beside : styles.below
  // A group inside another needs its name beside those of its fields; the outermost has the setting's title.
  return path.length === 0 || shape.kind === 'bilingual' ? (
    <div className={box}>{fields}</div>
  ) : (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={box}>{fields}</div>
    </fieldset>
  )
}

/** A bound nobody comes near only takes up room. */
function limitsOf(shape: Shape): { least: number; most: number } | undefined {
  if (shape.kind !== 'number' || shape.least === undefined || shape.most === undefined) return undefined
  return shape.most < 10_000 ? { least: shape.least, most: shape.most } : undefined
}

interface Props {
  id?: string
  value?: boolean
  onChange?: (value: boolean) => void
}

/** Says in words what its position means. */
function SwitchInput({ id, value = false, onChange }: Props) {
  const say = useSay()
  return (
    <span className={styles.switch}>
      <Switch {...(id ? { id } : {})} checked={value} onChange={(next) => onChange?.(next)} />
      <span aria-hidden>{say(value ? texts.on : texts.off)}</span>
    </span>
  )
}
