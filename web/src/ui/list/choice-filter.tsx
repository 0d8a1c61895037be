import { Form, Select } from 'antd'
import type { FilterProps } from './text-filter'

interface Props<Name extends string> extends FilterProps<Name> {
  options: { value: string; label: string }[]
}

/** With more of them, typing finds one sooner than reading. */
const readAtAGlance = 8

export function ChoiceFilter<Name extends string>({ name, label, hidden = false, options }: Props<Name>) {
  return (
    <Form.Item<Record<string, unknown>> name={name} hidden={hidden}>
      <Select
        placeholder={label}
        aria-label={label}
        allowClear
        showSearch={options.length > readAtAGlance ? { optionFilterProp: 'label' } : false}
        options={options}
      />
    </Form.Item>
  )
}
