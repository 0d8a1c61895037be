import { Form } from 'antd'
import type { ReactElement } from 'react'
import { useSay } from '../../../lib/language'
import { useFormState } from '../../../ui/form/form-context'
import { uiTexts } from '../../../ui/ui.texts'
import styles from './product-card.module.css'

interface Props {
  index: number
  field: 'category' | 'imageFileId' | 'introZh' | 'introEn'
  label: string
  /** Texts are judged when they are left, choices and files at once. */
  checked: 'onChange' | 'onBlur'
  children: ReactElement
}

/** A question of one product. Its rules are those of a product, whatever its place in the list. */
export function ProductField({ index, field, label, checked, children }: Props) {
  const known = useFormState().rules[field]
  const text = checked === 'onBlur'
  return (
    <Form.Item
      name={[index, field]}
      label={label}
      rules={known?.rules ?? []}
      required={known?.required ?? false}
      validateFirst
      validateTrigger={checked}
      extra={text && known?.maxLength ? <Left index={index} field={field} most={known.maxLength} /> : null}
    >
      {children}
    </Form.Item>
  )
}

function Left({ index, field, most }: { index: number; field: string; most: number }) {
  const say = useSay()
  const value: unknown = Form.useWatch(['products', index, field])
  const left = most - (typeof value === 'string' ? value.length : 0)
  return (
    <span className={left < 0 ? styles.over : styles.left}>
      {left < 0 ? say(uiTexts.over, { count: -left }) : say(uiTexts.remaining, { count: left })}
    </span>
  )
}
