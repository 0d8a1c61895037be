import type { Field } from '@fairground/domain/field'
import { Radio, Select } from 'antd'
import { useLanguage } from '../../lib/language'

interface Props {
  field: Field<'choice'>
  id?: string
  value?: string
  onChange?: (value: string | undefined) => void
  placeholder?: string
  allowClear?: boolean
}

/** A few words, in a menu or all in sight. */
export function ChoiceInput({ field: { look, choices, title }, value, onChange, ...rest }: Props) {
  const language = useLanguage()
  const options = Object.entries(choices).map(([word, words]) => ({ value: word, label: words[language] }))
  if (look)
    return (
      <Radio.Group
        {...(rest.id ? { id: rest.id } : {})}
        // A visible label cannot name a group.
        aria-label={title[language]}
        value={value}
        onChange={({ target }) => onChange?.(target.value as string)}
        options={options}
        vertical={look === 'lines'}
      />
    )
  return (
    <Select<string>
      {...rest}
      {...(value ? { value } : {})}
      onChange={(chosen) => onChange?.(chosen)}
      options={options}
    />
  )
}
