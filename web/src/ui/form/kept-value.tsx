import { Form } from 'antd'

/** Part of the form's values, and so of its draft, without being asked on the page. */
export function KeptValue({ name }: { name: string | (string | number)[] }) {
  return (
    <Form.Item name={name} hidden>
      <Nothing />
    </Form.Item>
  )
}

const Nothing = () => null
