import { hasValidCheckDigit, normaliseCreditCode } from '@fairground/domain/credit-code'
import { Form, type FormInstance } from 'antd'
import { useCheckDigitRule } from '../../../credit-code'
import { useSay } from '../../../lib/language'
import { SchemaField } from '../../../ui/form/schema-field'
import { useLabels } from '../../use-labels'
import { GroupedInput } from './grouped-input'
import { invoiceTexts as texts } from './invoice.texts'

/**
 * A check digit that does not fit is most likely a slip, but old codes exist, so it only warns. Where the organiser
 * insists on it the form's schema refuses, and a warning beside that would contradict it.
 */
export function CreditCodeField({ form }: { form: FormInstance }) {
  const say = useSay()
  const label = useLabels('invoice', 'CHN')
  const typed: unknown = Form.useWatch('creditCode', form)
  const code = normaliseCreditCode(typeof typed === 'string' ? typed : '')
  const checkDigit = useCheckDigitRule()
  const doubtful = checkDigit === 'warn' && /^[0-9A-Z]{18}$/.test(code) && !hasValidCheckDigit(code)
  return (
    <SchemaField
      name="creditCode"
      label={label('creditCode')}
      hint={<span role="status">{doubtful ? say(texts.creditCodeDoubtful) : null}</span>}
    >
      <GroupedInput maxLength={30} autoCapitalize="characters" />
    </SchemaField>
  )
}
