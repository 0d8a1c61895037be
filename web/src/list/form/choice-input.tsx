import type { WireField } from '@fairground/wire/list'
import { Select } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { listTexts as texts } from '../list.texts'
import { useCodeChoices } from '../use-reader'

interface Props {
  field: WireField
  /** The name of the value the row already has: it may have been retired from its list since. */
  keptLabel: string
  onChanged: () => void
  id?: string
  value?: string
  onChange?: (value: string | undefined) => void
}

export function ChoiceInput({ field, keptLabel, onChanged, id, value, onChange }: Props) {
  const say = useSay()
  const language = useLanguage()
  const choices = useCodeChoices([field])
  const offered =
    field.kind === 'code'
      ? choices(field.list)
      : field.kind === 'choice'
        ? Object.entries(field.choices).map(([word, title]) => ({ value: word, label: title[language] }))
        : []
  const known = !value || offered.some((choice) => choice.value === value)
  return (
    <Select
      {...(id ? { id } : {})}
      {...(value ? { value } : {})}
      onChange={(chosen: string | undefined) => {
        onChange?.(chosen)
        onChanged()
      }}
      placeholder={say(texts.choose)}
      allowClear={!field.required}
      options={known ? offered : [...offered, { value: value ?? '', label: keptLabel || value }]}
    />
  )
}
