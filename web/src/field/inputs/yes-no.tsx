import { Radio } from 'antd'
import { useSay } from '../../lib/language'
import { fieldTexts as texts } from '../field.texts'

interface Props {
  /** The question again: a visible label cannot name a group. */
  label: string
  id?: string
  value?: boolean
  onChange?: (value: boolean) => void
}

export function YesNo({ label, id, value, onChange }: Props) {
  const say = useSay()
  return (
    <Radio.Group
      {...(id ? { id } : {})}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange?.(target.value as boolean)}
      options={[
        { value: true, label: say(texts.yes) },
        { value: false, label: say(texts.no) },
      ]}
    />
  )
}
