import { type CheckDigitRule, hasValidCheckDigit, normaliseCreditCode } from '@fairground/domain/credit-code'
import { Form, type FormInstance, Input } from 'antd'
import { useSay } from '../lib/language'
import { SchemaField } from '../ui/form/schema-field'
import { accountTexts } from './account.texts'
import styles from './credit-code-field.module.css'

interface Props {
  form: FormInstance
  checkDigit?: CheckDigitRule
}

/**
 * A check digit that does not fit is most likely a slip, but old codes exist, so it only warns. Where the organiser
 * insists on it the form's schema refuses, and a warning beside that would contradict it.
 */
export function CreditCodeField({ form, checkDigit = 'warn' }: Props) {
  const say = useSay()
  const typed: unknown = Form.useWatch('creditCode', form)
  const code = normaliseCreditCode(typeof typed === 'string' ? typed : '')
  const doubtful = checkDigit === 'warn' && /^[0-9A-Z]{18}$/.test(code) && !hasValidCheckDigit(code)
  return (
    <SchemaField
      name="creditCode"
      label={say(accountTexts.creditCode)}
      normalize={(value) => value.toUpperCase()}
      hint={
        <span role="status" className={doubtful ? styles.doubtful : undefined}>
          {say(doubtful ? accountTexts.creditCodeDoubtful : accountTexts.creditCodeHint)}
        </span>
      }
    >
      <Input maxLength={40} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
    </SchemaField>
  )
}
