import type { Field, FieldKind } from '@fairground/domain/field'
import { Input, Select } from 'antd'
import type { ReactElement } from 'react'
import { useSay } from '../lib/language'
import type { Say } from '../lib/text'
import { DateInput } from '../ui/date-input'
import { CompanyInput } from './company/company-input'
import { fieldTexts as texts } from './field.texts'
import { ChoiceInput } from './inputs/choice-input'
import { CodeBoxes } from './inputs/code-boxes'
import { CodeSelect, CodesSelect } from './inputs/code-select'
import { FairMomentInput } from './inputs/fair-moment-input'
import { FigureInput } from './inputs/figure-input'
import { later } from './inputs/later'
import { SwitchInput } from './inputs/switch-input'
import { TextInput } from './inputs/text-input'
import { WordsInput } from './inputs/words-input'
import { YesNo } from './inputs/yes-no'
import { timeZoneOptions } from './time-zones'

/**
 * Files are uploaded for somebody, and whoever knows for whom brings the input; both languages are a question each.
 */
type TypedKind = Exclude<FieldKind, 'file' | 'files' | 'bothLanguages'>
export type TypedField = Field<TypedKind>

/** What a form gives to each of its inputs. */
interface Control {
  id?: string
  value?: never
  onChange?: (value: unknown) => void
  onBlur?: () => void
}

export interface Manner {
  autoFocus?: boolean
  /** What a code is called that its list has lost. */
  keptLabel?: string
  /** An empty menu says that something is to be chosen, and one that may stay empty can be emptied again. */
  inviting?: boolean
}

type Render<Kind extends TypedKind> = (
  field: Field<Kind>,
  control: Control,
  manner: Manner & { say: Say },
) => ReactElement

const menuOf = ({ required }: Field, { inviting = false, say }: Manner & { say: Say }) =>
  inviting ? { placeholder: say(texts.choose), allowClear: !required } : {}

const DocumentInput = later<Control>(() =>
  import('./document/document-input').then(({ DocumentInput: Input }) => ({ default: Input as never })),
)
const NavigationInput = later<Control>(() =>
  import('./inputs/navigation-input').then(({ NavigationInput: Input }) => ({ default: Input as never })),
)

/** How each kind of field is typed. */
const inputs: { [Kind in TypedKind]: Render<Kind> } = {
  text: (field, control, { autoFocus = false }) => (
    <TextInput field={field} {...control} autoFocus={autoFocus} />
  ),
  paragraph: (_field, control, { autoFocus = false }) => (
    <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} {...control} autoFocus={autoFocus} />
  ),
  integer: ({ digits, unit }, control, { autoFocus = false, say }) => (
    <FigureInput
      {...control}
      {...(digits ? { digits } : {})}
      {...(unit ? { unit: say(unit) } : {})}
      autoFocus={autoFocus}
    />
  ),
  decimal: ({ unit }, control, { say }) => (
    <FigureInput decimal {...control} {...(unit ? { unit: say(unit) } : {})} />
  ),
  yesNo: ({ title, look }, control, { say }) =>
    look === 'switch' ? <SwitchInput {...control} /> : <YesNo label={say(title)} {...control} />,
  date: (_field, control, { say }) => <DateInput wide placeholder={say(texts.day)} {...control} />,
  instant: ({ title }, control, { say }) => <FairMomentInput label={say(title)} {...control} />,
  code: (field, control, manner) => (
    <CodeSelect
      list={field.list}
      also={field.also}
      keptLabel={manner.keptLabel ?? ''}
      {...menuOf(field, manner)}
      {...control}
    />
  ),
  codes: ({ list, only }, control) =>
    only ? <CodeBoxes list={list} only={only} {...control} /> : <CodesSelect list={list} {...control} />,
  choice: (field, control, manner) => <ChoiceInput field={field} {...menuOf(field, manner)} {...control} />,
  timeZone: (_field, control) => (
    <Select showSearch={{ optionFilterProp: 'label' }} options={timeZoneOptions()} {...control} />
  ),
  company: (field, control) => <CompanyInput field={field} {...control} />,
  document: (_field, control) => <DocumentInput {...control} />,
  navigation: (_field, control) => <NavigationInput {...control} />,
  words: (field, control) => <WordsInput field={field} {...control} />,
}

interface Props extends Control, Manner {
  field: TypedField
  /** Besides the form itself. */
  onAnswer?: (answer: unknown) => void
}

/** The input of a field, for a form that gives it its value. */
export function FieldInput({
  field,
  onAnswer,
  autoFocus,
  keptLabel,
  inviting,
  ...given
}: Props): ReactElement {
  const say = useSay()
  // The kind chooses the input, and the field is of that kind.
  const render = inputs[field.kind] as Render<TypedKind>
  const control = {
    ...given,
    onChange(answer: unknown) {
      given.onChange?.(answer)
      onAnswer?.(answer)
    },
  }
  return render(field, control, {
    say,
    ...(autoFocus ? { autoFocus } : {}),
    ...(keptLabel ? { keptLabel } : {}),
    ...(inviting ? { inviting } : {}),
  })
}
