import { hasValidCheckDigit, normaliseCreditCode } from '@fairground/domain/company'
import { Form, type FormInstance } from 'antd'
import { useSay } from '../../../lib/language'
import { SchemaField } from '../../../ui/form/schema-field'
import { GroupedInput } from './grouped-input'
import { invoiceTexts as texts } from './invoice.texts'

/** A check digit that does not fit is most likely a slip, but old codes exist, so it only warns. */
export function CreditCodeField({ form }: { form: FormInstance }) {
  const say = useSay()
  const typed: unknown = Form.useWatch('creditCode', form)
  const code = normaliseCreditCode(typeof typed === 'string' ? typed : '')
  const doubtful = /^[0-9A-Z]{18}$/.test(code) && !hasValidCheckDigit(code)
  return (
    <SchemaField
      name="creditCode"
      label={say(texts.creditCode)}
      hint={<span role="status">{doubtful ? say(texts.creditCodeDoubtful) : null}</span>}
    >
      <GroupedInput maxLength={30} autoCapitalize="characters" />
    </SchemaField>
  )
}
