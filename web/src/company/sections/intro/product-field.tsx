import type { Fields } from '@fairground/domain/field'
import { Form } from 'antd'
import type { ReactElement } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { useFormState } from '../../../ui/form/form-context'
import { uiTexts } from '../../../ui/ui.texts'
import styles from './product-card.module.css'

interface Props {
  index: number
  fields: Fields
  name: string
  children: ReactElement
}

/** A question of one product. Its rules are those of a product, whatever its place in the list. */
export function ProductField({ index, fields, name, children }: Props) {
  const language = useLanguage()
  const known = useFormState().rules[name]
  const field = fields[name]
  if (!field) return null
  const text = field.kind === 'paragraph'
  return (
    <Form.Item
      name={[index, name]}
      label={field.title[language]}
      rules={known?.rules ?? []}
      required={known?.required ?? false}
      validateFirst
      // Texts are judged when they are left, choices and files at once.
      validateTrigger={text ? 'onBlur' : 'onChange'}
      extra={text && known?.maxLength ? <Left index={index} field={name} most={known.maxLength} /> : null}
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
