import { Form } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import { useSay } from '../../lib/language'
import { uiTexts } from '../ui.texts'
import { useFormState } from './form-context'
import styles from './schema-field.module.css'
import { namePathOf } from './schema-rules'

interface Props {
  /** Dotted path in the form's schema. */
  name: string
  label: ReactNode
  /** Shows how much room is left, for texts whose limit people come near. */
  counter?: boolean
  hint?: ReactNode
  normalize?: (value: string) => string
  children: ReactElement
}

export function SchemaField({ name, label, counter = false, hint, normalize, children }: Props) {
  const field = useFormState().rules[name]
  const limit = counter ? field?.maxLength : undefined
  const below = hint || limit !== undefined
  return (
    <Form.Item
      name={namePathOf(name)}
      label={label}
      rules={field?.rules ?? []}
      required={field?.required ?? false}
      validateFirst
      {...(normalize ? { normalize } : {})}
      extra={
        below ? (
          <span className={styles.below}>
            <span className={styles.hint}>{hint}</span>
            {limit === undefined ? null : <Counter name={name} limit={limit} />}
          </span>
        ) : undefined
      }
    >
      {children}
    </Form.Item>
  )
}

function Counter({ name, limit }: { name: string; limit: number }) {
  const say = useSay()
  const value: unknown = Form.useWatch(namePathOf(name))
  const left = limit - (typeof value === 'string' ? value.length : 0)
  return (
    <span className={left < 0 ? styles.over : undefined}>
      {left < 0 ? say(uiTexts.over, { count: -left }) : say(uiTexts.remaining, { count: left })}
    </span>
  )
}
