import { type CheckDigitRule, isDoubtful } from '@fairground/domain/credit-code'
import { Form, type FormInstance } from 'antd'
import type { ReactElement } from 'react'
import { SchemaField } from '../ui/form/schema-field'
import styles from './checked-code-field.module.css'

interface Props {
  form: FormInstance
  label: string
  checkDigit: CheckDigitRule
  hint?: string
  /** Said while the check digit does not fit. */
  doubt: string
  normalize?: (value: string) => string
  /** The input the code is typed into. */
  children: ReactElement
}

/**
 * A check digit that does not fit is most likely a slip, but old codes exist, so it only warns. Where the organiser
 * insists on it the form's schema refuses, and a warning beside that would contradict it.
 */
export function CheckedCodeField({ form, label, checkDigit, hint, doubt, normalize, children }: Props) {
  const typed: unknown = Form.useWatch('creditCode', form)
  const doubtful = isDoubtful(typeof typed === 'string' ? typed : '', checkDigit)
  return (
    <SchemaField
      name="creditCode"
      label={label}
      {...(normalize ? { normalize } : {})}
      hint={
        <span role="status" className={doubtful && hint ? styles.doubtful : undefined}>
          {doubtful ? doubt : hint}
        </span>
      }
    >
      {children}
    </SchemaField>
  )
}
