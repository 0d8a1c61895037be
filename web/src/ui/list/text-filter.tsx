import { Form, Input } from 'antd'

/** `Name` lets a page allow only the filters its list has. */
export interface FilterProps<Name extends string> {
  name: Name
  /** Stands in the empty field; there is no room for a label beside it. */
  label: string
  /** Out of sight, but its value still counts. */
  hidden?: boolean
}

interface Props<Name extends string> extends FilterProps<Name> {
  maxLength?: number
}

export function TextFilter<Name extends string>(props: Props<Name>) {
  const { name, label, hidden = false, maxLength = 200 } = props
  return (
    <Form.Item<Record<string, unknown>> name={name} hidden={hidden}>
      <Input placeholder={label} aria-label={label} maxLength={maxLength} allowClear />
    </Form.Item>
  )
}
