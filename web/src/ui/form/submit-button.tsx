import { LoadingOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import { useFormState } from './form-context'

/** The sign of waiting is hidden from assistive technology: it lingers a moment, and would be read as part of the name. */
const waiting = { icon: <LoadingOutlined spin aria-hidden /> }

export function SubmitButton(props: ButtonProps) {
  const { submitting } = useFormState()
  return <Button type="primary" htmlType="submit" loading={submitting ? waiting : false} {...props} />
}
