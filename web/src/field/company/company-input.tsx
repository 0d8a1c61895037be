import type { Field } from '@fairground/domain/field'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { fieldTexts as texts } from '../field.texts'
import styles from './company-input.module.css'
import { CompanyPicker } from './company-picker'

interface Props {
  field: Field<'company'>
  id?: string
  value?: string | undefined
  onChange?: (value: string | undefined) => void
}

/** A company that signed up. Choosing one also fills in its name, and its code where the list keeps it. */
export function CompanyInput({ field, id, value, onChange }: Props) {
  const say = useSay()
  const form = Form.useFormInstance()
  const [picking, setPicking] = useState(false)
  const { fills } = field
  const name: unknown = Form.useWatch(fills.name, { form, preserve: true })
  return (
    <div className={styles.company}>
      <span className={value ? styles.companyName : styles.noCompany}>
        {value ? String(name ?? '') : say(texts.noneChosen)}
      </span>
      {value && !field.required ? (
        <Button type="text" size="small" onClick={() => onChange?.(undefined)}>
          {say(texts.unlink)}
        </Button>
      ) : null}
      <Button
        {...(id ? { id } : {})}
        size="small"
        // The field's label would otherwise be read instead of what the button does.
        aria-label={say(value ? texts.pickAgain : texts.pick)}
        onClick={() => setPicking(true)}
      >
        {say(value ? texts.pickAgain : texts.pick)}
      </Button>
      {picking ? (
        <CompanyPicker
          picker={field.picker}
          onClose={() => setPicking(false)}
          onPick={(company) => {
            const { name: nameAt, creditCode: codeAt } = fills
            form.setFieldsValue({
              [nameAt]: company.companyName,
              ...(codeAt && company.creditCode ? { [codeAt]: company.creditCode } : {}),
            })
            onChange?.(company.id)
            setPicking(false)
          }}
        />
      ) : null}
    </div>
  )
}
