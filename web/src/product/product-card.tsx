import { productTexts as fieldsOf } from '@fairground/domain/product'
import { Button, Checkbox, Form, Input, Popconfirm } from 'antd'
import type { ReactElement } from 'react'
import { CategoryCascader } from '../company'
import { useSay } from '../lib/language'
import { useUser } from '../session/use-session'
import { useFormState } from '../ui/form/form-context'
import { UpDown } from '../ui/up-down'
import { PictureField } from './picture-field'
import styles from './product.module.css'
import { productTexts as texts } from './product.texts'

interface Props {
  /** Its place in the list, from 0. */
  name: number
  onRemove: () => void
  onMove: { up?: () => void; down?: () => void }
}

const room = { minRows: 3, maxRows: 8 }

export function ProductCard({ name, onRemove, onMove }: Props) {
  const say = useSay()
  const { userType } = useUser()
  const number = name + 1
  return (
    <fieldset className={styles.card} aria-label={say(texts.product, { number })}>
      <div className={styles.cardHead}>
        <strong>{say(texts.product, { number })}</strong>
        <UpDown
          up={say(texts.up, { number })}
          down={say(texts.down, { number })}
          onUp={onMove.up}
          onDown={onMove.down}
        />
        <Popconfirm
          title={say(texts.removeAsk)}
          okText={say(texts.remove)}
          cancelText={say(texts.cancel)}
          onConfirm={onRemove}
        >
          <Button type="text" size="small" aria-label={say(texts.removeOf, { number })}>
            {say(texts.remove)}
          </Button>
        </Popconfirm>
      </div>
      <div className={styles.body}>
        <Question index={name} name="imageFileId" label={say(texts.picture)} at="onChange">
          <PictureField />
        </Question>
        <div>
          <Form.Item name={[name, 'isNew']} valuePropName="checked">
            <Checkbox>{say(texts.isNew)}</Checkbox>
          </Form.Item>
          <Question index={name} name="category" label={say(texts.category)} at="onChange">
            <CategoryCascader />
          </Question>
          {fieldsOf[userType].map((field) => (
            <Question key={field} index={name} name={field} label={say(texts[field])}>
              {field.startsWith('name') ? <Input /> : <Input.TextArea autoSize={room} />}
            </Question>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

interface QuestionProps {
  index: number
  name: string
  label: string
  /** Texts are judged when they are left, choices and pictures at once. */
  at?: 'onBlur' | 'onChange'
  children: ReactElement
}

function Question({ index, name, label, at = 'onBlur', children }: QuestionProps) {
  const known = useFormState().rules[name]
  return (
    <Form.Item
      name={[index, name]}
      label={label}
      rules={known?.rules ?? []}
      required={known?.required ?? false}
      validateFirst
      validateTrigger={at}
    >
      {children}
    </Form.Item>
  )
}
