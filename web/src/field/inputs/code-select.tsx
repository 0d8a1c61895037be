import { Select } from 'antd'
import { useChoices } from './use-choices'

interface Props {
  list: string
  also?: readonly string[] | undefined
  id?: string
  value?: string
  onChange?: (value: string | undefined) => void
  placeholder?: string
  allowClear?: boolean
  /** What a value is called that the list has lost. */
  keptLabel?: string
}

const searchedFrom = 8

export function CodeSelect({ list, also, value, keptLabel, ...field }: Props) {
  const { choices, loading } = useChoices(list, value ? [value] : [], also)
  const lost = value && !loading && !choices.some((choice) => choice.value === value)
  return (
    <Select<string>
      {...field}
      // An empty text would be shown as an answer.
      value={value || null}
      options={lost ? [...choices, { value, label: keptLabel || value }] : choices}
      loading={loading}
      showSearch={choices.length >= searchedFrom ? { optionFilterProp: 'label' } : false}
    />
  )
}

interface SeveralProps {
  list: string
  id?: string
  value?: string[]
  onChange?: (value: string[]) => void
}

export function CodesSelect({ list, value = [], ...field }: SeveralProps) {
  const { choices, loading } = useChoices(list, value)
  return (
    <Select<string[]>
      {...field}
      mode="multiple"
      value={value}
      options={choices}
      loading={loading}
      showSearch={{ optionFilterProp: 'label' }}
    />
  )
}
